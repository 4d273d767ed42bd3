import './steps/node-version.mjs';

const { runScript } = await import('./steps/problem.mjs');
const { buildAll } = await import('./steps/build.mjs');
const { stopOnSignals } = await import('./steps/stop.mjs');
await runScript(() => {
  stopOnSignals({ exitCode: 130 });
  return buildAll(process.argv.slice(2));
});
