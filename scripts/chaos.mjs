import './steps/node-version.mjs';

// Loaded afterwards, so that an old Node meets the sentence above and not a syntax error.
const { runScript } = await import('./steps/problem.mjs');
const { buildAll } = await import('./steps/build.mjs');
const { run, scriptOf } = await import('./steps/run.mjs');
const { stopOnSignals } = await import('./steps/stop.mjs');

/** Operations that have to be answered in each storm, and the seconds after which what befalls the house begins anew. */
const USUAL = { CHAOS_OPERATIONS: '5000', CHAOS_SECONDS: '10' };
const STORMS = [
  { database: 'sqlite', file: 'engine-chaos', test: '16 clients' },
  { database: 'postgres', file: 'engine-two-processes', test: '16 clients' },
];

/** A storm on each database, long enough to be believed; its seed is said, and CHAOS_SEED repeats it. */
await runScript(async () => {
  stopOnSignals({ exitCode: 130 });
  await buildAll();
  const codes = [];
  for (const { database, file, test } of STORMS) {
    const args = [scriptOf('jest', 'jest'), '-c', 'cms/tests/jest.config.mjs', file, '-t', test];
    const env = { ...USUAL, ...process.env, NODE_ENV: 'test', TEST_DATABASE: database };
    codes.push((await run(process.execPath, args, { env })).code);
  }
  process.exit(codes.every((code) => code === 0) ? 0 : 1);
});
