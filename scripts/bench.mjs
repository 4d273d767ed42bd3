import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { bench } = await import('./bench/bench.mjs');
await runScript(bench);
