import { launch } from './steps/launch.mjs';

/** An import makes much that is thrown away at once: its heap grows slowly, which hardly takes more time. */
const SPARING_MEMORY = ['--heap-growing-percent=15', '--max-semi-space-size=2'];

await launch(async () =>
  (await import('./steps/prepare.mjs')).runInCms('import/run.js', process.argv.slice(2), SPARING_MEMORY),
);
