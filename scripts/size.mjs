import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { printSizes } = await import('./size/print-sizes.mjs');
await runScript(printSizes);
