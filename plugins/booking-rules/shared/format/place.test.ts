import { amountInWords } from './amount-in-words';
import { decimalAmount, withCurrency } from './csv';
import { formatDay, formatShortDay, weekdayName } from './day';
import { clockName, formatInstant } from './instant';
import { setLanguageSource, directionOf, type Language } from './language';
import { formatAmount, formatAmountInFull, formatFullAmount, percentOf, toAmount, toDecimal } from './money';
import { formatMonth } from './month';
import {
  columnOf,
  DEFAULT_PLACE,
  daysOfWeek,
  isTimeZone,
  minorDigitsOf,
  setPlace,
  type Place,
} from './place';
import { formatCount } from './plural';
import { formatStay } from './stay';

const beIn = (place: Partial<Place>): void => setPlace({ ...DEFAULT_PLACE, ...place });
const write = (language: Language): void => setLanguageSource(() => language);

afterEach(() => {
  setPlace(DEFAULT_PLACE);
  write('en');
});

test.each([
  ['AED', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['IDR', 0],
  ['KWD', 3],
  ['XYZ', null],
  ['eur', null],
  ['', null],
])('%p has %p digits', (currency, digits) => expect(minorDigitsOf(currency)).toBe(digits));

test.each([
  ['Europe/Madrid', true],
  ['UTC', true],
  ['+04:00', false],
  ['Dubai', false],
  ['', false],
])('%p is a time zone: %p', (name, isOne) => expect(isTimeZone(name)).toBe(isOne));

test.each([
  [{ currency: 'EUR', minorDigits: 2 }, 1_234.5, 'EUR 1,234.50', '1,234.50', '1234.50'],
  [{ currency: 'JPY', minorDigits: 0 }, 1_234, 'JPY 1,234', '1,234', '1234'],
  [{ currency: 'KWD', minorDigits: 3 }, 1_234.5, 'KWD 1,234.500', '1,234.500', '1234.500'],
  [{ currency: 'KWD', minorDigits: 3 }, 12, 'KWD 12', '12.000', '12.000'],
])('amounts of %j follow its digits', (place, decimal, words, full, plain) => {
  beIn(place);
  const amount = toAmount(decimal);
  expect(toDecimal(amount)).toBe(decimal);
  expect(formatAmount(amount)).toBe(words.replace(' ', '\u00a0'));
  expect(formatFullAmount(amount)).toBe(full);
  expect(formatAmountInFull(amount)).toBe(`${place.currency} ${full}`);
  expect(decimalAmount(amount)).toBe(plain);
  expect(withCurrency('Total')).toBe(`Total (${place.currency})`);
});

test('amounts of three digits are kept as cards can pay them', () => {
  beIn({ currency: 'KWD', minorDigits: 3 });
  expect(toAmount(1.234)).toBe(1_230);
  expect(percentOf(1_230, 50)).toBe(620);
  expect(percentOf(1_234, 100)).toBe(1_234);
});

test.each([
  [{ currency: 'EUR', minorDigits: 2 }, 101, 'One euro and 1 cent'],
  [{ currency: 'GBP', minorDigits: 2 }, 200_050, 'Two thousand pounds and 50 pence'],
  [{ currency: 'KWD', minorDigits: 3 }, 12_250, 'Twelve dinars and 250 fils'],
  [{ currency: 'JPY', minorDigits: 0 }, 15_000, 'Fifteen thousand Japanese yen'],
  [{ currency: 'PLN', minorDigits: 2 }, 905, 'Nine Polish zlotys and 05/100'],
])('%j: %i is %s', (place, amount, words) => {
  beIn(place);
  expect(amountInWords(amount)).toBe(words);
});

test.each([
  [1, [1, 2, 3, 4, 5, 6, 0]],
  [0, [0, 1, 2, 3, 4, 5, 6]],
  [6, [6, 0, 1, 2, 3, 4, 5]],
] as const)('a week that begins on %i runs %j', (firstDayOfWeek, days) => {
  beIn({ firstDayOfWeek });
  expect(daysOfWeek()).toEqual(days);
  expect(daysOfWeek().map(columnOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('Arabic has its own words for days, months and money, with the digits of the Emirates', () => {
  write('ar');
  expect(formatDay('2026-12-04')).toBe('الجمعة، 4 ديسمبر 2026');
  expect(formatShortDay('2026-12-04')).toBe('4 ديسمبر');
  expect(formatMonth('2027-01')).toBe('يناير 2027');
  expect(weekdayName(0)).toBe('الأحد');
  expect(formatStay({ checkIn: '2026-12-30', checkOut: '2027-01-02' })).toMatch(/30 ديسمبر.*2 يناير/);
  expect(formatInstant('2026-11-21T11:04:00Z')).toBe('السبت، 21 نوفمبر 2026، 15:04 بتوقيت دبي');
  expect(formatAmount(431_250)).toMatch(/4,312\.50.*د\.إ/);
  expect(formatAmount(431_200)).not.toContain('.00');
  expect(formatCount(3_519)).toBe('3,519');
  expect(directionOf('ar')).toBe('rtl');
});

test('what is no day stays as it is in every language', () => {
  write('ar');
  expect([formatDay('soon'), formatShortDay(''), formatMonth('2027-13')]).toEqual(['soon', '', '2027-13']);
});

test('times are of the clocks of the city', () => {
  beIn({ city: 'Madrid', timeZone: 'Europe/Madrid' });
  expect(clockName()).toBe('Madrid time');
});

test('where no place is chosen yet, they are of no city', () => {
  beIn({ city: '' });
  expect(clockName()).toBe('local time');
  write('ar');
  expect(clockName()).toBe('بالتوقيت المحلي');
});
