import fc from 'fast-check';
import { listings, SOME_DAY } from '../arbitrary.fixture';
import { listingWith, type ListingDetails } from '../../listing/listing.fixture';
import { minimumStayOn, minimumWithoutGap } from './restrictions';
import { addDays, nightsOf } from '../stay';

const DAY = '2027-03-10';
const everyone = { id: 'all', name: 'Spring', minimumNights: 5 };
const ours = { id: 'ours', name: 'Race', minimumNights: 6, apartments: ['marina-view'] };
// Free on the 10th and 11th only.
const gap = ['2027-03-09', '2027-03-12'];

describe('the most specific rule says the minimum', () => {
  test.each<[string, ListingDetails, number]>([
    ['default', { policies: { minimumStay: null } }, 1],
    ['global', { policies: { minimumStay: 3 } }, 3],
    ['override', { policies: { minimumStay: 3 }, rules: { minimumStayOverride: 4 } }, 4],
    ['override', { policies: { minimumStay: 3 }, rules: { minimumStayOverride: 2 } }, 2],
    ['season', { policies: { minimumStay: 3 }, rules: { minimumStayOverride: 4 }, seasons: [everyone] }, 5],
    ['season-apartment', { rules: { minimumStayOverride: 4 }, seasons: [everyone, ours] }, 6],
    ['gap-fill', { rules: { minimumStayOverride: 4 }, seasons: [everyone, ours], taken: gap }, 2],
    ['season-apartment', { rules: { gapFilling: false }, seasons: [everyone, ours], taken: gap }, 6],
  ])('%s, case %#', (kind, details, nights) => {
    expect(minimumStayOn(listingWith(details), DAY)).toMatchObject({ nights, rule: { kind } });
  });

  test('a season names itself and its days', () => {
    expect(minimumStayOn(listingWith({ seasons: [ours] }), DAY).rule).toEqual({
      kind: 'season-apartment',
      id: 'ours',
      name: 'Race',
      firstNight: '2027-03-01',
      lastNight: '2027-03-31',
    });
  });

  test('a season is judged on the arrival day alone', () => {
    const listing = listingWith({ seasons: [everyone] });
    expect(minimumStayOn(listing, '2027-02-28').nights).toBe(1);
    expect(minimumStayOn(listing, '2027-03-31').nights).toBe(5);
    expect(minimumStayOn(listing, '2027-04-01').nights).toBe(1);
  });
});

describe('a gap is sold whole', () => {
  const minimumWith = (taken: string[], arrival = DAY) =>
    minimumStayOn(listingWith({ policies: { minimumStay: 3 }, taken }), arrival);

  test.each<[string, string[], string, number]>([
    ['of one night', ['2027-03-09', '2027-03-11'], DAY, 1],
    ['of two', gap, DAY, 2],
    ['but not from its second night', gap, '2027-03-11', 3],
    ['but not when it is as long as the minimum', ['2027-03-09', '2027-03-13'], DAY, 3],
    ['but not when only its start is taken', ['2027-03-09'], DAY, 3],
    ['but not when only its end is taken', ['2027-03-12'], DAY, 3],
    ['but not on a night that is itself taken', ['2027-03-09', DAY, '2027-03-11'], DAY, 3],
  ])('%s', (_, taken, arrival, nights) => {
    const kind = nights < 3 ? 'gap-fill' : 'global';
    expect(minimumWith(taken, arrival)).toEqual({ nights, rule: { kind } });
  });

  test('exactly the free nights between two taken ones, and never more than the rules ask for', () => {
    fc.assert(
      fc.property(listings(), (listing) => {
        const isTaken = (day: string) => listing.taken.has(day);
        for (const arrival of nightsOf({
          checkIn: addDays(SOME_DAY, -60),
          checkOut: addDays(SOME_DAY, 60),
        })) {
          const base = minimumWithoutGap(listing, arrival);
          const rest = Array.from({ length: base.nights }, (_, index) => addDays(arrival, index));
          const free = rest.findIndex(isTaken);
          const gap = listing.rules.gapFilling && isTaken(addDays(arrival, -1)) && free > 0;
          const expected = gap ? { nights: free, rule: { kind: 'gap-fill' } } : base;
          expect(minimumStayOn(listing, arrival)).toEqual(expected);
        }
      }),
    );
  });
});

test.each([0, -3, NaN, 0.5])('a rule of %p nights asks for one', (minimumStay) => {
  expect(minimumStayOn(listingWith({ policies: { minimumStay } }), DAY)).toEqual({
    nights: 1,
    rule: { kind: 'global' },
  });
});
