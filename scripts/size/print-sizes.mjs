import { Problem } from '../steps/problem.mjs';
import { BUDGET, pageWeights } from './page-weights.mjs';

/** Prints what the first load of each page weighs, and fails when one is over the budget. */
export async function printSizes() {
  const weights = pageWeights();
  const width = Math.max(...weights.map(({ page }) => page.length));
  for (const { page, bytes } of weights) {
    const kilobytes = (bytes / 1000).toFixed(1).padStart(6);
    console.log(`${page.padEnd(width)} ${kilobytes} kB${bytes > BUDGET ? '  over the budget' : ''}`);
  }
  const over = weights.filter(({ bytes }) => bytes > BUDGET);
  if (over.length > 0) {
    throw new Problem(
      `Over ${BUDGET / 1000} kB: ${over.map(({ page }) => page).join(', ')}. Load what they do not use at once on demand.`,
    );
  }
}
