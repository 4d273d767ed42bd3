import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Problem } from '../../steps/problem.mjs';

const execute = promisify(execFile);
const PATIENCE_MS = 180_000;

/**
 * `docker compose` with the files and profiles that the environment names.
 * @param {string[]} words
 */
export async function compose(...words) {
  const { stdout } = await execute('docker', ['compose', ...words]);
  return stdout;
}

/**
 * The running containers of a service, each of which can be restarted as one would be replaced.
 * @param {string} service
 */
export async function containersOf(service) {
  const ids = (await compose('ps', '--quiet', service)).trim().split('\n').filter(Boolean);
  return ids.map((id) => ({
    async restart() {
      await execute('docker', ['restart', '--time', '40', id]);
      await until(async () => {
        const format = '{{.State.Health.Status}}';
        return (await execute('docker', ['inspect', '--format', format, id])).stdout.trim() === 'healthy';
      });
    },
  }));
}

/**
 * Resolves when the site answers and every container is well.
 * @param {string} address
 */
export async function waitUntilUp(address) {
  await until(async () => (await fetch(address).catch(() => null))?.status === 200);
  await until(async () => !/starting|unhealthy/.test(await compose('ps', '--format', '{{.Health}}')));
}

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Problem('The containers do not come up: see `docker compose logs`.');
    await pause(500);
  }
}
