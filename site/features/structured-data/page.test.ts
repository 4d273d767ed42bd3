import type { PostCard } from '../../api/editorial';
import type { Appearance } from '../../api/site-api';
import { addressesAt, breadcrumbsOf, organizationOf, scriptText, webPageOf } from './page';
import { articleOf } from './article';

const addresses = addressesAt('https://stay.example');
const appearance: Appearance = {
  logo: null,
  logoOnDark: null,
  stylesheet: null,
  icon: '/brand/icon-1',
  isDrawn: true,
  fonts: 'classic',
};
const settings = {
  appearance,
  brand: 'Stay',
  phone: '',
  email: 'a@stay.example',
  address: '',
  socialLinks: [],
  openingHours: [],
};
const post: PostCard = {
  slug: 'metro',
  title: 'word '.repeat(40),
  excerpt: '',
  date: '2026-03-02',
  updatedAt: '2026-03-03T00:00:00.000Z',
  category: null,
  cover: null,
  author: null,
  checkedOn: null,
};

test('hours that are given take the place of around the clock', () => {
  const openingHours = [{ days: [0, 1], opens: '09:00', closes: '18:00' }];
  expect(organizationOf({ ...settings, openingHours }, addresses, '/contact').contactPoint).toMatchObject({
    hoursAvailable: [{ dayOfWeek: ['Monday', 'Sunday'], opens: '09:00', closes: '18:00' }],
  });
});

test('the operator can be reached around the clock, and says no more than the page does', () => {
  const organization = organizationOf(settings, addresses, '/');
  expect(organization.contactPoint).toMatchObject({
    hoursAvailable: [{ opens: '00:00', closes: '23:59' }],
  });
  expect(organization).toMatchObject({ name: 'Stay', url: 'https://stay.example/' });
  expect(organization).toMatchObject({ logo: 'https://stay.example/brand/icon-1-512.png' });
  for (const key of ['telephone', 'address', 'sameAs']) expect(organization).not.toHaveProperty(key);
});

test('pages that are not about the operator name it, and refer to where it is told', () => {
  const organization = organizationOf({ ...settings, phone: '+971 4 555 0142' }, addresses, '/apartment/a');
  expect(organization).toEqual({
    '@type': 'Organization',
    '@id': 'https://stay.example/#organization',
    name: 'Stay',
    url: 'https://stay.example/',
    logo: 'https://stay.example/brand/icon-1-512.png',
  });
});

test('a page stands at its canonical address, an error page at none', () => {
  const head = { title: 'Metro', description: null, canonical: '/blog/metro', language: 'en' as const };
  expect(webPageOf(head, addresses)).toMatchObject({ url: 'https://stay.example/blog/metro' });
  expect(webPageOf({ ...head, canonical: null }, addresses)).not.toHaveProperty('url');
});

test('a guide has a headline of at most 110 characters, and the operator for an author where it names none', () => {
  const article = articleOf(post, addresses);
  expect(article.headline).toBe(`${'word '.repeat(21)}word…`);
  expect(article).toMatchObject({ datePublished: '2026-03-02', author: addresses.organization });
  expect(article).not.toHaveProperty('image');
});

test('a guide that was checked says so as its last change, unless that was before it was published', () => {
  const article = articleOf({ ...post, author: 'Amal', checkedOn: '2026-11-03' }, addresses);
  expect(article).toMatchObject({ dateModified: '2026-11-03', author: { '@type': 'Person', name: 'Amal' } });
  expect(articleOf({ ...post, checkedOn: '2026-01-01' }, addresses)).not.toHaveProperty('dateModified');
});

test('the way to a page is numbered from the homepage on', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Guides', path: '/category/guides' },
  ];
  expect(breadcrumbsOf(steps, addresses).itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://stay.example/' },
    { position: 2, name: 'Guides', item: 'https://stay.example/category/guides' },
  ]);
});

test('nothing that an editor writes ends the script', () => {
  const text = scriptText([
    webPageOf({ title: '</script><b>', description: null, canonical: '/', language: 'en' }, addresses),
  ]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
});
