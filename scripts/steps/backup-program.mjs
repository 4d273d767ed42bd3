import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { stopOnSignals, whenStopped } from './stop.mjs';

/**
 * Runs what the backend has for copies of all it keeps (cms/src/backup), as it was built: a container has nothing to
 * build it with.
 * @typedef {(args: string[], tools: object) => Promise<void>} Program
 * @param {'backup' | 'restore'} name
 */
export async function runBackupProgram(name) {
  stopOnSignals({ exitCode: 130 });
  const settings = inRoot('.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const file = inRoot('cms/dist/src/backup', `${name}.js`);
  if (!existsSync(file)) throw new Problem('The product is not built here yet: run `npm run build` first.');
  const { default: module } = /** @type {{ default: Record<string, Program> }} */ (
    await import(pathToFileURL(file).href)
  );
  await module[name]?.(process.argv.slice(2), { repository: ROOT, createProgress, whenStopped });
  process.exit(0);
}
