import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUDGET, pageWeights } from './page-weights.mjs';

describe('the scripts of a first load', () => {
  const weights = pageWeights();

  it('are known for every page', () => {
    const pages = weights.map(({ page }) => page);
    for (const page of ['index', 'apartment', 'results', 'apartments', 'blog', 'summary', '_error']) {
      assert.ok(pages.includes(page), page);
    }
    // React alone weighs more than this.
    for (const { page, bytes } of weights) assert.ok(bytes > 60_000, page);
  });

  for (const { page, bytes } of weights) {
    it(`of ${page} keep to the budget`, () => assert.ok(bytes <= BUDGET, `${bytes} bytes`));
  }
});
