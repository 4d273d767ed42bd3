import fc from 'fast-check';
import { days, tiers } from './arbitrary.fixture';
import { refundLadder, refundToday, type CancellationTier } from './cancellation';
import { DEFAULT_PROPERTY_POLICIES } from './restrictions/rules';
import { addDays } from './stay';
import { localDay } from './local-day';

const ladder = DEFAULT_PROPERTY_POLICIES.cancellation.tiers;
const CHECK_IN = '2027-03-31';

function tier(percent: number, daysBefore: number): CancellationTier {
  return { id: `${percent}-${daysBefore}`, percent, days: daysBefore, when: 'before', event: 'arrival' };
}

describe('what cancelling gives back on its last and first minutes in Dubai', () => {
  test.each([
    [30, 100, '2027-03-01'],
    [29, 50, '2027-03-17'],
    [14, 50, '2027-03-17'],
    [13, 0, CHECK_IN],
    [0, 0, CHECK_IN],
    [-1, 0, CHECK_IN],
  ])('%p days before arrival: %p per cent', (daysBefore, percent, until) => {
    const day = addDays(CHECK_IN, -daysBefore);
    for (const time of ['00:01', '23:59']) {
      const today = localDay(new Date(`${day}T${time}:00+04:00`));
      expect(refundToday(ladder, CHECK_IN, 100_001, today)).toEqual({
        until,
        percent,
        amount: { 100: 100_001, 50: 50_001, 0: 0 }[percent],
      });
    }
  });
});

describe('the ladder', () => {
  test('says every step that is still open, best first', () => {
    expect(refundLadder(ladder, CHECK_IN, 100_000, '2027-01-01')).toEqual([
      { until: '2027-03-01', percent: 100, amount: 100_000 },
      { until: '2027-03-17', percent: 50, amount: 50_000 },
      { until: CHECK_IN, percent: 0, amount: 0 },
    ]);
    expect(refundLadder(ladder, CHECK_IN, 100_000, '2027-03-02').map(({ percent }) => percent)).toEqual([
      50, 0,
    ]);
    expect(refundLadder(ladder, CHECK_IN, 100_000, '2027-03-18').map(({ percent }) => percent)).toEqual([0]);
  });

  test('leaves out a step that a better one outlasts', () => {
    const steps = refundLadder(
      [tier(50, 14), tier(80, 14), tier(20, 20), tier(0, 5)],
      CHECK_IN,
      1_000,
      '2027-01-01',
    );
    expect(steps.map(({ percent }) => percent)).toEqual([80, 0]);
  });

  test('ends with a step that holds to the day of arrival, without a 0% for the same day', () => {
    const steps = refundLadder([tier(100, 7), tier(30, 0)], CHECK_IN, 1_000, '2027-01-01');
    expect(steps.map(({ percent, until }) => [percent, until])).toEqual([
      [100, '2027-03-24'],
      [30, CHECK_IN],
    ]);
  });

  test('falls in percent and rises in days, from today to the day of check-in', () => {
    fc.assert(
      fc.property(tiers, days(), days(), fc.nat(9_999_999), (some, checkIn, today, total) => {
        const steps = refundLadder(some, checkIn, total, today);
        const untils = steps.map(({ until }) => until);
        const percents = steps.map(({ percent }) => percent);
        expect(untils).toEqual([...new Set(untils)].sort());
        expect(percents).toEqual([...new Set(percents)].sort((a, b) => b - a));
        expect(untils.at(-1)).toBe(checkIn);
        expect(steps.slice(0, -1).every(({ until }) => until >= today)).toBe(true);
      }),
    );
  });

  test('on every day gives the best tier whose days are still there', () => {
    fc.assert(
      fc.property(tiers, days(), fc.integer({ min: 0, max: 100 }), (some, checkIn, daysBefore) => {
        const open = some.filter((step) => daysBefore >= step.days).map(({ percent }) => percent);
        const refund = refundToday(some, checkIn, 1_000_000, addDays(checkIn, -daysBefore));
        expect(refund.percent).toBe(Math.max(0, ...open));
      }),
    );
  });

  test('never gives more as arrival nears', () => {
    fc.assert(
      fc.property(
        tiers,
        days(),
        days(),
        fc.nat(99),
        fc.nat(9_999_999),
        (some, checkIn, today, later, total) => {
          const now = refundToday(some, checkIn, total, today);
          const then = refundToday(some, checkIn, total, addDays(today, later));
          expect(then.amount).toBeLessThanOrEqual(now.amount);
          expect(now.amount).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});
