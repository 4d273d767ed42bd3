import { existsSync } from 'node:fs';
import { buildParts, staleParts } from './build.mjs';
import { BUILD_PARTS } from './build-parts.mjs';
import { install, needsInstall } from './install.mjs';
import { mapAtMost } from './map-at-most.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { run, scriptOf } from './run.mjs';
import { stopOnSignals } from './stop.mjs';

/** Every TypeScript project; tests that lie beside built code are one of their own. */
const PROJECTS = [
  'site',
  'cms',
  'cms/tests',
  'cms/src/admin',
  'plugins/booking-rules',
  'tsconfig.tests.json',
  'plugins/booking-rules/admin',
  'site/e2e',
  'scripts',
];

/** Checks the types of the whole repository, two projects at a time. */
export async function typecheck() {
  stopOnSignals({ exitCode: 130 });
  const projects = PROJECTS.filter((path) =>
    existsSync(inRoot(path.endsWith('.json') ? path : `${path}/tsconfig.json`)),
  );
  const installing = needsInstall();
  // The other projects read the types of the booking rules as they are built.
  const stale = staleParts(BUILD_PARTS.filter(({ name }) => name === 'plugin'));
  const progress = createProgress(Number(installing) + stale.length + projects.length);
  if (installing) await progress.step('Installing packages', install);
  await buildParts(stale, process.env, progress);
  const tsc = scriptOf('typescript-native', 'tsc');
  const results = await mapAtMost(projects, 2, (project) =>
    progress.step(`Checking the types of ${project}`, () =>
      run(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '-p', project], { quiet: true }),
    ),
  );
  const bad = results.filter(({ code }) => code !== 0);
  if (bad.length > 0) {
    throw new Problem(
      [...bad.map(({ output }) => output.trim()), 'Correct the types named above.'].join('\n'),
    );
  }
}
