import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../steps/paths.mjs';

const TABLE = readFileSync(inRoot('docs/contract.md'), 'utf8');
const TEST_FILE = /\.(test|spec)\.(ts|tsx|mjs)$/;

const rows = [...TABLE.matchAll(/^\| (?<row>.*?) +\| `(?<file>[^`]+)` › (?<name>.*?) +\|$/gm)].map(
  ({ groups }) => ({ row: groups?.row ?? '', file: groups?.file ?? '', name: groups?.name ?? '' }),
);

describe('the table of the contract', () => {
  it('has a part for each of A1 to A10, none of them empty', () => {
    const parts = TABLE.split(/^## /m).slice(1, 11);
    parts.forEach((part, index) => {
      assert.match(part, new RegExp(`^A${index + 1} `));
      assert.match(part, /^\| .* \| `/m);
    });
  });

  it('is read as a whole: every line of it names a file', () => {
    const lines = TABLE.split('\n').filter((line) => /^\| (?!Row\b|-)/.test(line));
    assert.equal(rows.length, lines.length);
  });

  for (const { row, file, name } of rows) {
    it(`proves “${row}” by a test that is there`, () => {
      assert.match(file, TEST_FILE);
      assert.ok(existsSync(inRoot(file)), `${file} is missing`);
      assert.ok(readFileSync(inRoot(file), 'utf8').includes(name), `${file} has no test “${name}”`);
    });
  }
});
