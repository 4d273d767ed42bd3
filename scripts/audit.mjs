import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { audit } = await import('./audit/audit.mjs');
await runScript(audit);
