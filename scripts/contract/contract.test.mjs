import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { inRoot } from '../steps/paths.mjs';

const TABLE = readFileSync(inRoot('docs/contract.md'), 'utf8');
const TEST_FILE = /\.(test|spec)\.(ts|tsx|mjs)$/;

const CODE = [
  'cms/config',
  'cms/src',
  'cms/tests',
  ...['admin', 'contracts', 'server', 'shared'].map((name) => `plugins/booking-rules/${name}`),
  ...['api', 'app', 'e2e', 'features', 'forms', 'lib', 'pages', 'server', 'session', 'ui'].map(
    (name) => `site/${name}`,
  ),
];

/**
 * The code in a folder.
 * @param {string} folder from the root
 */
function filesIn(folder) {
  const found = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' });
  return found.filter((name) => /\.(js|ts|tsx)$/.test(name)).map((name) => join(inRoot(folder), name));
}

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

  it('has every part that the code cites', () => {
    const parts = new Set([...TABLE.matchAll(/^## (?<part>[ABC]\d*) /gm)].map(({ groups }) => groups?.part));
    const missing = CODE.flatMap(filesIn).flatMap((file) => {
      const cited = [
        ...readFileSync(file, 'utf8').matchAll(/contract (?<parts>[ABC]\d*(?: and [ABC]\d+)*)\b/g),
      ];
      const names = cited.flatMap(({ groups }) => groups?.parts?.split(' and ') ?? []);
      return names.filter((name) => !parts.has(name)).map((name) => `${file}: ${name}`);
    });
    assert.deepEqual(missing, []);
  });

  for (const { row, file, name } of rows) {
    it(`proves “${row}” by a test that is there`, () => {
      assert.match(file, TEST_FILE);
      assert.ok(existsSync(inRoot(file)), `${file} is missing`);
      assert.ok(readFileSync(inRoot(file), 'utf8').includes(name), `${file} has no test “${name}”`);
    });
  }
});
