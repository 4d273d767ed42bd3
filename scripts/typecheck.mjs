import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { typecheck } = await import('./steps/typecheck.mjs');
await runScript(typecheck);
