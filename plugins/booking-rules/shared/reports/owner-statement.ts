import { percentOf, type Fils } from '../format/money';

/** A stay of a month as an owner is told of it. */
export interface StatementStay {
  /** Its nights that lie in the month, after discounts and adjustments, without VAT. */
  revenue: Fils;
  /** What was kept of it in the month when it was cancelled, or the guest did not come; without VAT. */
  kept: Fils;
}

/** What an owner gets for a month, in fils. */
export interface StatementSums {
  revenue: Fils;
  kept: Fils;
  /** The house's share of revenue and what was kept. */
  commission: Fils;
  expenses: Fils;
  /** What is left; negative where the owner owes the house. */
  payout: Fils;
}

/**
 * What an owner gets for a month: what the nights brought and what was kept, less commission, less expenses.
 * @param commissionPercent as agreed with the owner
 */
export function statementSums(
  stays: readonly StatementStay[],
  expenses: readonly { amount: Fils }[],
  commissionPercent: number,
): StatementSums {
  const sum = (amounts: readonly Fils[]) => amounts.reduce((all, amount) => all + amount, 0);
  const revenue = sum(stays.map((stay) => stay.revenue));
  const kept = sum(stays.map((stay) => stay.kept));
  const spent = sum(expenses.map(({ amount }) => amount));
  const commission = percentOf(Math.max(0, revenue + kept), commissionPercent);
  return { revenue, kept, commission, expenses: spent, payout: revenue + kept - commission - spent };
}
