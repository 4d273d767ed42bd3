import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildAll } from '../steps/build.mjs';
import { Problem } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { freshSettings } from '../steps/settings.mjs';
import { stopEverything, stopOnSignals, whenStopped } from '../steps/stop.mjs';

/** How long a started server is left alone before its memory is read. */
const REST_MS = 5_000;
const USAGE =
  'npm run bench -- [--database sqlite|postgres] [--seconds 4] [--rounds 3] [--connections 20] [--apartments 300]';

/**
 * Measures a production build over HTTP, in turn with a bare Koa that sends the same bytes, and holds the figures
 * to their targets. An answer that should not be, or a table that is wrong afterwards, fails; slow ones are shown.
 */
export async function bench() {
  stopOnSignals({ exitCode: 130 });
  const options = readOptions();
  await buildAll();
  // These need installed packages.
  const { casesOf } = await import('./cases.mjs');
  const { startPostgres } = await import('./postgres.mjs');
  const { startProduct } = await import('./product.mjs');
  const { figuresOf, HEADING, linesOf, linesOfCrowd, median, verdictsOf } = await import('./report.mjs');
  const { measureCases, measureCrowds } = await import('./rounds.mjs');
  const { startWorker } = await import('./worker.mjs');

  const progress = createProgress(6 + Number(options.postgres));
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  whenStopped(() => rm(folder, { recursive: true, force: true }));
  const database = options.postgres
    ? await progress.step('Starting PostgreSQL', () => startPostgres(folder))
    : null;
  if (database) whenStopped(() => database.stop());
  const settings = settingsOf(folder, database?.url ?? null);
  /** @param {object} task @param {(label: string) => void} relabel */
  const inHouse = async (task, relabel) => {
    const worker = startWorker('house');
    const done = await worker.ask({ ...task, settings }, relabel);
    await worker.stop();
    return done;
  };
  const house = await progress.step('Filling the database', (relabel) =>
    inHouse({ apartments: options.apartments }, relabel),
  );
  const { apartments, nights, stays } = /** @type {import('./house.mjs').House} */ (house);
  const product = await progress.step('Second start, to the first page', () =>
    startProduct(settings, randomBytes(24).toString('base64url')),
  );
  const { memory: idleBytes } = await progress.step('Idle', async () => {
    await pause(REST_MS);
    return product.vitals();
  });
  const [bare, load, readers] = [startWorker('bare-koa'), startWorker('load'), startWorker('load')];
  const benched = casesOf(stays);
  const { measured, memory, booked } = await progress.step('Measuring', (relabel) =>
    measureCases({ product, bare, load }, benched, options, relabel),
  );
  const crowds = await progress.step('Readers beside a crowd that searches', () =>
    measureCrowds({ product, load, readers }, benched, options.seconds),
  );
  await Promise.all([bare, load, readers, product].map((one) => one.stop()));
  await progress.step('Checking what was booked', (relabel) => inHouse({ promised: booked }, relabel));

  const cases = measured.map(({ of, product: ofProduct, bare: ofBare }) => ({
    name: of.name,
    product: figuresOf(ofProduct),
    bare: figuresOf(ofBare),
    ratio: median(ofProduct.map(({ perSecond }, round) => perSecond / (ofBare[round]?.perSecond ?? NaN))),
  }));
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
  const averages = loadavg().map((value) => value.toFixed(1));
  const { rounds, seconds, connections } = options;
  const lines = [
    `${apartments} apartments, ${nights} taken nights, ${options.postgres ? 'PostgreSQL' : 'SQLite'}; ${rounds} rounds of ${seconds} s over ${connections} connections, medians`,
    HEADING,
    ...cases.flatMap(linesOf),
    '',
    ...crowds.map(linesOfCrowd),
    '',
    `Memory: ${megabytes(idleBytes)} idle, ${megabytes(memory)} at most. ${booked} reservations, none of them twice.`,
    `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load average ${averages.join(' ')}, Node ${process.version}`,
    '',
    ...verdictsOf({ startSeconds: product.startSeconds, idleBytes, cases, crowds }).map(
      (one) => one.sentence,
    ),
  ];
  console.log(`\n${lines.join('\n')}`);
  await stopEverything();
  process.exit(0);
}

/** `rounds` are medians in the report; a round of a case takes `seconds`, over so many `connections` at once. */
function readOptions() {
  const option = (/** @type {string} */ value) => ({ type: /** @type {const} */ ('string'), default: value });
  const numbers = {
    seconds: option('4'),
    rounds: option('3'),
    connections: option('20'),
    apartments: option('300'),
  };
  try {
    const { values } = parseArgs({ options: { database: option('sqlite'), ...numbers } });
    const positive = (/** @type {string} */ value) => {
      if (!/^[1-9]\d{0,8}$/.test(value)) throw new Problem(`${value} is no number of them`);
      return Number(value);
    };
    if (!/^(sqlite|postgres)$/.test(values.database))
      throw new Problem(`There is no ${values.database} here`);
    return {
      postgres: values.database === 'postgres',
      seconds: positive(values.seconds),
      rounds: positive(values.rounds),
      connections: positive(values.connections),
      apartments: positive(values.apartments),
    };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}. Usage: ${USAGE}`);
  }
}

/**
 * Settings of a run in a folder of its own, with secrets of its own.
 * @param {string} folder
 * @param {string | null} postgresUrl null for SQLite
 */
function settingsOf(folder, postgresUrl) {
  return {
    ...freshSettings(),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO_CONTENT: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
    UPLOADS_FOLDER: join(folder, 'public'),
    MAIL_FOLDER: join(folder, 'mail'),
    DATABASE_CLIENT: postgresUrl === null ? 'sqlite' : 'postgres',
    DATABASE_FILENAME: join(folder, 'bench.db'),
    DATABASE_URL: postgresUrl ?? '',
  };
}
