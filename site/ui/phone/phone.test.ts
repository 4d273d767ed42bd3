import { DEFAULT_PLACE, setPlace } from 'booking-rules/shared/format/place';
import { COUNTRIES, fallbackCountry, preferredCountries } from './countries';
import { countryIn, lookUpCountry } from './look-up-country';
import { e164Of, phoneProblem, preparePhoneCheck } from './phone-check';
import { countryOfTyped } from './phone-value';

const MOBILE = { country: 'AE', phone: '050 123 4567' };

describe('the list of countries', () => {
  test('has each country once, by name, with a calling code', () => {
    const names = COUNTRIES.map(({ name }) => name);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
    expect(COUNTRIES.every(({ code, calling }) => /^[A-Z]{2}$/.test(code) && /^\d{1,3}$/.test(calling))).toBe(
      true,
    );
  });

  test('offers the country of the business first, and no country twice', () => {
    setPlace({ ...DEFAULT_PLACE, country: 'DE' });
    const [first, ...others] = preferredCountries();
    expect([first, fallbackCountry()]).toEqual(['DE', 'DE']);
    expect(others).not.toContain('DE');
    expect(others).toContain('GB');
    setPlace(DEFAULT_PLACE);
  });

  test('begins with the first preferred country, or else the first in the list', () => {
    expect(fallbackCountry(['DE', 'AE'])).toBe('DE');
    expect(fallbackCountry([])).toBe(COUNTRIES[0]?.code);
    expect(fallbackCountry(['??'])).toBe(COUNTRIES[0]?.code);
  });
});

describe.each([
  ['before the library is there', () => Promise.resolve()],
  ['with the library', preparePhoneCheck],
])('a phone number, %s', (_, prepare) => {
  beforeAll(prepare);

  test.each([
    [MOBILE, '+971501234567'],
    [{ country: 'AE', phone: '+971 50 123 4567' }, '+971501234567'],
    [{ country: 'GB', phone: '0044 20 7946 0958' }, '+442079460958'],
    [{ country: 'US', phone: '(212) 555-0142' }, '+12125550142'],
  ])('%j is sent as %s', (value, sent) => {
    expect(phoneProblem(value)).toBeNull();
    expect(e164Of(value)).toBe(sent);
  });

  test('that is missing, too long, or no number at all is said to be so', () => {
    expect(phoneProblem({ country: 'AE', phone: ' ' })).toBe('Enter your phone number');
    expect(phoneProblem({ country: 'AE', phone: '1'.repeat(26) })).toBe('Use at most 25 characters');
    expect(phoneProblem({ country: 'AE', phone: 'call me' })).toMatch(/complete phone number \(United Arab/);
    expect(phoneProblem({ country: 'DE', phone: '+971 50 123 4567' })).toMatch(/Germany, \+49/);
  });
});

test('with the library a number is checked against its country', () => {
  expect(phoneProblem({ country: 'AE', phone: '50 123 456' })).not.toBeNull();
  expect(phoneProblem({ country: 'IT', phone: '06 698 12345' })).toBeNull();
  expect(e164Of({ country: 'IT', phone: '06 698 12345' })).toBe('+390669812345');
});

test.each([
  ['AE', '+49 30', 'DE'],
  ['AE', '0044', 'GB'],
  ['CA', '+1 416', 'CA'],
  ['AE', '+1 416', 'US'],
  ['AE', '050', 'AE'],
  ['AE', '+', 'AE'],
])('in %s a guest who types %s is taken to be from %s', (country, phone, expected) => {
  expect(countryOfTyped({ country, phone })).toBe(expected);
});

describe('the look-up of the country', () => {
  test.each([
    ['DE', 'DE'],
    ['{"country":"de"}', 'DE'],
    ['{"country_name":"Germany","country_code":"DE"}', 'DE'],
    ['{"country":"Germany","countryCode":"DE"}', 'DE'],
    ['"AE"', 'AE'],
    ['<html>', null],
    ['{"country":"??"}', null],
    ['null', null],
  ])('understands %s', (text, code) => {
    expect(countryIn(text)).toBe(code);
  });

  test('that fails says nothing', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    expect(await lookUpCountry('https://where.example')).toBeNull();
    fetch.mockResolvedValue(new Response('no', { status: 503 }));
    expect(await lookUpCountry('https://where.example')).toBeNull();
    fetch.mockRestore();
  });
});
