import fc from 'fast-check';
import { linesAfter, adjustPrice, isReversible, mostRefundable, moveDeposit, reverseByHand } from './by-hand';
import { endStay } from './ending';
import { standingOf, sumsOf, type Entry, type EntryDraft, type MoneyDetails } from './entry';
import { exampleListing, folioOf, MONEY, nightsFrom, reserved, written } from './folio.fixture';
import { paymentReceived, refundAsked, refundDone, refundMade } from './money';

/** The four nights of example 1: 2,350.00, of it VAT 110.00. */
const four = folioOf(reserved(exampleListing({ seasons: [] }), nightsFrom('2027-03-01', 4)));
const cash: MoneyDetails = { ...MONEY, method: 'cash' };
const draftsOf = (answer: EntryDraft[] | { problem: string }): EntryDraft[] => {
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
};
const after = (entries: readonly Entry[], answer: EntryDraft[] | { problem: string }): Entry[] =>
  written(entries, draftsOf(answer));

describe('an adjustment by hand', () => {
  const cancelled = after(four, endStay(four, { kind: 'cancelled', refundPercent: 50 }));

  it.each([
    ['raises the price before VAT, which follows', four, 10_000, 235_000 + 10_500],
    ['lowers it', four, -10_000, 235_000 - 10_500],
    ['rounds VAT once, on all that is taxable', four, 9, 235_009],
    ['leaves no less than the taxes that are not on the price', four, -220_000, 4_000],
    ['follows VAT inside what was kept of a cancelled stay', cancelled, -10_000, 117_500 - 10_500],
  ])('%s', (_, entries, amount, total) => {
    const adjusted = after(entries, adjustPrice(entries, amount, 'broken lift'));
    expect(sumsOf(adjusted).total).toBe(total);
  });

  it('never makes a price negative', () => {
    expect(adjustPrice(four, -220_001, 'gift')).toEqual({ problem: 'below-zero', least: -220_000 });
  });

  it('is a line of the price, which adds up to the total', () => {
    const adjusted = after(four, adjustPrice(four, -10_000, 'broken lift'));
    const shown = linesAfter(
      [
        { kind: 'night', label: '4 nights', amount: 200_000 },
        { kind: 'cleaning', label: 'Cleaning', amount: 20_000 },
        { kind: 'tourism-dirham', label: 'Tourism Dirham', amount: 4_000 },
        { kind: 'vat', label: 'VAT 5%', amount: 11_000 },
      ],
      adjusted,
    );
    expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(sumsOf(adjusted).total);
    expect(shown[2]).toMatchObject({ kind: 'adjustment', label: 'Adjustment: broken lift', amount: -10_000 });
  });
});

describe('a deposit', () => {
  const taken = after(four, moveDeposit(four, 'taken', 100_000, cash, null));
  const kept = after(taken, moveDeposit(taken, 'kept', 30_000, null, 'a broken lamp'));

  it('is an account of its own', () => {
    expect(sumsOf(taken)).toEqual({ ...sumsOf(four), deposit: 100_000 });
    const released = after(kept, moveDeposit(kept, 'released', 70_000, cash, null));
    expect(sumsOf(released)).toEqual(sumsOf(four));
  });

  it('gives back and keeps no more than is held', () => {
    for (const act of ['kept', 'released'] as const)
      expect(moveDeposit(kept, act, 70_001, cash, 'x')).toEqual({ problem: 'more-than-held', most: 70_000 });
  });

  it('is taken back like anything else by hand, but not once it is used', () => {
    const idOf = (kind: string) => kept.find((entry) => entry.kind === kind)?.id ?? 0;
    expect(reverseByHand(kept, idOf('deposit-taken'), 'mistake')).toEqual({ problem: 'refunded' });
    expect(sumsOf(after(kept, reverseByHand(kept, idOf('deposit-kept'), 'mistake'))).deposit).toBe(100_000);
  });
});

describe('what was entered by mistake is taken back', () => {
  const paid = written(four, [paymentReceived(235_000, cash)]);
  const [payment = 0] = paid.filter(({ kind }) => kind === 'payment').map(({ id }) => id);

  it('once, with its reason', () => {
    const back = after(paid, reverseByHand(paid, payment, 'another guest’s'));
    expect(sumsOf(back)).toMatchObject({ paid: 0, due: 235_000 });
    expect(reverseByHand(back, payment, 'again')).toEqual({ problem: 'not-reversible' });
  });

  it('not when the money has gone back, or is about to', () => {
    for (const refund of [refundMade(1, cash), refundAsked(1, { ...MONEY, reference: 'R-1' })]) {
      const entries = written(paid, [refund]);
      expect(reverseByHand(entries, payment, 'mistake')).toEqual({ problem: 'refunded' });
    }
  });

  it('not what a provider reported, a price said, or nobody wrote', () => {
    const byCard = written(four, [paymentReceived(235_000, { ...MONEY, method: 'stripe' })]);
    expect(byCard.filter((entry) => isReversible(byCard, entry))).toEqual([]);
    expect(reverseByHand(byCard, 999, 'mistake')).toEqual({ problem: 'not-reversible' });
  });

  it('and a refund that was asked for waits again', () => {
    const asked = written(paid, [refundAsked(5_000, { ...MONEY, reference: 'R-1' })]);
    const done = written(asked, refundDone(asked, 'R-1', { ...cash, reference: 'R-1' }));
    const [refund = 0] = standingOf(done)
      .filter(({ kind }) => kind === 'refund')
      .map(({ id }) => id);
    expect(sumsOf(after(done, reverseByHand(done, refund, 'not sent')))).toMatchObject({
      ...{ paid: 235_000, asked: 5_000 },
    });
  });
});

it('whatever staff enter and take back: no more goes back than came, and without it the folio is as before', () => {
  const step = fc.record({
    act: fc.constantFrom('pay', 'refund', 'adjust', 'reverse'),
    amount: fc.integer({ min: -300_000, max: 300_000 }),
    which: fc.nat(200),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let entries = four;
      for (const { act, amount, which } of steps) {
        const size = Math.abs(amount) + 1;
        const answer =
          act === 'pay'
            ? [paymentReceived(size, cash)]
            : act === 'refund'
              ? [refundMade(Math.min(size, mostRefundable(entries)), cash)]
              : act === 'adjust'
                ? adjustPrice(entries, amount, 'by hand')
                : reverseByHand(entries, which % (entries.length + 1), 'mistake');
        if (!('problem' in answer)) entries = written(entries, answer);
        const { paid, total } = sumsOf(entries);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(total).toBeGreaterThanOrEqual(0);
      }
      for (;;) {
        const mistake = entries.findLast((entry) => isReversible(entries, entry) && entry.kind !== 'payment');
        const last = mistake ?? entries.findLast((entry) => isReversible(entries, entry));
        if (!last) break;
        const answer = reverseByHand(entries, last.id, 'mistake');
        // An adjustment may be all that keeps another one from making the price negative.
        if ('problem' in answer) return;
        entries = written(entries, answer);
      }
      expect(sumsOf(entries)).toEqual(sumsOf(four));
    }),
  );
});
