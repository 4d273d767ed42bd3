import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { benchSearch } = await import('./bench/search.mjs');
await runScript(benchSearch);
