import { launch } from './steps/launch.mjs';

// A program of the backend: `node scripts/in-cms.mjs pictures/run.js`.
const [program = '', ...args] = process.argv.slice(2);
await launch(async () => (await import('./steps/prepare.mjs')).runInCms(program, args));
