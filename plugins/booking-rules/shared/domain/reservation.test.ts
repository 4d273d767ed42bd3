import fc from 'fast-check';
import { SOME_DAY, tiers } from './arbitrary.fixture';
import { refundLadder, refundToday } from './cancellation';
import {
  RESERVATION_STATES,
  type ReservationState,
  agreedRefund,
  canTransition,
  holdsNights,
  refundDue,
} from './reservation';
import { DEFAULT_PROPERTY_POLICIES } from './restrictions/rules';
import { addDays } from './stay';
import { localDay } from './local-day';

const ALLOWED: Record<ReservationState, ReservationState[]> = {
  held: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['completed', 'cancelled', 'no-show'],
  completed: [],
  expired: ['confirmed'],
  cancelled: [],
  'no-show': [],
};

describe('between the states', () => {
  const pairs = RESERVATION_STATES.flatMap((from) => RESERVATION_STATES.map((to) => [from, to] as const));

  test.each(pairs)('a reservation that is %s becomes %s only where contract B3 says so', (from, to) => {
    expect(canTransition(from, to)).toBe(ALLOWED[from].includes(to));
  });

  test('nights are kept while a stay is held, confirmed or over, and free in every other state', () => {
    expect(RESERVATION_STATES.filter(holdsNights)).toEqual(['held', 'confirmed', 'completed']);
  });

  test('what frees the nights for good cannot be undone', () => {
    const final = RESERVATION_STATES.filter((from) =>
      RESERVATION_STATES.every((to) => !canTransition(from, to)),
    );
    expect(final).toEqual(['completed', 'cancelled', 'no-show']);
  });
});

describe('the refund that was agreed', () => {
  const checkIn = '2027-03-31';
  const booked = '2026-12-01';
  const ladder = refundLadder(DEFAULT_PROPERTY_POLICIES.cancellation.tiers, checkIn, 100_001, booked);

  // The days before arrival in Dubai's calendar, whatever the time zone of the server.
  test.each([
    [30, '2027-03-01', 100, 100_001],
    [29, '2027-03-02', 50, 50_001],
    [14, '2027-03-17', 50, 50_001],
    [13, '2027-03-18', 0, 0],
    [0, '2027-03-31', 0, 0],
  ])('%i days before arrival gives its share from 00:01 to 23:59 in Dubai', (_, day, percent, amount) => {
    for (const time of ['00:00:00', '00:01:00', '12:00:00', '23:59:00', '23:59:59.999']) {
      const today = localDay(new Date(`${day}T${time}+04:00`));
      expect(agreedRefund(ladder, checkIn, today)).toMatchObject({ percent, amount });
    }
  });

  test('a minute decides at midnight in Dubai, when it is still evening in London', () => {
    const before = localDay(new Date('2027-03-01T19:59:00Z'));
    const after = localDay(new Date('2027-03-01T20:01:00Z'));
    expect(agreedRefund(ladder, checkIn, before).percent).toBe(100);
    expect(agreedRefund(ladder, checkIn, after).percent).toBe(50);
  });

  test('says until when it holds', () => {
    expect(agreedRefund(ladder, checkIn, booked).until).toBe('2027-03-01');
    expect(agreedRefund(ladder, checkIn, '2027-03-02').until).toBe('2027-03-17');
    expect(agreedRefund(ladder, checkIn, '2027-03-18').until).toBe(checkIn);
  });

  test('is nothing after the arrival', () => {
    expect(agreedRefund(ladder, checkIn, '2027-04-01')).toEqual({ until: checkIn, percent: 0, amount: 0 });
  });

  test('is on every day what the tiers of the booking day give', () => {
    const days = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(tiers, days, days, fc.integer({ min: 0, max: 10_000_000 }), (steps, one, other, total) => {
        const [bookedOn, today] = [Math.max(one, other), Math.min(one, other)].map((n) =>
          addDays(SOME_DAY, -n),
        );
        if (bookedOn === undefined || today === undefined) return;
        const agreed = refundLadder(steps, SOME_DAY, total, bookedOn);
        expect(agreedRefund(agreed, SOME_DAY, today)).toEqual(refundToday(steps, SOME_DAY, total, today));
      }),
    );
  });
});

describe('what is given back', () => {
  const total = 100_001;

  test.each([
    [{ total, paidAmount: total, refundedAmount: 0 }, 100, total],
    [{ total, paidAmount: total, refundedAmount: 0 }, 50, 50_001],
    [{ total, paidAmount: total, refundedAmount: 0 }, 0, 0],
    [{ total, paidAmount: 0, refundedAmount: 0 }, 100, 0],
    // Of a part that was paid, what is kept of the total comes first.
    [{ total, paidAmount: 40_000, refundedAmount: 0 }, 50, 0],
    [{ total, paidAmount: 60_000, refundedAmount: 0 }, 50, 10_000],
    [{ total, paidAmount: total, refundedAmount: 80_000 }, 50, 0],
    [{ total, paidAmount: total, refundedAmount: 20_000 }, 50, 30_001],
  ])('of %j at %i%% is %i', (paid, percent, due) => {
    expect(refundDue(paid, percent)).toBe(due);
  });

  test('is never more than what was paid and is still here', () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 0, max: 100 }), (total, paid, back, percent) => {
        const refundedAmount = Math.min(paid, back);
        const due = refundDue({ total, paidAmount: paid, refundedAmount }, percent);
        expect(due).toBeGreaterThanOrEqual(0);
        expect(due).toBeLessThanOrEqual(paid - refundedAmount);
      }),
    );
  });
});
