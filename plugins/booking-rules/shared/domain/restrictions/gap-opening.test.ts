import { checkStay } from '../availability';
import { listingWith, MONDAY_NOON, type ListingDetails } from '../../listing/listing.fixture';
import { listingOf } from '../../listing/listing';
import { nightsTakenWhere } from './availability-bitmap';
import { gapFinder, openGapNights } from './gap-nights';
import { nightsOf } from '../stay';

const around = (from: string, to: string) => [
  ...nightsOf({ checkIn: '2027-03-08', checkOut: from }),
  ...nightsOf({ checkIn: to, checkOut: '2027-03-25' }),
];
const listing = (details: ListingDetails = {}) =>
  listingWith({
    policies: { minimumStay: 5 },
    taken: around('2027-03-15', '2027-03-17'),
    ...details,
    rules: { gapFilling: false, ...details.rules },
  });
const gap = { firstNight: '2027-03-15', lastNight: '2027-03-16' };

test.each<[string, ListingDetails, number]>([
  ['the minimum stay for all', {}, 1],
  ['an override', { rules: { minimumStayOverride: 9 } }, 1],
  ['a season of the apartment', { seasons: [{ apartments: ['marina-view'], minimumNights: 7 }] }, 1],
  ['a day closed for arrivals', { seasons: [{ arrivalDays: [6] }] }, 1],
  ['a day closed for departures', { seasons: [{ departureDays: [6] }] }, 2],
])('a gap that %s closes is sold whole with as few seasons as it takes', (_, details, count) => {
  const before = listing(details);
  const relief = openGapNights(before, gap, MONDAY_NOON);
  if (!relief.ok) throw new Error(JSON.stringify(relief.reasons));
  expect(relief.stay).toEqual({ checkIn: '2027-03-15', checkOut: '2027-03-17' });
  expect(relief.seasons).toHaveLength(count);
  const seasons = relief.seasons.map((season, index) => ({ ...season, id: `gap-${index}` }));
  const after = listingOf(before.rules, before.policies, [...before.seasons, ...seasons], before.taken);
  expect(checkStay(after, { ...relief.stay, guests: 1 }, MONDAY_NOON)).toEqual({ ok: true });
  expect(gapFinder(60, MONDAY_NOON)(after)).toEqual([]);
});

test('what no season can change is said, not written', () => {
  const relief = openGapNights(listing({ rules: { advanceNoticeHours: 720 } }), gap, MONDAY_NOON);
  expect(relief).toMatchObject({ ok: false, reasons: [{ reason: 'advance-notice' }] });
});

test('where the whole gap is too long or begins too soon, the longest stay within is opened', () => {
  const long = openGapNights(listing({ rules: { maximumStay: 1 } }), gap, MONDAY_NOON);
  expect(long).toMatchObject({ ok: true, stay: { checkIn: '2027-03-15', checkOut: '2027-03-16' } });
  const soon = listing({ rules: { advanceNoticeHours: 24 }, taken: around('2027-03-08', '2027-03-08') });
  const ends = ['2027-02-28', '2027-03-03'];
  const starts = { ...soon, taken: nightsTakenWhere((night) => ends.includes(night)) };
  expect(
    openGapNights(starts, { firstNight: '2027-03-01', lastNight: '2027-03-02' }, MONDAY_NOON),
  ).toMatchObject({
    ok: true,
    stay: { checkIn: '2027-03-02', checkOut: '2027-03-03' },
  });
});

test('a season of one day that already rules the arrival may win: then the gap is not promised', () => {
  const day = { firstNight: '2027-03-15', lastNight: '2027-03-15', apartments: ['marina-view'] };
  const relief = openGapNights(
    listing({ rules: { maximumStay: 30 }, seasons: [{ ...day, minimumNights: 6 }] }),
    gap,
    MONDAY_NOON,
  );
  expect(relief).toMatchObject({ ok: true, stay: { checkIn: '2027-03-16', checkOut: '2027-03-17' } });
});
