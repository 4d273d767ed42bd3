import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildParts, staleParts } from '../steps/build.mjs';
import { BUILD_PARTS } from '../steps/build-parts.mjs';
import { install, needsInstall } from '../steps/install.mjs';
import { Problem } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { stopEverything, stopOnSignals, whenStopped } from '../steps/stop.mjs';

const PARTS = ['plugin', 'cms'];
const USAGE = `npm run bench:search -- [--postgres] [--apartments 10000] [--questions 400] [--seed 1]`;

/**
 * Compares search over the inventory with the same search in plain SQL, on the same questions. A wrong answer
 * fails; slow ones are shown.
 */
export async function benchSearch() {
  stopOnSignals({ exitCode: 130 });
  const options = readOptions();
  const stale = staleParts(BUILD_PARTS.filter(({ name }) => PARTS.includes(name)));
  const progress = createProgress(Number(needsInstall()) + stale.length + 6 + Number(options.postgres));
  if (needsInstall()) await progress.step('Installing packages', install);
  await buildParts(stale, process.env, progress);
  const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
  whenStopped(() => rm(folder, { recursive: true, force: true }));
  // Compiled only now, so not before this.
  const { compare } = await import('./compare.mjs');
  const report = await compare({ ...options, folder }, progress);
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  console.log(
    `\n${report.join('\n')}\n\n${String(cpus().length)} × ${cpus()[0]?.model ?? 'CPU'}, load average ${load}, Node ${process.version}`,
  );
  await stopEverything();
  process.exit(0);
}

function readOptions() {
  const text = /** @type {const} */ ('string');
  try {
    const { values } = parseArgs({
      options: {
        postgres: { type: 'boolean', default: false },
        apartments: { type: text, default: '10000' },
        questions: { type: text, default: '400' },
        seed: { type: text, default: '1' },
      },
    });
    const [count, questions, seed] = [values.apartments, values.questions, values.seed].map(Number);
    if (count === undefined || questions === undefined || seed === undefined) throw new Problem(USAGE);
    if (![count, questions, seed].every((value) => Number.isSafeInteger(value) && value > 0))
      throw new Problem(USAGE);
    return { postgres: values.postgres, count, questions, seed };
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(`${String(error)}\n${USAGE}`);
  }
}
