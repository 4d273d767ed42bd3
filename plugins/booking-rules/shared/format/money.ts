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

/** What an amount was before these percentages were put on it, rounded half up: 100 of 105 at 5%. */
export function withoutPercents(amount: Fils, percents: readonly number[]): Fils {
  const hundredths = percents.map((percent) => (percent > 0 ? Math.round(Math.min(100, percent) * 100) : 0));
  return shareOf(
    amount,
    10_000,
    hundredths.reduce((sum, one) => sum + one, 10_000),
  );
}

/** `part / whole` of an amount, rounded half up; nothing of nothing. However large the numbers are, it is exact. */
export function shareOf(amount: Fils, part: number, whole: number): Fils {
  if (whole === 0) return 0;
  const [numerator, denominator] = [2n * BigInt(amount) * BigInt(part) + BigInt(whole), 2n * BigInt(whole)];
  const quotient = numerator / denominator;
  const isBelow = numerator % denominator !== 0n && numerator < 0n !== denominator < 0n;
  return Number(isBelow ? quotient - 1n : quotient);
}

/** An amount as guests read it: `AED 4,312`, with fils only where there are any: `AED 4,312.50`. */
export function formatFils(amount: Fils): string {
  return `${amount < 0 ? '−' : ''}${CURRENCY}\u00a0${formatSize(Math.abs(amount))}`;
}

/** The same where the currency goes without saying: `4,312`. */
export function formatDirhams(amount: Fils): string {
  return `${amount < 0 ? '−' : ''}${formatSize(Math.abs(amount))}`;
}

/** The same as books and documents have it, always with fils: `4,312.00`. */
export function formatFullAmount(amount: Fils): string {
  const text = formatDirhams(amount);
  return amount % 100 === 0 ? `${text}.00` : text;
}

function formatSize(size: Fils): string {
  const fils = size % 100;
  const dirhams = String((size - fils) / 100).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${dirhams}${fils === 0 ? '' : `.${String(fils).padStart(2, '0')}`}`;
}
