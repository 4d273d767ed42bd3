import fc from 'fast-check';
import { reportBy, sumReports, type Business, type Report, type SoldNights } from './performance';
import { addDays, dayNumber, fromDayNumber } from '../domain/stay';

const ALWAYS = { checkIn: '2020-01-01', checkOut: '2099-01-01' };
const MARINA = { apartmentId: 'marina-view', district: 'dubai-marina', listed: [ALWAYS] };
const CREEK = { apartmentId: 'creek-studio', district: 'creek-harbour', listed: [ALWAYS] };

const sold = (apartmentId: string, month: string, nights: number, revenue: number): SoldNights => ({
  ...{ apartmentId, month, nights, revenue },
});

/** Two apartments over the ten nights 27 Jan to 5 Feb, worked out by hand. */
const TEN_NIGHTS: Business = {
  span: { checkIn: '2027-01-27', checkOut: '2027-02-06' },
  apartments: [MARINA, CREEK],
  sold: [
    sold('marina-view', '2027-01', 3, 150_000),
    sold('marina-view', '2027-02', 1, 50_000),
    sold('creek-studio', '2027-01', 3, 90_000),
    sold('gone', '2027-01', 1, 99_900),
  ],
  others: [
    { apartmentId: 'creek-studio', month: '2027-02', source: 'block', nights: 2 },
    { apartmentId: 'marina-view', month: '2027-02', source: 'channel', nights: 1 },
    { apartmentId: 'gone', month: '2027-02', source: 'channel', nights: 7 },
  ],
};

test('by month: each night counts where it is slept', () => {
  expect(reportBy('month', TEN_NIGHTS)).toEqual([
    {
      key: '2027-01',
      figures: {
        availableNights: 10,
        soldNights: 6,
        channelNights: 0,
        roomRevenue: 240_000,
        corrections: 0,
        occupancy: 0.6,
        averageRate: 40_000,
        revenuePerAvailableNight: 24_000,
      },
    },
    {
      key: '2027-02',
      figures: {
        availableNights: 8,
        soldNights: 1,
        channelNights: 1,
        roomRevenue: 50_000,
        corrections: 0,
        occupancy: 0.25,
        averageRate: 50_000,
        revenuePerAvailableNight: 7_143,
      },
    },
  ]);
});

test('nights that are given back when their month is over change no nights and no averages, only revenue', () => {
  const given = { ...sold('marina-view', '2027-02', -3, -150_000), isCorrection: true };
  const [, february] = reportBy('month', { ...TEN_NIGHTS, sold: [...TEN_NIGHTS.sold, given] });
  expect(february?.figures).toMatchObject({
    ...{ soldNights: 1, roomRevenue: -100_000, corrections: -150_000 },
    ...{ occupancy: 0.25, averageRate: 50_000, revenuePerAvailableNight: 7_143 },
  });
});

test('by apartment and by area', () => {
  const creek = {
    soldNights: 3,
    availableNights: 8,
    roomRevenue: 90_000,
    occupancy: 0.375,
    averageRate: 30_000,
  };
  expect(reportBy('apartment', TEN_NIGHTS)).toMatchObject([
    { key: 'creek-studio', figures: creek },
    { key: 'marina-view', figures: { soldNights: 4, channelNights: 1, occupancy: 0.5 } },
  ]);
  expect(reportBy('area', TEN_NIGHTS)[0]).toMatchObject({ key: 'creek-harbour', figures: creek });
});

test('all together: shares and averages are of the sums, not means of means', () => {
  // 18 nights could be sold (20 less 2 blocked), 7 were sold directly for AED 2,900 and one by a channel.
  expect(sumReports(reportBy('month', TEN_NIGHTS).map(({ figures }) => figures))).toEqual({
    availableNights: 18,
    soldNights: 7,
    channelNights: 1,
    roomRevenue: 290_000,
    corrections: 0,
    occupancy: 8 / 18,
    averageRate: 41_429,
    revenuePerAvailableNight: 17_059,
  });
  expect(sumReports([])).toMatchObject({ availableNights: 0, occupancy: null, averageRate: null });
});

test('an apartment counts from its first listed day to its last', () => {
  const listed = [
    { checkIn: '2027-01-20', checkOut: '2027-01-29' },
    { checkIn: '2027-02-05', checkOut: '2027-12-31' },
  ];
  const business = { ...TEN_NIGHTS, apartments: [MARINA, { ...CREEK, listed }], others: [] };
  const nights = reportBy('month', business).map(({ figures }) => figures.availableNights);
  // Of the creek's ten nights: the 27th and 28th of January, and the last one of the span.
  expect(nights).toEqual([5 + 2, 5 + 1]);
  const without = { ...business, apartments: [MARINA, { ...CREEK, listed: [] }] };
  expect(reportBy('month', without).map(({ figures }) => figures.availableNights)).toEqual([5, 5]);
});

test('where nothing could be sold there is no share and no average', () => {
  const night = '2027-01-27';
  const business: Business = {
    span: { checkIn: night, checkOut: addDays(night, 1) },
    apartments: [MARINA],
    sold: [],
    others: [{ apartmentId: 'marina-view', month: '2027-01', source: 'block', nights: 1 }],
  };
  expect(reportBy('month', business)[0]?.figures).toMatchObject({
    availableNights: 0,
    occupancy: null,
    averageRate: null,
    revenuePerAvailableNight: null,
  });
});

test('a night sold on a channel counts as occupied, but earns nothing that is counted here', () => {
  const business: Business = {
    span: { checkIn: '2027-03-01', checkOut: '2027-03-05' },
    apartments: [MARINA],
    sold: [sold('marina-view', '2027-03', 1, 60_000)],
    others: [{ apartmentId: 'marina-view', month: '2027-03', source: 'channel', nights: 1 }],
  };
  // Two of four nights are full; AED 600 over the one night sold, and over the three that no channel had.
  expect(reportBy('month', business)[0]?.figures).toMatchObject({
    availableNights: 4,
    occupancy: 0.5,
    averageRate: 60_000,
    revenuePerAvailableNight: 20_000,
  });
});

test('however it is told apart, nights and revenue come to the same', () => {
  const nights = fc.array(
    fc
      .tuple(
        fc.constantFrom(MARINA, CREEK),
        fc.constantFrom('2027-01', '2027-02'),
        fc.nat(9),
        fc.nat(900_000),
      )
      .map(([{ apartmentId }, month, count, revenue]) => sold(apartmentId, month, count, revenue)),
    { maxLength: 8 },
  );
  const span = fc.tuple(fc.nat(400), fc.nat(400)).map(([from, count]) => {
    const checkIn = fromDayNumber(dayNumber('2026-06-10') + from);
    return { checkIn, checkOut: addDays(checkIn, count) };
  });
  fc.assert(
    fc.property(nights, span, span, (some, listed, over) => {
      const business: Business = {
        ...{ span: over, sold: some, others: [] },
        apartments: [MARINA, { ...CREEK, listed: [listed] }],
      };
      const totals = (['month', 'apartment', 'area'] as const).map((grouping) => {
        const all = reportBy(grouping, business).map(({ figures }) => figures);
        const sumOf = (pick: (figures: Report) => number): number =>
          all.reduce((sum, figures) => sum + pick(figures), 0);
        return [
          sumOf((figures) => figures.availableNights),
          sumOf((figures) => figures.soldNights),
          sumOf((figures) => figures.roomRevenue),
        ];
      });
      expect(totals[1]).toEqual(totals[0]);
      expect(totals[2]).toEqual(totals[0]);
      const earliest = listed.checkIn > over.checkIn ? listed.checkIn : over.checkIn;
      const latest = listed.checkOut < over.checkOut ? listed.checkOut : over.checkOut;
      const creek = Math.max(0, dayNumber(latest) - dayNumber(earliest));
      expect(totals[0]?.[0]).toBe(dayNumber(over.checkOut) - dayNumber(over.checkIn) + creek);
    }),
  );
});
