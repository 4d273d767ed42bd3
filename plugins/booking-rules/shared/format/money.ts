/** An amount of money in fils, the hundredth part of a UAE dirham; always an integer. */
export type Fils = number;

/** The currency of every amount that is charged. */
export const CURRENCY = 'AED';

/**
 * `percent` per cent of an amount, rounded half up to a whole fils.
 * The percentage counts to two decimals and is held between 0 and 100.
 */
export function percentOf(amount: Fils, percent: number): Fils {
  const hundredths = percent > 0 ? Math.round(Math.min(100, percent) * 100) : 0;
  // In two parts, so that no product leaves the exact integers however large the amount is.
  const whole = Math.floor(amount / 10_000);
  const rest = amount - whole * 10_000;
  return whole * hundredths + Math.floor((rest * hundredths + 5_000) / 10_000);
}

/** An amount as guests read it: `AED 4,312`, with fils only where there are any: `AED 4,312.50`. */
export function formatFils(amount: Fils): string {
  return `${amount < 0 ? '−' : ''}${CURRENCY}\u00a0${formatSize(Math.abs(amount))}`;
}

/** The same where the currency goes without saying: `4,312`. */
export function formatDirhams(amount: Fils): string {
  return `${amount < 0 ? '−' : ''}${formatSize(Math.abs(amount))}`;
}

function formatSize(size: Fils): string {
  const fils = size % 100;
  const dirhams = String((size - fils) / 100).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${dirhams}${fils === 0 ? '' : `.${String(fils).padStart(2, '0')}`}`;
}
