import fc from 'fast-check';
import { instants, listings, stays } from './arbitrary.fixture';
import { checkStay } from './availability';
import { listingWith, MONDAY_NOON, withRules, type ListingDetails } from '../listing/listing.fixture';
import { nearbyStays, SEARCH_DAYS } from './nearby-stays';
import { addDays, daysBetween, nightCount, nightsOf, type Stay } from './stay';

const asked = { checkIn: '2027-04-10', checkOut: '2027-04-13' };

function near(details: ListingDetails, stay: Stay = asked, most = 2) {
  const { kept, moved, resized } = nearbyStays(listingWith(details), stay, MONDAY_NOON, most);
  const text = (some: Stay[]) =>
    some.map(({ checkIn, checkOut }) => `${checkIn.slice(5)}/${checkOut.slice(5)}`);
  return { kept: text(kept), moved: text(moved), resized: text(resized) };
}

describe('moved', () => {
  test('to the nearest free days, one of the first two later and one earlier', () => {
    expect(near({ taken: ['2027-04-11'] }, asked, 4).moved).toEqual([
      '04-12/04-15',
      '04-08/04-11',
      '04-13/04-16',
      '04-07/04-10',
    ]);
  });

  test('both ways, even where one way is nearer twice over', () => {
    expect(near({ taken: ['2027-04-10'] }, asked, 3).moved).toEqual([
      '04-11/04-14',
      '04-07/04-10',
      '04-12/04-15',
    ]);
  });

  test('at most 21 days', () => {
    const taken = nightsOf({ checkIn: '2027-03-01', checkOut: '2027-05-01' });
    expect(near({ taken }).moved).toEqual(['05-01/05-04']);
    expect(near({ taken: [...taken, '2027-05-01'] }).moved).toEqual([]);
  });

  test('from the past to the first days that can be booked', () => {
    expect(near({}, { checkIn: '2026-01-01', checkOut: '2026-01-04' }).moved).toEqual([
      '03-01/03-04',
      '03-02/03-05',
    ]);
  });

  test('from beyond the window to its last days', () => {
    const stay = { checkIn: '2028-01-01', checkOut: '2028-01-04' };
    expect(near({ rules: { bookingWindowDays: 40 } }, stay).moved).toEqual(['04-08/04-11', '04-07/04-10']);
  });
});

test('near the last bookable day the asked arrival is kept for a shorter stay', () => {
  const stay = { checkIn: '2027-04-09', checkOut: '2027-04-12' };
  const { kept, resized } = near({ rules: { bookingWindowDays: 40 } }, stay);
  expect(kept).toEqual(['04-09/04-11']);
  expect(resized.filter((other) => other.startsWith('04-09'))).toEqual([]);
});

describe('resized', () => {
  test('to the minimum stay, leaving later or arriving earlier', () => {
    expect(near({ policies: { minimumStay: 5 } }, asked, 3)).toEqual({
      kept: ['04-10/04-15'],
      moved: [],
      resized: ['04-09/04-14', '04-08/04-13', '04-09/04-15'],
    });
  });

  test('to a minimum stay far longer than what was asked', () => {
    expect(near({ policies: { minimumStay: 60 } })).toEqual({
      ...{ kept: ['04-10/06-09'], moved: [], resized: [] },
    });
  });

  test('to a maximum stay far shorter than what was asked', () => {
    const stay = { checkIn: '2027-04-10', checkOut: '2027-07-01' };
    const kept = { kept: ['04-10/05-10'], moved: [], resized: [] };
    expect(near({ rules: { maximumStay: 30 } }, stay)).toEqual(kept);
    expect(near({ policies: { maximumStay: 30 } }, stay)).toEqual(kept);
  });

  test('to a whole gap', () => {
    const taken = [
      ...nightsOf({ checkIn: '2027-03-01', checkOut: '2027-04-10' }),
      ...nightsOf({ checkIn: '2027-04-12', checkOut: '2027-06-01' }),
    ];
    expect(near({ policies: { minimumStay: 4 }, taken })).toEqual({
      ...{ kept: ['04-10/04-12'], moved: [], resized: [] },
    });
  });
});

test('the same arrival comes longer, then shorter', () => {
  expect(near({}).kept).toEqual(['04-10/04-14', '04-10/04-12']);
  expect(near({ taken: ['2027-04-10'] }).kept).toEqual([]);
});

test('whatever the rules, every stay can be booked, differs from the asked one and comes once', () => {
  fc.assert(
    fc.property(listings(), stays(), instants, (listing, stay, now) => {
      const { kept, moved, resized } = nearbyStays(listing, stay, now, 5);
      const all = [...kept, ...moved, ...resized];
      expect(kept.every(({ checkIn }) => checkIn === stay.checkIn)).toBe(true);
      for (const offer of all) expect(checkStay(listing, { ...offer, guests: 1 }, now)).toEqual({ ok: true });
      expect(moved.every((offer) => nightCount(offer) === nightCount(stay))).toBe(true);
      expect(resized.every((offer) => nightCount(offer) !== nightCount(stay))).toBe(true);
      expect(new Set([stay, ...all].map(({ checkIn, checkOut }) => checkIn + checkOut)).size).toBe(
        all.length + 1,
      );
    }),
  );
});

test('no bookable stay of as many nights is nearer than the first', () => {
  fc.assert(
    fc.property(listings(), stays(10), (listing, stay) => {
      const now = new Date('2026-11-01T12:00:00Z');
      const far = withRules(listing, { bookingWindowDays: 540 });
      const [first] = nearbyStays(far, stay, now, 1).moved;
      const distance = first ? Math.abs(daysBetween(stay.checkIn, first.checkIn)) : SEARCH_DAYS + 1;
      for (let days = 1; days < distance; days += 1) {
        for (const count of [days, -days]) {
          const moved = {
            checkIn: addDays(stay.checkIn, count),
            checkOut: addDays(stay.checkOut, count),
            guests: 1,
          };
          expect(checkStay(far, moved, now).ok).toBe(false);
        }
      }
    }),
  );
});
