import { existsSync } from 'node:fs';
import { buildAll } from './build.mjs';
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
  // The other projects read the types of the booking rules as they are built.
  await buildAll(['plugin']);
  const { default: pLimit } = await import('p-limit');
  const progress = createProgress(projects.length);
  const tsc = scriptOf('typescript-native', 'tsc');
  const results = await pLimit(2).map(projects, (project) =>
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
