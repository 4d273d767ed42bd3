import fc from 'fast-check';
import { reportBy, roomRevenueOf, sumReports, type Business, type Report } from './performance';
import { addDays } from '../domain/stay';

const MARINA = { apartmentId: 'marina-view', district: 'dubai-marina' };
const CREEK = { apartmentId: 'creek-studio', district: 'creek-harbour' };

/** Two apartments over the ten nights 27 Jan to 5 Feb, worked out by hand. */
const TEN_NIGHTS: Business = {
  span: { checkIn: '2027-01-27', checkOut: '2027-02-06' },
  apartments: [MARINA, CREEK],
  stays: [
    // Four nights at AED 500, three of them in January.
    { apartmentId: 'marina-view', checkIn: '2027-01-29', checkOut: '2027-02-02', roomRevenue: 200_000 },
    // Began before the span: of six nights at AED 300 the last three count.
    { apartmentId: 'creek-studio', checkIn: '2027-01-24', checkOut: '2027-01-30', roomRevenue: 180_000 },
    { apartmentId: 'gone', checkIn: '2027-01-28', checkOut: '2027-01-29', roomRevenue: 99_900 },
  ],
  others: [
    { apartmentId: 'creek-studio', night: '2027-02-01', source: 'block' },
    { apartmentId: 'creek-studio', night: '2027-02-02', source: 'block' },
    { apartmentId: 'marina-view', night: '2027-02-03', source: 'channel' },
    { apartmentId: 'marina-view', night: '2027-02-20', source: 'channel' },
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
        occupancy: 0.25,
        averageRate: 50_000,
        revenuePerAvailableNight: 7_143,
      },
    },
  ]);
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
    occupancy: 8 / 18,
    averageRate: 41_429,
    revenuePerAvailableNight: 17_059,
  });
  expect(sumReports([])).toMatchObject({ availableNights: 0, occupancy: null, averageRate: null });
});

test('where nothing could be sold there is no share and no average', () => {
  const night = '2027-01-27';
  const business: Business = {
    span: { checkIn: night, checkOut: addDays(night, 1) },
    apartments: [MARINA],
    stays: [],
    others: [{ apartmentId: 'marina-view', night, source: 'block' }],
  };
  expect(reportBy('month', business)[0]?.figures).toMatchObject({
    availableNights: 0,
    occupancy: null,
    averageRate: null,
    revenuePerAvailableNight: null,
  });
});

test('a night sold on a channel counts as occupied, but earns nothing that is counted here', () => {
  const sold: Business = {
    span: { checkIn: '2027-03-01', checkOut: '2027-03-05' },
    apartments: [MARINA],
    stays: [
      { apartmentId: 'marina-view', checkIn: '2027-03-01', checkOut: '2027-03-02', roomRevenue: 60_000 },
    ],
    others: [{ apartmentId: 'marina-view', night: '2027-03-03', source: 'channel' }],
  };
  // Two of four nights are full; AED 600 over the one night sold, and over the three that no channel had.
  expect(reportBy('month', sold)[0]?.figures).toMatchObject({
    availableNights: 4,
    occupancy: 0.5,
    averageRate: 60_000,
    revenuePerAvailableNight: 20_000,
  });
});

test('a revenue that does not divide by its nights is spread without losing a fils', () => {
  const uneven: Business = {
    span: { checkIn: '2027-01-30', checkOut: '2027-02-02' },
    apartments: [MARINA],
    stays: [
      { apartmentId: 'marina-view', checkIn: '2027-01-30', checkOut: '2027-02-02', roomRevenue: 100_000 },
    ],
    others: [],
  };
  const revenue = reportBy('month', uneven).map(({ figures }) => figures.roomRevenue);
  expect(revenue.reduce((sum, part) => sum + part, 0)).toBe(100_000);
  expect(revenue[1]).toBeGreaterThanOrEqual(33_333);
  expect(revenue[1]).toBeLessThanOrEqual(33_334);
});

test('room revenue is the nights after discounts, without cleaning and taxes', () => {
  const lines = [
    { kind: 'night', amount: 266_000 },
    { kind: 'length-of-stay', amount: -26_600 },
    { kind: 'promotion', amount: -59_850 },
    { kind: 'cleaning', amount: 22_000 },
    { kind: 'tourism-dirham', amount: 5_000 },
    { kind: 'vat', amount: 11_075 },
  ] as const;
  expect(roomRevenueOf(lines)).toBe(179_550);
});

test('however it is told apart, nights and revenue come to the same', () => {
  const stays = fc.array(
    fc
      .tuple(
        fc.constantFrom(MARINA, CREEK),
        fc.integer({ min: -5, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(900_000),
      )
      .map(([{ apartmentId }, from, nights, roomRevenue]) => {
        const checkIn = addDays('2027-01-10', from);
        return { apartmentId, checkIn, checkOut: addDays(checkIn, nights), roomRevenue };
      }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(stays, (some) => {
      const business: Business = {
        span: { checkIn: '2027-01-10', checkOut: '2027-02-20' },
        apartments: [MARINA, CREEK],
        stays: some,
        others: [],
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
    }),
  );
});
