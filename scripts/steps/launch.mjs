// Deliberately written for old versions of Node: it has to run on the very versions that it refuses.
const LOWEST_MAJOR = 20;
const LOWEST_MINOR = 19;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < LOWEST_MAJOR || (major === LOWEST_MAJOR && minor < LOWEST_MINOR)) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: install Node 20.19 or later (https://nodejs.org) and try again.',
  );
  process.exit(1);
}

/**
 * Runs a script until it ends or is stopped. Its modules are loaded only here, so that an old Node prints the
 * sentence above and not a syntax error.
 * @param {() => Promise<unknown>} work
 * @param {number} [exitCode] when the person at the keyboard stops it
 */
export async function launch(work, exitCode = 130) {
  const [{ runScript }, { stopOnSignals }] = await Promise.all([
    import('./problem.mjs'),
    import('./stop.mjs'),
  ]);
  stopOnSignals({ exitCode });
  await runScript(work);
}
