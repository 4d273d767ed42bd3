import type { MinorUnits } from '../format/money';

/** Money that has come in one piece, and what has gone back of it or is about to. */
export interface Charge {
  id: number;
  /** The provider's own name of the payment; null for money that came by hand. */
  payment: string | null;
  amount: MinorUnits;
  /** At most `amount`. */
  returned: MinorUnits;
}

/** A part of a refund, of one charge. */
export interface RefundShare<C extends Charge> {
  charge: C;
  amount: MinorUnits;
}

/**
 * Shares a refund out over charges, so that each gives back no more than is left of it.
 * @param first the payment that gives back before the others
 * @returns the shares, and what no charge has left for
 */
export function shareRefund<C extends Charge>(
  charges: readonly C[],
  amount: MinorUnits,
  first: string | null,
): { shares: RefundShare<C>[]; rest: MinorUnits } {
  const inOrder = [...charges].sort(
    (a, b) => Number(b.payment === first) - Number(a.payment === first) || a.id - b.id,
  );
  const shares: RefundShare<C>[] = [];
  let rest = amount;
  for (const charge of inOrder) {
    const share = Math.min(rest, charge.amount - charge.returned);
    if (share <= 0) continue;
    shares.push({ charge, amount: share });
    rest -= share;
  }
  return { shares, rest };
}

/**
 * What a provider's report adds to the money known to have gone back of a charge: what was given back on the
 * provider's own pages.
 * @param total all that has gone back of that charge, as the provider says
 */
export function newlyReturned({ amount, returned }: Charge, total: MinorUnits): MinorUnits {
  return Math.max(0, Math.min(total, amount) - returned);
}
