import { percentOf, type MinorUnits } from '../format/money';

/** A stay of a month as an owner is told of it. */
export interface StatementStay {
  /** Its nights that lie in the month, after discounts and adjustments, without VAT. */
  revenue: MinorUnits;
  /** What was kept of it in the month when it was cancelled, or the guest did not come; without VAT. */
  kept: MinorUnits;
}

/** What an owner gets for a month, in minor units. */
export interface StatementSums {
  revenue: MinorUnits;
  kept: MinorUnits;
  /** The house's share of revenue and what was kept. */
  commission: MinorUnits;
  expenses: MinorUnits;
  /** What is left; negative where the owner owes the house. */
  payout: MinorUnits;
}

/**
 * What an owner gets for a month: what the nights brought and what was kept, less commission, less expenses.
 * @param commissionPercent as agreed with the owner
 */
export function statementSums(
  stays: readonly StatementStay[],
  expenses: readonly { amount: MinorUnits }[],
  commissionPercent: number,
): StatementSums {
  const sum = (amounts: readonly MinorUnits[]) => amounts.reduce((all, amount) => all + amount, 0);
  const revenue = sum(stays.map((stay) => stay.revenue));
  const kept = sum(stays.map((stay) => stay.kept));
  const spent = sum(expenses.map(({ amount }) => amount));
  const commission = percentOf(Math.max(0, revenue + kept), commissionPercent);
  return { revenue, kept, commission, expenses: spent, payout: revenue + kept - commission - spent };
}
