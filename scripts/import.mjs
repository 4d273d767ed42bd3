import { launch } from './steps/launch.mjs';

/** An import creates many short-lived objects. Letting its heap grow slowly costs hardly any time. */
const SPARING_MEMORY = ['--heap-growing-percent=15', '--max-semi-space-size=2'];

await launch(async () =>
  (await import('./steps/prepare.mjs')).runInCms('import/run.js', process.argv.slice(2), SPARING_MEMORY),
);
