/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { rowsOf } from '../outside/rows-of';
import { createDatabase } from '../run/databases';
import { CMS, settingsFor, testFolder, type TestDatabase } from '../run/settings';

const ROWS = 80;
const KILLED_AFTER = 20;

const HEADER =
  'id,title,description,area,bedrooms,bathrooms,guests,nightlyRate,permit,amenities,houseRules,minimumStay';
const rowOf = (index: number): string =>
  [
    `A${index}`,
    `Bright home ${index} by the water`,
    '"A calm home. Close to the beach."',
    index % 2 === 0 ? 'Dubai Marina' : 'Business Bay',
    index % 3,
    1,
    2,
    400 + index,
    `BUS-TWR-${String(index).padStart(5, '0')}`,
    '"Wi-Fi; Pool"',
    '"No smoking, No pets"',
    index % 4 === 0 ? 5 : 1,
  ].join(',');

/** Runs the import as `npm run import` does, and kills it when so many rows are done. */
async function importFile(
  database: TestDatabase,
  file: string,
  killAfter = Infinity,
): Promise<{ code: number | null; output: string[] }> {
  const child = spawn(process.execPath, [join(CMS, 'dist/src/import/run.js'), file], {
    cwd: CMS,
    env: { PATH: process.env['PATH'], ...settingsFor(database, 1337) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  let rows = 0;
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    if (line.startsWith('Row ')) rows += 1;
    if (rows === killAfter) child.kill('SIGKILL');
  }
  const [code] = (await ended) as [number | null];
  return { code, output };
}

/** Everything that an import decides, in an order of its own. */
async function stored(database: TestDatabase): Promise<object[][]> {
  return rowsOf(database, [
    `select apartment_id, name, bedrooms, nightly_rate, permit_number, import_key, advance_notice_hours,
       booking_mode, gap_filling, (published_at is null) as draft from apartments order by apartment_id, draft`,
    'select "key", fields from listing_imports order by "key"',
    `select a.apartment_id, count(*) as amenities from apartments a
       join apartments_amenities_lnk l on l.apartment_id = a.id group by a.id, a.apartment_id order by 1`,
    `select a.apartment_id, count(*) as details from apartments a
       join apartments_cmps c on c.entity_id = a.id group by a.id, a.apartment_id order by 1`,
    `select a.apartment_id, a.published_at is null as draft, o.minimum_stay from minimum_stay_overrides o
       join minimum_stay_overrides_apartment_lnk l on l.minimum_stay_override_id = o.id
       join apartments a on a.id = l.apartment_id order by 1, 2`,
  ]);
}

test('an import killed in the middle goes on where it stopped, and ends as one that was not', async () => {
  const file = join(testFolder(), 'homes.csv');
  await writeFile(file, [HEADER, ...Array.from({ length: ROWS }, (_, index) => rowOf(index))].join('\n'));
  const whole = await createDatabase('import-whole');
  const [broken, { output }] = await Promise.all([
    createDatabase('import-broken').then(async (database) => {
      const { code } = await importFile(database, file, KILLED_AFTER);
      expect(code).toBeNull();
      return database;
    }),
    importFile(whole, file),
  ]);
  expect(output.at(-1)).toBe(`${ROWS} rows: ${ROWS} created, 0 changed, 0 left alone, 0 refused.`);

  const [, memory] = await stored(broken);
  const kept = memory?.length ?? 0;
  expect(kept).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(kept).toBeLessThan(ROWS);
  const second = await importFile(broken, file);
  expect(second.output.at(-1)).toBe(
    `${ROWS} rows: ${ROWS - kept} created, 0 changed, ${kept} left alone, 0 refused.`,
  );
  expect(await stored(broken)).toEqual(await stored(whole));
});
