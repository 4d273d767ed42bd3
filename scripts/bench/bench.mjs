import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildAll } from '../steps/build.mjs';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { settingsIn } from '../steps/settings.mjs';
import { stopEverything, whenStopped } from '../steps/stop.mjs';
import { casesOf, GUESTS } from './cases.mjs';
import { measureFeeds } from './feeds.mjs';
import { figuresOf, median, rowsOf, verdictsOf } from './report.mjs';
import { measureCases, measureCrowds } from './rounds.mjs';
import { startWorker } from './worker.mjs';

/** How long a started server stays idle before its memory is read: by then it has read what reports need. */
const REST_MS = 20_000;
const USAGE =
  'npm run bench -- [--database sqlite|postgres] [--seconds 4] [--rounds 3] [--connections 20] [--apartments 300] [--days 1095] [--reservations 24000]';

/**
 * Measures a production build over HTTP, alternating with a bare Koa that sends the same bytes, and compares the
 * figures with their targets. It fails on a wrong answer or on wrong rows afterwards; slow figures are only shown.
 */
export async function bench() {
  const options = readOptions();
  await buildAll();
  // It needs installed packages.
  const { startProduct } = await import('./product.mjs');

  const progress = createProgress(8 + Number(options.postgres));
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  whenStopped(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = options.postgres
    ? await progress.step('Starting PostgreSQL', () => startPostgres(folder))
    : null;
  const settings = settingsIn(folder, {
    LOG_LEVEL: 'warn',
    // The channel of the bench is on this machine.
    CALENDAR_HTTP: 'true',
    CALENDAR_NETWORKS: '127.0.0.1/32',
    ...(databaseUrl && { DATABASE_CLIENT: 'postgres', DATABASE_URL: databaseUrl }),
  });
  /** @type {(task: object, relabel?: (label: string) => void) => Promise<unknown>} */
  const inDatabase = async (task, relabel) => {
    const worker = startWorker(inRoot('cms/tests/bench/database.mjs'));
    const done = await worker.ask({ ...task, settings }, relabel);
    await worker.stop();
    return done;
  };
  const filled = await progress.step('Filling the database', (relabel) =>
    inDatabase(
      { apartments: options.apartments, days: options.days, reservations: options.reservations },
      relabel,
    ),
  );
  const { apartments, nights, stays } =
    /** @type {{ apartments: number, nights: number, stays: import('./cases.mjs').FreeStay[] }} */ (filled);
  const product = await progress.step('Second start, to the first page', () =>
    startProduct(settings, randomBytes(24).toString('base64url')),
  );
  const { memory: idleBytes } = await progress.step('Idle', async () => {
    await pause(REST_MS);
    return product.vitals();
  });
  const reports = await progress.step('Reports', () => inDatabase({ reports: product.url }));
  const start = (/** @type {string} */ file) => startWorker(inRoot('scripts/bench', file));
  const [bare, load, readers] = [start('bare-koa.mjs'), start('load.mjs'), start('load.mjs')];
  const benched = casesOf(stays);
  const { measured, memory, booked } = await progress.step('Measuring', (relabel) =>
    measureCases({ product, bare, load }, benched, options, relabel),
  );
  const crowds = await progress.step('Readers beside a crowd that searches', () =>
    measureCrowds({ product, load, readers }, benched, options.seconds),
  );
  const channel = startWorker(inRoot('cms/tests/bench/channel.mjs'));
  const feeds = await progress.step('Calendar feeds', (relabel) =>
    measureFeeds({ product, readers, channel, inDatabase }, benched, relabel),
  );
  await Promise.all([bare, load, readers, channel, product].map((one) => one.stop()));
  const found = await progress.step('Checking what was booked', () => inDatabase({ guests: GUESTS }));
  const { made, short } = /** @type {{ made: number, short: string[] }} */ (found);
  if (made !== booked) throw new Problem(`${booked} reservations were promised, and ${made} were made.`);
  // A night has one row, so two reservations that hold all of theirs share none.
  if (short.length > 0) throw new Problem(`Without all nights of their stays: ${short.join(', ')}.`);

  const cases = measured.map(({ of, product: ofProduct, bare: ofBare }) => ({
    name: of.name,
    product: figuresOf(ofProduct),
    bare: figuresOf(ofBare),
    ratio: median(ofProduct.map(({ perSecond }, round) => perSecond / (ofBare[round]?.perSecond ?? NaN))),
  }));
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
  const { rounds, seconds, connections } = options;
  const database = options.postgres ? 'PostgreSQL' : 'SQLite';
  console.log(
    `\n${apartments} apartments, ${nights} taken nights, ${database}; ${rounds} rounds of ${seconds} s over ${connections} connections, medians`,
  );
  console.table(Object.assign({}, ...cases.map(rowsOf)));
  console.table(reports);
  const lines = [
    `Memory: ${megabytes(idleBytes)} idle, ${megabytes(memory)} at most. ${booked} reservations, none of them twice.`,
    `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load average ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  ];
  const verdicts = verdictsOf({ startSeconds: product.startSeconds, idleBytes, cases, crowds, feeds });
  console.log([...lines, ...verdicts.map(({ sentence }) => sentence)].join('\n'));
  await stopEverything();
  process.exit(0);
}

/**
 * Starts the PostgreSQL that tests use.
 * @param {string} folder of this run
 * @returns its address
 */
async function startPostgres(folder) {
  const { default: getPort } = await import('get-port');
  const port = String(await getPort());
  const child = fork(inRoot('cms/tests/run/postgres-process.mjs'), [folder, port], { silent: true });
  const ended = once(child, 'exit');
  whenStopped(async () => {
    child.disconnect();
    await ended;
  });
  const [said] = await Promise.race([once(child, 'message'), ended]);
  if (said !== 'ready') throw new Problem('PostgreSQL did not start.');
  return `postgres://tests:tests@127.0.0.1:${port}/postgres`;
}

/** A round of a case takes `seconds` over this many `connections` at once; the report shows medians of `rounds`. */
function readOptions() {
  const options = {
    seconds: 4,
    rounds: 3,
    connections: 20,
    apartments: 300,
    days: 1_095,
    reservations: 24_000,
  };
  const usual = Object.entries({ database: 'sqlite', ...options });
  const known = usual.map(([name, value]) => [name, { type: 'string', default: String(value) }]);
  try {
    const { database = '', ...numbers } = /** @type {Record<string, string>} */ (
      parseArgs({ options: Object.fromEntries(known) }).values
    );
    if (!/^(sqlite|postgres)$/.test(database)) throw new Problem(`There is no ${database} here`);
    for (const [name, value] of Object.entries(numbers)) {
      if (!/^[1-9]\d{0,8}$/.test(value)) throw new Problem(`${value} is no number of them`);
      Object.assign(options, { [name]: Number(value) });
    }
    return { postgres: database === 'postgres', ...options };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}. Usage: ${USAGE}`);
  }
}
