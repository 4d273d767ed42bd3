import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { buildAll } = await import('./steps/build-all.mjs');
await runScript(buildAll);
