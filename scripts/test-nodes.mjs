import './steps/node-version.mjs';

// Loaded afterwards, so that an old Node meets the sentence above and not a syntax error.
const { runScript } = await import('./steps/problem.mjs');
const { tryNodes } = await import('./nodes/try-nodes.mjs');
await runScript(() => tryNodes(process.argv.slice(2)));
