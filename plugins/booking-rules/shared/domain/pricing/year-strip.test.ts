import fc from 'fast-check';
import { cases } from '../../cases.fixture';
import { listings, SOME_DAY } from '../arbitrary.fixture';
import { listingWith } from '../../listing/listing.fixture';
import { minimumWithoutGap } from '../restrictions/restrictions';
import { nightlyRateOn } from './price';
import { addDays, nightsOf } from '../stay';
import { minimumStayStrip, rateStrip } from './year-strip';

const YEAR = { checkIn: SOME_DAY, checkOut: addDays(SOME_DAY, 365) };

test('a season stands between two runs of the override', () => {
  const listing = listingWith({
    rules: { minimumStayOverride: 3 },
    seasons: [{ name: 'New Year', firstNight: '2027-03-03', lastNight: '2027-03-05', minimumNights: 5 }],
  });
  const strip = minimumStayStrip(listing, { checkIn: '2027-03-01', checkOut: '2027-03-08' });
  expect(strip.map(({ from, to, days, value }) => [from, to, days, value.nights, value.rule.kind])).toEqual([
    ['2027-03-01', '2027-03-02', 2, 3, 'override'],
    ['2027-03-03', '2027-03-05', 3, 5, 'season'],
    ['2027-03-06', '2027-03-07', 2, 3, 'override'],
  ]);
});

test('weekend nights are runs of their own', () => {
  const listing = listingWith({ rules: { nightlyRate: 40_000, weekendRate: 50_000 } });
  // Monday to Sunday.
  const strip = rateStrip(listing, { checkIn: '2027-03-01', checkOut: '2027-03-08' });
  expect(strip.map(({ days, value }) => [days, value])).toEqual([
    [4, 40_000],
    [2, 50_000],
    [1, 40_000],
  ]);
});

test('the runs are the year: each day once, in order, with what the rules say of it', () => {
  fc.assert(
    fc.property(listings(), (listing) => {
      for (const strip of [minimumStayStrip(listing, YEAR), rateStrip(listing, YEAR)]) {
        const days = strip.flatMap(({ from, days: count }) =>
          nightsOf({ checkIn: from, checkOut: addDays(from, count) }),
        );
        expect(days).toEqual(nightsOf(YEAR));
        expect(strip.every(({ from, to, days: count }) => addDays(from, count - 1) === to)).toBe(true);
      }
      for (const { from, to, value } of minimumStayStrip(listing, YEAR)) {
        expect(minimumWithoutGap(listing, from)).toEqual(value);
        expect(minimumWithoutGap(listing, to)).toEqual(value);
      }
      for (const { to, value } of rateStrip(listing, YEAR)) expect(nightlyRateOn(listing, to, 1)).toBe(value);
    }),
    cases(40),
  );
});
