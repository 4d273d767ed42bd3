import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { benchHttp } = await import('./bench/http/bench.mjs');
await runScript(benchHttp);
