import type { StayQuery } from 'booking-rules/contracts/stays';
import { conditionsOf } from './describe-search';

const names = {
  districts: [{ slug: 'meydan', name: 'Meydan' }],
  amenities: [
    { slug: 'gym', name: 'Gym' },
    { slug: 'pool', name: 'Pool' },
  ],
};

describe('the conditions of a search', () => {
  test('are none when nothing is asked for', () => {
    expect(conditionsOf({ sort: 'price' }, names)).toEqual([]);
  });

  test('hold the part of the map that was asked for', () => {
    const query = { bedrooms: 1, bounds: [25, 55, 26, 56] as const };
    expect(conditionsOf(query, names).at(-1)).toEqual({
      ...{ kind: 'bounds', label: 'Map area', without: { bedrooms: 1 } },
    });
  });

  test('are said in words', () => {
    const query = {
      availabilityDateStart: '2026-12-04',
      availabilityDateEnd: '2026-12-11',
      availabilityGuestNumber: 1,
      district: 'meydan',
      bedrooms: 2,
      priceMax: 80_000,
      amenities: ['gym', 'pool'],
    };
    expect(conditionsOf(query, names).map(({ label }) => label)).toEqual([
      'Fri 4 Dec 2026 – Fri 11 Dec 2026',
      '1 guest',
      'Meydan',
      '2 bedrooms or more',
      'Up to AED\u00a0800',
      'Gym',
      'Pool',
    ]);
  });

  test('say when dates may move, and what else a home must have', () => {
    const said = (query: StayQuery) => conditionsOf(query, names).map(({ label }) => label);
    const dates = { availabilityDateStart: '2026-12-04', availabilityDateEnd: '2026-12-11' };
    expect(said({ ...dates, flexibleDays: 1 })).toEqual(['Fri 4 Dec 2026 – Fri 11 Dec 2026, ± 1 day']);
    expect(said({ flexibleMonth: '2027-03', flexibleStay: 'week' })).toEqual(['A week in March 2027']);
    expect(said({ beds: 3, bookingMode: 'instant', pets: 1 })).toEqual([
      '1 pet',
      '3 beds or more',
      'Instant book',
    ]);
  });

  test('can each be taken away, leaving the others and the order', () => {
    const query = { bedrooms: 0, amenities: ['gym', 'pool'], sort: 'price' as const };
    const withouts = conditionsOf(query, names).map(({ without }) => without);
    expect(withouts).toEqual([
      { amenities: ['gym', 'pool'], sort: 'price' },
      { bedrooms: 0, amenities: ['pool'], sort: 'price' },
      { bedrooms: 0, amenities: ['gym'], sort: 'price' },
    ]);
  });
});
