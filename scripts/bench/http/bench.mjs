import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildParts, staleParts } from '../../steps/build.mjs';
import { BUILD_PARTS } from '../../steps/build-parts.mjs';
import { install, needsInstall } from '../../steps/install.mjs';
import { createProgress } from '../../steps/progress.mjs';
import { freshSettings } from '../../steps/settings.mjs';
import { stopEverything, stopOnSignals, whenStopped } from '../../steps/stop.mjs';
import { startPostgres } from '../postgres.mjs';
import { settingsOf } from '../run-settings.mjs';
import { figuresOf, median } from './figures.mjs';
import { readOptions } from './options.mjs';
import { startProduct } from './product.mjs';
import { HEADING, linesOf, linesOfCrowd } from './report.mjs';
import { measureCases } from './rounds.mjs';
import { casesOf } from './cases.mjs';
import { measureCrowds } from './crowd.mjs';
import { verdictsOf } from './verdicts.mjs';
import { startWorker } from './worker.mjs';

/** How long a started server is left alone before its memory is read. */
const REST_MS = 5_000;

/**
 * Measures a production build over HTTP, in turn with a bare Koa that sends the same bytes, and holds the figures
 * to their targets. An answer that should not be, or a table that is wrong afterwards, fails; slow ones are shown.
 */
export async function benchHttp() {
  stopOnSignals({ exitCode: 130 });
  const options = readOptions();
  const progress = await ready(options.postgres);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  whenStopped(() => rm(folder, { recursive: true, force: true }));
  const database = options.postgres
    ? await progress.step('Starting PostgreSQL', () => startPostgres(folder))
    : null;
  if (database) whenStopped(() => database.stop());
  const settings = settingsOf(folder, database?.url ?? null, { demo: true });
  const house = await progress.step('Filling the database', (relabel) =>
    inHouse(
      /** @type {import('./house.mjs').Task} */ ({ settings, apartments: options.apartments }),
      relabel,
    ),
  );
  const { apartments, nights, stays } = /** @type {import('./prepare-house.mjs').House} */ (house);
  const product = await progress.step('Second start, to the first page', () =>
    startProduct(settings, randomBytes(24).toString('base64url')),
  );
  const { memory: idleBytes } = await progress.step('Idle', async () => {
    await pause(REST_MS);
    return product.vitals();
  });
  const bare = startWorker(new URL('bare-koa.mjs', import.meta.url));
  const load = startWorker(new URL('load.mjs', import.meta.url));
  const benched = casesOf(stays);
  const { measured, memory, booked } = await progress.step('Measuring', (relabel) =>
    measureCases({ product, bare, load }, benched, options, relabel),
  );
  const readers = startWorker(new URL('load.mjs', import.meta.url));
  const crowds = await progress.step('Readers beside a crowd that searches', () =>
    measureCrowds({ product, load, readers }, benched, options.seconds),
  );
  await Promise.all([bare.stop(), load.stop(), readers.stop(), product.stop()]);
  await progress.step('Checking what was booked', (relabel) =>
    inHouse({ settings, promised: booked }, relabel),
  );

  const cases = measured.map(({ of, product: ofProduct, bare: ofBare }) => ({
    name: of.name,
    product: figuresOf(ofProduct),
    bare: figuresOf(ofBare),
    ratio: median(ofProduct.map(({ perSecond }, round) => perSecond / (ofBare[round]?.perSecond ?? NaN))),
  }));
  const verdicts = verdictsOf({ startSeconds: product.startSeconds, idleBytes, cases, crowds });
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
  const { rounds, seconds, connections } = options;
  const lines = [
    `${apartments} apartments, ${nights} taken nights, ${options.postgres ? 'PostgreSQL' : 'SQLite'}; ${rounds} rounds of ${seconds} s over ${connections} connections, medians`,
    HEADING,
    ...cases.flatMap(linesOf),
    '',
    ...crowds.map(linesOfCrowd),
    '',
    `Memory: ${megabytes(idleBytes)} idle, ${megabytes(memory)} at most. ${booked} reservations, none of them twice.`,
    machine(),
    '',
    ...verdicts.map(({ sentence }) => sentence),
  ];
  console.log(`\n${lines.join('\n')}`);
  await stopEverything();
  process.exit(0);
}

/** @param {import('./house.mjs').Task} task @param {(label: string) => void} relabel */
async function inHouse(task, relabel) {
  const worker = startWorker(new URL('house.mjs', import.meta.url));
  const done = await worker.ask(task, relabel);
  await worker.stop();
  return done;
}

/** Installs and builds what is missing. @param {boolean} postgres */
async function ready(postgres) {
  const stale = staleParts(BUILD_PARTS);
  const progress = createProgress(Number(needsInstall()) + stale.length + 6 + Number(postgres));
  if (needsInstall()) await progress.step('Installing packages', install);
  await buildParts(stale, { ...freshSettings(), ...process.env }, progress);
  return progress;
}

function machine() {
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  return `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load average ${load}, Node ${process.version}`;
}
