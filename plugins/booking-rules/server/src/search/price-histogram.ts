import type { PriceHistogram } from '../../../contracts/stay-search';

/** How prices lie: how many in each of some steps of equal size, from the least to the most; null without any. */
export function priceHistogram(prices: Float64Array, steps: number): PriceHistogram | null {
  if (prices.length === 0) return null;
  const least = prices.reduce((found, price) => Math.min(found, price), Infinity);
  const most = prices.reduce((found, price) => Math.max(found, price), -Infinity);
  const counts = Array.from({ length: steps }, () => 0);
  for (const price of prices) {
    const share = most === least ? 0 : (price - least) / (most - least);
    const step = Math.min(steps - 1, Math.floor(share * steps));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { least, most, counts };
}
