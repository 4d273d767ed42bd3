import './steps/node-version.mjs';

// Everything, or `node scripts/test.mjs KIND PATTERN …`: one kind, or those of its tests that match.
const { runScript } = await import('./steps/problem.mjs');
const { test, testOne } = await import('./steps/test.mjs');
const [kind, ...patterns] = process.argv.slice(2);
await runScript(() => (kind === undefined ? test() : testOne(kind, patterns)));
