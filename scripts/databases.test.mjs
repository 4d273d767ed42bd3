import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from './steps/paths.mjs';

/** How a test says that it is for one database alone. @type {[string, RegExp][]} */
const ALONE = [
  ['postgres', /onPostgres\(\) \? (?:test|describe) : (?:test|describe)\.skip|if \(onPostgres\(\)/],
  ['sqlite', /onPostgres\(\) \? (?:test|describe)\.skip/],
];
const TESTS = 'cms/tests';
const files = readdirSync(inRoot(TESTS), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.test.ts'),
);

/** Files that a run of all tests leaves out on this database. @param {string} database @returns {Promise<RegExp>} */
async function leftOut(database) {
  Object.assign(process.env, { TEST_DATABASE: database, TEST_DATABASES: '2' });
  const config = `file://${inRoot(TESTS, 'jest.config.mjs')}?${database}`;
  const { default: settings } = /** @type {{ default: { testPathIgnorePatterns: [string] } }} */ (
    await import(config)
  );
  return new RegExp(settings.testPathIgnorePatterns[0]);
}

describe('a run of all tests', async () => {
  for (const [database, alone] of ALONE) {
    const ignored = await leftOut(database);
    const own = files.filter((file) => alone.test(readFileSync(inRoot(TESTS, file), 'utf8')));
    it(`tries what is for ${database} alone on it`, () => {
      assert.ok(own.length > 1);
      assert.deepEqual(
        own.filter((file) => ignored.test(`/${file}`)),
        [],
      );
    });
  }

  it('leaves no file out on both', async () => {
    const [onPostgres, onSqlite] = [await leftOut('postgres'), await leftOut('sqlite')];
    const both = files.filter((file) => onPostgres.test(`/${file}`) && onSqlite.test(`/${file}`));
    assert.deepEqual(both, []);
  });
});
