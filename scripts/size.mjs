import './steps/node-version.mjs';

const { parseArgs } = await import('node:util');
const { inRoot } = await import('./steps/paths.mjs');
const { runScript } = await import('./steps/problem.mjs');
const { printSizes } = await import('./size/sizes.mjs');

// `--url http://localhost:1337` also weighs pages as a running site sends them.
const { values } = parseArgs({ options: { url: { type: 'string' } } });
await runScript(() => printSizes(inRoot('site/dist'), values.url));
