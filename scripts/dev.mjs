import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { develop } = await import('./steps/develop.mjs');
await runScript(develop);
