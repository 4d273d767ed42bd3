import fc from 'fast-check';
import { cases } from '../cases.fixture';
import { instants, listings, requests } from './arbitrary.fixture';
import { checkStay } from './availability';
import { maximumStayOf } from './restrictions/restrictions';
import { calendarOf } from './calendar';
import { listingWith, MONDAY_NOON, type ListingDetails } from '../listing/listing.fixture';
import { addDays, nightCount } from './stay';

function nightOn(date: string, details: ListingDetails = {}) {
  const [night] = calendarOf(
    listingWith(details),
    { checkIn: date, checkOut: addDays(date, 1) },
    MONDAY_NOON,
  );
  return night;
}

test('says of each night what a guest needs', () => {
  const season = { minimumNights: 3, nightlyRate: 70_000 };
  expect(nightOn('2027-03-05', { seasons: [season] })).toEqual({
    date: '2027-03-05',
    taken: false,
    rate: 70_000,
    minimumStay: 3,
    arrivalAllowed: true,
    departureAllowed: true,
  });
});

test.each<[string, string, ListingDetails, object]>([
  [
    'the past is not on sale',
    '2027-02-28',
    {},
    { taken: true, arrivalAllowed: false, departureAllowed: false },
  ],
  [
    'nobody leaves today, guests may arrive',
    '2027-03-01',
    {},
    { arrivalAllowed: true, departureAllowed: false },
  ],
  [
    'notice keeps today closed',
    '2027-03-01',
    { rules: { advanceNoticeHours: 9 } },
    { taken: false, arrivalAllowed: false },
  ],
  [
    'the last bookable night is on sale',
    '2027-03-11',
    { rules: { bookingWindowDays: 10 } },
    { taken: false },
  ],
  [
    'the one after it is left on',
    '2027-03-12',
    { rules: { bookingWindowDays: 10 } },
    { taken: true, departureAllowed: true },
  ],
  [
    'a taken night',
    '2027-03-05',
    { taken: ['2027-03-05'] },
    { taken: true, arrivalAllowed: false, departureAllowed: true },
  ],
  [
    'an apartment not listed',
    '2027-03-05',
    { rules: { listed: false } },
    { taken: true, arrivalAllowed: false },
  ],
  [
    'a day closed for arrivals',
    '2027-03-05',
    { seasons: [{ arrivalDays: [6] }] },
    { taken: false, arrivalAllowed: false },
  ],
  [
    'a day closed for departures',
    '2027-03-05',
    { seasons: [{ departureDays: [6] }] },
    { departureAllowed: false },
  ],
  [
    'a gap has its own minimum',
    '2027-03-05',
    { policies: { minimumStay: 4 }, taken: ['2027-03-04', '2027-03-07'] },
    { minimumStay: 2 },
  ],
])('%s', (_, date, details, expected) => expect(nightOn(date, details)).toMatchObject(expected));

test('has a night for each day asked for, and none for no days', () => {
  const listing = listingWith();
  const dates = calendarOf(listing, { checkIn: '2027-02-27', checkOut: '2027-03-02' }, MONDAY_NOON).map(
    ({ date }) => date,
  );
  expect(dates).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  expect(calendarOf(listing, { checkIn: '2027-03-02', checkOut: '2027-03-02' }, MONDAY_NOON)).toEqual([]);
});

test('allows exactly the stays that can be booked, the longest stay and the guests apart', () => {
  fc.assert(
    fc.property(listings(), requests, instants, (listing, stay, now) => {
      const span = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 1) };
      const calendar = calendarOf(listing, span, now);
      const nights = calendar.slice(0, -1);
      const allowed =
        nights.every(({ taken }) => !taken) &&
        nights[0]?.arrivalAllowed === true &&
        calendar.at(-1)?.departureAllowed === true &&
        nightCount(stay) >= nights[0].minimumStay;
      fc.pre(stay.guests <= listing.rules.capacity && nightCount(stay) <= maximumStayOf(listing));
      expect(checkStay(listing, stay, now).ok).toBe(allowed);
    }),
    cases(500),
  );
});
