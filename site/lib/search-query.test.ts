import * as fc from 'fast-check';
import { apartmentHref, cardProblem, readSearch, searchHref, stayOnly } from './search-query';
import { carriedSearch } from './search-fields';
import { STAY_SORTS } from 'booking-rules/shared/listing/listing';
import type { StayQuery } from 'booking-rules/contracts/stays';

const read = (search: string): StayQuery => readSearch(new URLSearchParams(search));

const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const searches: fc.Arbitrary<StayQuery> = fc
  .record(
    {
      dates: fc.constant({ availabilityDateStart: '2027-01-30', availabilityDateEnd: '2027-02-03' }),
      availabilityGuestNumber: fc.integer({ min: 1, max: 16 }),
      district: slugs,
      bedrooms: fc.integer({ min: 0, max: 20 }),
      priceMin: fc.integer({ min: 1, max: 500 }).map((dirhams) => dirhams * 100),
      priceMax: fc.integer({ min: 500, max: 9000 }).map((dirhams) => dirhams * 100),
      amenities: fc.uniqueArray(slugs, { minLength: 1, maxLength: 4 }).map((list) => list.sort()),
      bounds: fc.constant([25.0512, 55.1, 25.12, 55.2] as const),
      sort: fc.constantFrom(...STAY_SORTS.filter((sort) => sort !== 'recommended')),
    },
    { requiredKeys: [] },
  )
  .map(({ dates, ...rest }) => ({ ...dates, ...rest }));

describe('a search in an address', () => {
  test('reads back as it was written', () => {
    fc.assert(
      fc.property(searches, (query) => {
        const { search } = new URL(searchHref('/results/1', query), 'https://example.com');
        expect(read(search)).toEqual(query);
      }),
    );
  });

  test('is carried on as it is, and nothing else of the address', () => {
    fc.assert(
      fc.property(searches, (query) => {
        const href = searchHref('/results/1', query);
        const { search } = new URL(href, 'https://example.com');
        expect(carriedSearch('/results/1', search)).toBe(href);
        const beside = `${search === '' ? '?' : `${search}&`}quote=Q-1&page=2`;
        expect(carriedSearch('/results/1', beside)).toBe(href);
      }),
    );
  });

  test('is left out when there is nothing to search for', () => {
    expect(searchHref('/results/1', { sort: 'recommended' })).toBe('/results/1');
  });

  test('holds prices in dirhams and lists readably', () => {
    expect(searchHref('/results/1', { priceMax: 80_000, amenities: ['gym', 'pool'] })).toBe(
      '/results/1?priceMax=800&amenities=gym,pool',
    );
  });

  test('accepts the repeated keys of a plain form', () => {
    expect(read('amenities=pool&amenities=gym&availabilityGuestNumber=2').amenities).toEqual(['gym', 'pool']);
  });

  test.each([
    [
      'empty fields of a plain form',
      'availabilityDateStart=&availabilityDateEnd=&district=&bedrooms=&priceMin=',
    ],
    ['one date without the other', 'availabilityDateStart=2027-01-30'],
    ['dates in the wrong order', 'availabilityDateStart=2027-02-03&availabilityDateEnd=2027-01-30'],
    ['days that do not exist', 'availabilityDateStart=2027-02-30&availabilityDateEnd=2027-03-02'],
    ['nobody, or a crowd', 'availabilityGuestNumber=0&availabilityGuestNumber=99'],
    ['a number in words', 'bedrooms=two&priceMax=1e9'],
    ['an unknown order', 'sort=random'],
    ['children without somebody who is none', 'children=2'],
    ['dates that may move where there are none', 'flexibleDays=2'],
    ['a month without a kind of stay, and one that there is not', 'flexibleMonth=2027-13&flexibleStay=week'],
    ['an unknown way to book', 'bookingMode=never&beds=0&pets=99'],
    ['markup', 'district=%3Cscript%3E&amenities=%22'],
  ])('drops %s', (_, search) => {
    expect(read(search)).toEqual({});
  });

  test('leads to the stay that was found where its dates were left open', () => {
    const query = read('flexibleMonth=2027-03&flexibleStay=weekend&availabilityGuestNumber=2&pets=1');
    const stay = { apartmentId: 'loft', checkIn: '2027-03-12', checkOut: '2027-03-14' };
    expect(apartmentHref(stay, query)).toBe(
      '/apartment/loft?availabilityDateStart=2027-03-12&availabilityDateEnd=2027-03-14&availabilityGuestNumber=2',
    );
  });

  test('puts a price range that is upside down the right way', () => {
    expect(read('priceMin=900&priceMax=300')).toEqual({ priceMin: 30_000, priceMax: 90_000 });
  });

  test('gives only dates, guests and a refused offer to an apartment', () => {
    const query = read(
      'availabilityDateStart=2027-01-30&availabilityDateEnd=2027-02-03&bedrooms=2&offer=none',
    );
    expect(stayOnly(query)).toEqual({
      availabilityDateStart: '2027-01-30',
      availabilityDateEnd: '2027-02-03',
      offer: 'none',
    });
  });
});

test.each([
  [{ capacity: 4, total: 100 }, null],
  [{ capacity: 4 }, 'Not available on your dates'],
  [{ capacity: 2 }, 'Sleeps up to 2'],
])('of a kept apartment %j a card says %j', (stay, problem) => {
  const dates = { availabilityDateStart: '2027-01-10', availabilityDateEnd: '2027-01-14' };
  expect(cardProblem(stay, { ...dates, availabilityGuestNumber: 3 })).toBe(problem);
  expect(cardProblem(stay, {})).toBeNull();
});
