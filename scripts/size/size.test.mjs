import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { BUDGET, pageWeights, printSizes, sharedWeights } from './sizes.mjs';

const DIST = inRoot('site/dist');

describe('the scripts of a first load', () => {
  const weights = pageWeights(DIST);

  it('are known for every page', () => {
    const pages = weights.map(({ page }) => page);
    for (const page of ['index', 'apartment', 'results', 'apartments', 'blog', 'summary', '_error']) {
      assert.ok(pages.includes(page), page);
    }
    // React alone weighs more than this.
    for (const { page, gzip } of weights) assert.ok(gzip > 60_000, page);
  });

  for (const { page, gzip } of weights) {
    it(`of ${page} keep to the budget`, () => assert.ok(gzip <= BUDGET, `${gzip} bytes`));
  }
});

it('the fonts before the first paint are two, of at most 70 kB together', () => {
  const { fonts } = sharedWeights(DIST);
  assert.equal(fonts.length, 2);
  assert.ok(fonts.reduce((sum, bytes) => sum + bytes, 0) <= 70_000);
});

it('there is one style sheet for all pages, of at most 18 kB', () => {
  const { brotli } = sharedWeights(DIST).styles;
  assert.ok(brotli > 0 && brotli <= 18_000, `${brotli} bytes`);
});

describe('a page over its budget', () => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  const chunks = join(folder, 'client');
  mkdirSync(chunks);

  /**
   * @param {string} page
   * @param {number} bytes that do not compress, in a chunk which the page imports
   */
  function build(page, bytes) {
    const entry = { file: 'page.js', isEntry: true, imports: ['part'], dynamicImports: ['later'] };
    const manifest = {
      [`entry:/pages/${page}`]: entry,
      part: { file: 'part.js' },
      later: { file: 'later.js' },
    };
    writeFileSync(join(folder, 'assets.json'), JSON.stringify(manifest));
    writeFileSync(join(chunks, 'page.js'), '');
    writeFileSync(join(chunks, 'part.js'), randomBytes(bytes));
    writeFileSync(join(chunks, 'later.js'), randomBytes(50_000));
  }

  it('is named, and fails the run', () => {
    build('home', BUDGET + 1);
    assert.throws(
      () => printSizes(folder),
      (error) => error instanceof Problem && /: home\./.test(error.message),
    );
  });

  it('may load more on demand', () => {
    build('home', BUDGET - 1000);
    printSizes(folder);
    rmSync(folder, { recursive: true });
  });
});
