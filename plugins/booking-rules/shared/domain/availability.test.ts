import fc from 'fast-check';
import { instants, listings, requests, stays, takenNights } from './arbitrary.fixture';
import { checkStay, type Reason } from './availability';
import { earliestArrivalOf } from './restrictions/restrictions';
import { nightsTakenWhere } from './restrictions/availability-bitmap';
import { listingWith, MONDAY_NOON, withRules, type ListingDetails } from '../listing/listing.fixture';
import { addDays, nightsOf } from './stay';
import { localDay, localInstant } from './local-day';

const TODAY = '2027-03-01';

function reasonsFor(
  details: ListingDetails,
  checkIn: string,
  checkOut: string,
  guests = 2,
  now = MONDAY_NOON,
): Reason[] {
  const answer = checkStay(listingWith(details), { checkIn, checkOut, guests }, now);
  return answer.ok ? [] : answer.reasons;
}

describe('each reason is given alone, with its figures', () => {
  const season = { id: 'eid', name: 'Eid', firstNight: '2027-03-08', lastNight: '2027-03-14' };

  test.each<[string, ListingDetails, string, string, number, Reason]>([
    ['leaving on the day of arrival', {}, '2027-03-05', '2027-03-05', 2, { reason: 'dates-invalid' }],
    ['leaving before arriving', {}, '2027-03-05', '2027-03-04', 2, { reason: 'dates-invalid' }],
    ['no real day', {}, '2027-02-29', '2027-03-04', 2, { reason: 'dates-invalid' }],
    ['arriving yesterday', {}, '2027-02-28', '2027-03-02', 2, { reason: 'in-the-past', today: TODAY }],
    [
      'too little notice',
      { rules: { advanceNoticeHours: 24 } },
      TODAY,
      '2027-03-03',
      2,
      { reason: 'advance-notice', hours: 24, earliestArrival: '2027-03-02' },
    ],
    [
      'a night beyond the window',
      { rules: { bookingWindowDays: 10 } },
      '2027-03-10',
      '2027-03-13',
      2,
      { reason: 'too-far-ahead', lastBookableDay: '2027-03-11' },
    ],
    [
      'shorter than the minimum for all',
      { policies: { minimumStay: 3 } },
      '2027-03-05',
      '2027-03-07',
      2,
      { reason: 'min-stay', nights: 3, rule: { kind: 'global' } },
    ],
    [
      'too short for the season',
      { seasons: [{ ...season, minimumNights: 4 }] },
      '2027-03-14',
      '2027-03-17',
      2,
      { reason: 'min-stay', nights: 4, rule: { kind: 'season', ...season } },
    ],
    [
      'too long',
      { rules: { maximumStay: 5 } },
      '2027-03-05',
      '2027-03-11',
      2,
      { reason: 'max-stay', nights: 5 },
    ],
    [
      'longer than the maximum for all',
      { policies: { maximumStay: 4 } },
      '2027-03-05',
      '2027-03-11',
      2,
      { reason: 'max-stay', nights: 4 },
    ],
    [
      'arriving on a closed day',
      { seasons: [{ ...season, arrivalDays: [6, 0] }] },
      '2027-03-10',
      '2027-03-12',
      2,
      { reason: 'arrival-day-closed', day: '2027-03-10', openDays: [6, 0] },
    ],
    [
      'leaving on a closed day',
      { seasons: [{ ...season, departureDays: [6] }] },
      '2027-03-10',
      '2027-03-12',
      2,
      { reason: 'departure-day-closed', day: '2027-03-12', openDays: [6] },
    ],
    [
      'taken nights, the first of them',
      { taken: ['2027-03-12', '2027-03-11'] },
      '2027-03-10',
      '2027-03-13',
      2,
      { reason: 'not-available', night: '2027-03-11' },
    ],
    ['a guest too many', {}, '2027-03-05', '2027-03-06', 5, { reason: 'too-many-guests', capacity: 4 }],
    ['no guests', {}, '2027-03-05', '2027-03-06', 0, { reason: 'too-many-guests', capacity: 4 }],
    ['half a guest', {}, '2027-03-05', '2027-03-06', 1.5, { reason: 'too-many-guests', capacity: 4 }],
    ['not listed', { rules: { listed: false } }, '2027-03-05', '2027-03-06', 2, { reason: 'not-listed' }],
  ])('%s', (_, details, checkIn, checkOut, guests, expected) => {
    expect(reasonsFor(details, checkIn, checkOut, guests)).toEqual([expected]);
  });

  test('all that hold are given, in the order of the contract', () => {
    const rules = {
      listed: false,
      capacity: 1,
      advanceNoticeHours: 24,
      bookingWindowDays: 0,
      maximumStay: 1,
    };
    const seasons = [{ minimumNights: 3, arrivalDays: [] as const, departureDays: [] as const }];
    const all = reasonsFor({ rules, seasons, taken: [TODAY] }, TODAY, '2027-03-03');
    expect(all.map(({ reason }) => reason)).toEqual([
      'advance-notice',
      'too-far-ahead',
      'min-stay',
      'max-stay',
      'arrival-day-closed',
      'departure-day-closed',
      'not-available',
      'too-many-guests',
      'not-listed',
    ]);
  });
});

describe('stays at the edge are booked', () => {
  test.each<[string, ListingDetails, string, string]>([
    ['arriving today', {}, TODAY, '2027-03-02'],
    ['sleeping the last bookable night', { rules: { bookingWindowDays: 10 } }, '2027-03-10', '2027-03-12'],
    ['exactly the minimum', { policies: { minimumStay: 3 } }, '2027-03-05', '2027-03-08'],
    ['exactly the maximum', { rules: { maximumStay: 3 } }, '2027-03-05', '2027-03-08'],
    ['exactly the longest stay for all', { policies: { maximumStay: 3 } }, '2027-03-05', '2027-03-08'],
    [
      'longer than others, where the apartment says so',
      { rules: { maximumStay: 6 }, policies: { maximumStay: 3 } },
      '2027-03-05',
      '2027-03-11',
    ],
    ['leaving as the next guest arrives', { taken: ['2027-03-08'] }, '2027-03-05', '2027-03-08'],
    ['arriving as the last guest leaves', { taken: ['2027-03-04'] }, '2027-03-05', '2027-03-08'],
    [
      'a gap sold whole',
      { policies: { minimumStay: 5 }, taken: ['2027-03-04', '2027-03-07'] },
      '2027-03-05',
      '2027-03-07',
    ],
    [
      'arriving on an open day',
      { seasons: [{ arrivalDays: [5], departureDays: [1] }] },
      '2027-03-05',
      '2027-03-08',
    ],
  ])('%s', (_, details, checkIn, checkOut) => expect(reasonsFor(details, checkIn, checkOut)).toEqual([]));

  test('a minute before midnight in Dubai today can still be booked, a minute after it is past', () => {
    const at = (time: string) => reasonsFor({}, TODAY, '2027-03-02', 2, new Date(time));
    expect(at('2027-03-01T23:59:00+04:00')).toEqual([]);
    expect(at('2027-03-02T00:01:00+04:00')).toEqual([{ reason: 'in-the-past', today: '2027-03-02' }]);
  });
});

describe('advance notice', () => {
  // Check-in is at 15:00.
  test.each([
    [0, '2027-03-01T23:59', '2027-03-01'],
    [3, '2027-03-01T12:00', '2027-03-01'],
    [3, '2027-03-01T12:01', '2027-03-02'],
    [24, '2027-03-01T15:00', '2027-03-02'],
    [24, '2027-03-01T15:01', '2027-03-03'],
    [72, '2027-02-27T10:00', '2027-03-02'],
  ])('of %p hours at %s lets guests arrive from %s', (advanceNoticeHours, time, earliest) => {
    expect(
      earliestArrivalOf(listingWith({ rules: { advanceNoticeHours } }), new Date(`${time}:00+04:00`)),
    ).toBe(earliest);
  });

  test('is the time from booking to check-in', () => {
    fc.assert(
      fc.property(listings(), stays(), instants, (listing, { checkIn }, now) => {
        const { advanceNoticeHours } = listing.rules;
        const ahead = localInstant(checkIn, listing.policies.checkInTime).getTime() - now.getTime();
        fc.pre(advanceNoticeHours > 0);
        expect(checkIn >= earliestArrivalOf(listing, now)).toBe(ahead >= advanceNoticeHours * 3_600_000);
      }),
    );
  });

  test('refuses the day before the first on which guests may arrive, unless that is past', () => {
    const longNotice = fc.record({ notice: fc.integer({ min: 1, max: 2_000 }), listing: listings() });
    fc.assert(
      fc.property(longNotice, instants, ({ notice, listing }, now) => {
        const strict = withRules(listing, { advanceNoticeHours: notice });
        const refused = (checkIn: string) => {
          const found = checkStay(strict, { checkIn, checkOut: addDays(checkIn, 1), guests: 1 }, now);
          return !found.ok && found.reasons.some(({ reason }) => reason === 'advance-notice');
        };
        const earliest = earliestArrivalOf(strict, now);
        const before = addDays(earliest, -1);
        expect(refused(earliest)).toBe(false);
        expect(refused(before)).toBe(before >= localDay(now));
      }),
    );
  });
});

test('where no other rule speaks, a stay can be booked exactly when all its nights are free', () => {
  const future = new Date('2026-06-01T12:00:00Z');
  fc.assert(
    fc.property(takenNights, stays(), (taken, stay) => {
      const free = nightsOf(stay).every((night) => !taken.has(night));
      expect(checkStay(listingWith({ taken: [...taken] }), { ...stay, guests: 2 }, future).ok).toBe(free);
    }),
  );
});

test('taking a night that the guest does not sleep never refuses more than rules of length can', () => {
  fc.assert(
    fc.property(listings(), requests, instants, (listing, stay, now) => {
      const open = withRules(listing, { gapFilling: false });
      const neighbours = new Set([...nightsOf(stay).filter((night) => listing.taken.has(night))]);
      const taken = nightsTakenWhere((night) => neighbours.has(night));
      const before = checkStay({ ...open, taken }, stay, now);
      neighbours.add(stay.checkOut).add(addDays(stay.checkIn, -1));
      expect(checkStay({ ...open, taken }, stay, now)).toEqual(before);
    }),
  );
});

test('a stay longer than any window is refused without reading all its nights', () => {
  let read = 0;
  const taken = nightsTakenWhere(() => (read += 1) < 0);
  const listing = { ...listingWith({ policies: { maximumStay: 5_000 } }), taken };
  const answer = checkStay(
    listing,
    { checkIn: '2027-03-05', checkOut: '9999-12-31', guests: 2 },
    MONDAY_NOON,
  );
  expect(answer).toMatchObject({
    ok: false,
    reasons: [{ reason: 'too-far-ahead' }, { reason: 'max-stay', nights: 1_096 }],
  });
  expect(read).toBeLessThan(1_200);
});
