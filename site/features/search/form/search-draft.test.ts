import fc from 'fast-check';
import type { StayQuery } from 'booking-rules/contracts/stays';
import { FLEXIBLE_STAYS } from 'booking-rules/shared/domain/flexible-dates';
import { readSearch, searchHref } from '../../../lib/search-query';
import { datesLabel, partyLabel } from './search-labels';
import { draftOf, monthsFrom, searchOfDraft, withMonth, withParty, withRange } from './search-draft';

const when: fc.Arbitrary<StayQuery> = fc.oneof(
  fc.constant({}),
  fc.constant({ availabilityDateStart: '2027-03-12', availabilityDateEnd: '2027-03-15', flexibleDays: 2 }),
  fc.constantFrom(...FLEXIBLE_STAYS).map((kind) => ({ flexibleMonth: '2027-03', flexibleStay: kind })),
);
const searches = fc
  .tuple(
    when,
    fc.record(
      {
        district: fc.constant('meydan'),
        availabilityGuestNumber: fc.integer({ min: 3, max: 16 }),
        infants: fc.integer({ min: 1, max: 5 }),
        pets: fc.integer({ min: 1, max: 5 }),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        bedrooms: fc.nat({ max: 5 }),
        beds: fc.integer({ min: 1, max: 5 }),
        bookingMode: fc.constant('instant' as const),
        priceMax: fc.constant(90_000),
        amenities: fc.constant<string[]>(['gym']),
        sort: fc.constant('price' as const),
      },
      { requiredKeys: [] },
    ),
    fc.integer({ min: 1, max: 2 }),
  )
  .map(([dates, people, filters, children]): StayQuery => {
    const { availabilityGuestNumber } = people;
    return { ...dates, ...people, ...(availabilityGuestNumber && { children }), ...filters };
  });

test('a search is what its draft and its filters say, and what its address says', () => {
  fc.assert(
    fc.property(searches, (query) => {
      expect(searchOfDraft(draftOf(query), query)).toEqual(query);
      const { search } = new URL(searchHref('/results/1', query), 'https://example.com');
      expect(readSearch(new URLSearchParams(search))).toEqual(query);
    }),
  );
});

test('children are counted among the guests, and never come alone', () => {
  const family = withParty(draftOf({}), { children: 2 });
  expect(searchOfDraft(family)).toEqual({ availabilityGuestNumber: 3, children: 2 });
  const withBaby = withParty(family, { infants: 1, pets: 1 });
  expect(searchOfDraft(withBaby)).toMatchObject({ availabilityGuestNumber: 3, infants: 1, pets: 1 });
  expect(partyLabel(withBaby)).toBe('3 guests, 1 infant, 1 pet');
});

test('dates take the place of a month, and a month that of dates', () => {
  const range = { start: '2027-03-12', end: '2027-03-15' };
  const dates = { ...withRange(withMonth(draftOf({}), '2027-05'), range), flexibleDays: 3 };
  expect(datesLabel(dates)).toBe('12–15 Mar ± 3 days');
  const month = withMonth(dates, '2027-05');
  expect(searchOfDraft(month)).toEqual({ flexibleMonth: '2027-05', flexibleStay: 'weekend' });
  expect(datesLabel(month)).toBe('A weekend in May 2027');
  expect(datesLabel(draftOf({}))).toBe('Any dates');
});

test('months run on into the next year', () => {
  expect(monthsFrom('2026-11-25', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
