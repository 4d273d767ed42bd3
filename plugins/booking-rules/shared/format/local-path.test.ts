import { setLanguageSource } from './language';
import { localPath, pathIn, splitPath } from './local-path';

afterEach(() => setLanguageSource(() => 'en'));

test.each([
  ['/', 'en', '/'],
  ['/blog/metro?page=2', 'en', '/blog/metro?page=2'],
  ['/arabian-ranches', 'en', '/arabian-ranches'],
  ['/en/blog', 'en', '/en/blog'],
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar?district=meydan', 'ar', '/?district=meydan'],
  ['/ar/results/1?district=meydan#top', 'ar', '/results/1?district=meydan#top'],
])('%s is of %s and leads to %s', (address, language, path) => {
  expect(splitPath(address)).toEqual({ language, path });
});

test.each([
  ['/', '/ar'],
  ['/?district=meydan', '/ar?district=meydan'],
  ['/#faq', '/ar#faq'],
  ['/results/1?availabilityDateStart=2027-01-01', '/ar/results/1?availabilityDateStart=2027-01-01'],
  ['/ar/contact', '/ar/contact'],
  ['/administration', '/ar/administration'],
])('%s is %s in Arabic, and comes back from there', (address, arabic) => {
  expect(pathIn('ar', address)).toBe(arabic);
  expect(pathIn('en', arabic)).toBe(splitPath(address).path);
});

test.each([
  '',
  '#main',
  'tel:+97140000000',
  'https://elsewhere.example/contact',
  '//elsewhere.example/contact',
  '/uploads/view_1.webp',
  '/api/documents/1?token=a.b',
  '/admin',
  '/blog/rss.xml',
])('%j is no page and the same in every language', (address) => {
  expect(pathIn('ar', address)).toBe(address);
});

test('links stay in the language of the page, unless they name another', () => {
  expect(localPath('/contact')).toBe('/contact');
  expect(localPath('/ar/contact')).toBe('/ar/contact');
  setLanguageSource(() => 'ar');
  expect(localPath('/contact')).toBe('/ar/contact');
  expect(localPath(localPath('/contact'))).toBe('/ar/contact');
});
