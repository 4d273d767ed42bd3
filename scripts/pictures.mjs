import './steps/node-version.mjs';

// Loaded afterwards, so that an old Node meets the sentence above and not a syntax error.
const { runScript } = await import('./steps/problem.mjs');
const { runInCms } = await import('./steps/prepare.mjs');
await runScript(() => runInCms('pictures/run.js'));
