import { isolated, withoutOpenMarks } from './isolated';
import { writtenIn } from './language';

const inArabic = (text: string) => writtenIn('ar', () => isolated(text));

test('what is read from the left is held together among Arabic words', () => {
  expect(inArabic('Harbour Homes L.L.C. (an example)')).toBe('\u2068Harbour Homes L.L.C. (an example)\u2069');
  expect(inArabic('+971 4 555 0142')).toBe('\u2068+971 4 555 0142\u2069');
  expect(inArabic('1 Quay Street, Dubai')).toBe('\u20681 Quay Street, Dubai\u2069');
});

test('so are digits and brackets in an Arabic name, and no Arabic words alone', () => {
  expect(inArabic('شقة المارينا 2')).toBe('\u2068شقة المارينا 2\u2069');
  expect(inArabic('شقة المارينا')).toBe('شقة المارينا');
});

test('among English words only what is read from the right is held together', () => {
  expect(isolated('ليلى Haddad')).toBe('\u2068ليلى Haddad\u2069');
  expect(isolated('1 Quay Street, Dubai')).toBe('1 Quay Street, Dubai');
});

test('what is held together already stays so, and nobody can turn what comes behind their name', () => {
  const stay = '\u2068Loft 2\u2069، 3';
  expect(inArabic(stay)).toBe(`\u2068${stay}\u2069`);
  expect(inArabic('Eve\u202e\u2069 paid')).toBe('\u2068Eve paid\u2069');
  expect(withoutOpenMarks('\u2069\u2068Eve')).toBe('Eve');
  expect(isolated('\u2067Eve')).toBe('Eve');
});
