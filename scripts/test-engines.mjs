import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { testEngines } = await import('./steps/test.mjs');
await runScript(testEngines);
