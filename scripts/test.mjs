import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { test } = await import('./steps/test.mjs');
await runScript(test);
