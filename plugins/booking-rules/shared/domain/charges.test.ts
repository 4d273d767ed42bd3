import fc from 'fast-check';
import { cases } from '../cases.fixture';
import { newlyReturned, shareRefund, type Charge } from './charges';

/** A charge as the provider has it, beside what is known of it here. */
interface Known extends Charge {
  /** Gone back at the provider, whoever asked for it. */
  gone: number;
}

const steps = fc.array(
  fc.oneof(
    fc.record({ step: fc.constant('paid' as const), amount: fc.integer({ min: 1, max: 500_000 }) }),
    fc.record({
      step: fc.constantFrom('returned on the pages', 'returned unheard' as const),
      which: fc.nat(),
      amount: fc.integer({ min: 1, max: 500_000 }),
    }),
    fc.record({ step: fc.constant('heard' as const), which: fc.nat() }),
    fc.record({ step: fc.constant('refund' as const), amount: fc.integer({ min: 0, max: 2_000_000 }) }),
  ),
  { maxLength: 30 },
);

const sum = (charges: readonly Known[], field: 'amount' | 'returned' | 'gone') =>
  charges.reduce((total, charge) => total + charge[field], 0);

/** The provider gives back at most what it still has of a charge. */
function giveBack(charge: Known, amount: number): void {
  charge.gone += Math.min(amount, charge.amount - charge.gone);
}

/** The engine gives back: promised here, and asked of the provider. */
function refund(charges: readonly Known[], amount: number): number {
  const { shares, rest } = shareRefund(charges, amount, null);
  for (const { charge, amount: share } of shares) {
    charge.returned += share;
    giveBack(charge, share);
  }
  return rest;
}

function hear(charge: Known): void {
  charge.returned += newlyReturned(charge, charge.gone);
}

test('whatever is paid and given back, no charge gives back more than came, and a full cancellation gives back the rest to the fils', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const charges: Known[] = [];
      for (const entry of history) {
        if (entry.step === 'paid') {
          const id = charges.length + 1;
          charges.push({ id, payment: `pay-${id}`, amount: entry.amount, returned: 0, gone: 0 });
        } else if (entry.step === 'refund') {
          const left = sum(charges, 'amount') - sum(charges, 'returned');
          expect(refund(charges, entry.amount)).toBe(Math.max(0, entry.amount - left));
        } else {
          const charge = charges[entry.which % Math.max(1, charges.length)];
          if (!charge) continue;
          if (entry.step === 'heard') hear(charge);
          else giveBack(charge, entry.amount);
          if (entry.step === 'returned on the pages') hear(charge);
        }
        for (const { amount, returned, gone } of charges) {
          expect(returned).toBeLessThanOrEqual(amount);
          expect(gone).toBeLessThanOrEqual(amount);
        }
      }
      expect(refund(charges, sum(charges, 'amount') - sum(charges, 'returned'))).toBe(0);
      expect(sum(charges, 'gone')).toBe(sum(charges, 'amount'));
      expect(charges.map(({ gone }) => gone)).toEqual(charges.map(({ amount }) => amount));
    }),
    cases(1_000),
  );
});

test('a payment that is named gives back before the others', () => {
  const charge = (id: number): Charge => ({ id, payment: `pay-${id}`, amount: 1_000, returned: 0 });
  const { shares } = shareRefund([charge(1), charge(2)], 1_200, 'pay-2');
  expect(shares.map(({ charge: { id }, amount }) => [id, amount])).toEqual([
    [2, 1_000],
    [1, 200],
  ]);
});
