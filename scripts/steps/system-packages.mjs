import { run } from './run.mjs';

/**
 * Installs packages of Debian or Ubuntu, where we may. Whether they are there then is for the caller to see.
 * @param {string[]} names
 */
export async function installSystemPackages(names) {
  if (process.getuid?.() !== 0) return;
  await run('apt-get', ['update'], { quiet: true });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { quiet: true });
}
