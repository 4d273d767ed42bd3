import { setLanguageSource } from 'booking-rules/shared/format/language';
import { conditionsOf } from './search/describe-search';
import { formatAbout } from '../lib/currency';
import { formatDate, formatMonth } from '../lib/format-month';
import { countriesByName, preferredCountries } from '../ui/phone/countries';
import { phoneProblem } from '../ui/phone/phone-check';
import { booking as arabicBooking } from '../messages/ar/booking';
import { browse as arabic } from '../messages/ar/browse';
import { house as arabicHouse } from '../messages/ar/house';
import { server as arabicServer } from '../messages/ar/server';
import { booking } from '../messages/en/booking';
import { browse } from '../messages/en/browse';
import { house } from '../messages/en/house';
import { server } from '../messages/en/server';

beforeAll(() => setLanguageSource(() => 'ar'));
afterAll(() => setLanguageSource(() => 'en'));

/** Every sentence in what is said, by its name; what is put together from values is left out. */
function sentencesIn(said: unknown, name = ''): [name: string, sentence: string][] {
  if (typeof said === 'string') return [[name, said]];
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([key, value]) => sentencesIn(value, `${name}/${key}`));
}

test('no sentence was left in the other language', () => {
  const english = sentencesIn({ ...browse, ...booking, ...house, ...server });
  const translated = sentencesIn({ ...arabic, ...arabicBooking, ...arabicHouse, ...arabicServer });
  const isLatin = ([, text]: [string, string]) =>
    /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
  expect(translated.filter(isLatin)).toEqual([]);
  expect(english.filter(([, text]) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});

test.each([
  [0, 'لا توجد شقق', 'لا توجد شقق متاحة في تواريخك'],
  [1, 'شقة واحدة', 'شقة واحدة متاحة في تواريخك'],
  [2, 'شقتان', 'شقتان متاحتان في تواريخك'],
  [7, '7 شقق', '7 شقق متاحة في تواريخك'],
  [26, '26 شقة', '26 شقة متاحة في تواريخك'],
  [103, '103 شقق', '103 شقق متاحة في تواريخك'],
  [1200, '1,200 شقة', '1,200 شقة متاحة في تواريخك'],
])('%i apartments agree with their number', (count, found, free) => {
  expect(arabic.results.count(count)).toBe(found);
  expect(arabic.results.countOnDates(count)).toBe(free);
});

test('two of something are said in another form behind a preposition', () => {
  expect(arabic.search.sheet.nights(2)).toBe('ليلتان');
  expect(arabic.results.card.totalFor(2, null)).toBe('إجمالي ليلتين، شاملًا جميع الرسوم');
  expect(arabic.results.card.totalFor(5, 'مرن')).toBe('إجمالي 5 ليالٍ، شاملًا جميع الرسوم. مرن');
  expect(arabic.home.reasons.refund(14, 100)).toContain('14 يومًا');
});

test('a search is said in Arabic, with dates, guests and amounts', () => {
  const query = { availabilityGuestNumber: 2, bedrooms: 2, priceMax: 80_000 };
  const labels = conditionsOf(query, { districts: [], amenities: [] }).map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(['ضيفان', 'غرفتا نوم أو أكثر']);
  expect(labels[2]).toMatch(/^حتى .*800.*د\.إ/);
});

test('months and days are those of the Arabic calendar pages, in Latin digits', () => {
  expect(formatMonth('2026-12-04')).toBe('ديسمبر 2026');
  expect(formatDate('2026-10-12')).toBe('12 أكتوبر 2026');
});

test('figures keep their order: an amount in another currency, a calling code', () => {
  expect(formatAbout(431_250, { code: 'USD', symbol: '$', perAed: 0.2723 })).toBe(
    'حوالي\u00a0\u2066$1,174\u2069',
  );
  expect(phoneProblem({ country: 'DE', phone: '12' })).toContain('(ألمانيا، \u2066+49\u2069)');
});

test('countries have Arabic names and stand in their order', () => {
  const names = countriesByName().map(({ name }) => name);
  expect(names.every((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
  expect(names).toEqual([...names].sort(new Intl.Collator('ar').compare));
  const preferred = countriesByName().filter(({ code }) => preferredCountries().includes(code));
  expect(preferred).toHaveLength(preferredCountries().length);
  expect(preferred.find(({ code }) => code === 'AE')?.name).toBe('الإمارات العربية المتحدة');
});
