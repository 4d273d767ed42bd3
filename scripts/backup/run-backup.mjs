import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { stopOnSignals, whenStopped } from '../steps/stop.mjs';
import { createBackup } from './create-backup.mjs';
import { fromCaller, readOptions } from './options.mjs';
import { readPlace } from './place.mjs';

const USAGE = 'npm run backup [-- FILE.tar.gz], or - for standard output';
/** Standard output in place of a file. */
const OUT = '-';

/** `npm run backup`: the database and the uploads of one moment in one file, while the server runs. */
export async function backup() {
  const { file: given } = readOptions(process.argv.slice(2), [], USAGE);
  stopOnSignals({ exitCode: 130 });
  const place = await readPlace();
  const say = given === OUT ? process.stderr : process.stdout;
  const progress = createProgress(2, say);
  const file = given === OUT ? null : fileFor(given);
  const manifest =
    file === null
      ? await createBackup(place, process.stdout, progress)
      : await intoFile(file, (out) => createBackup(place, out, progress));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = file === null ? '' : ` (${megabytes(file)} MB)`;
  say.write(
    `${file ?? 'The backup'}${size} holds ${manifest.tables.length} tables with ${rows} rows ` +
      `and ${manifest.uploads.length} uploads, as of ${manifest.madeAt}.\n`,
  );
  if (manifest.missing.length > 0) {
    const some = manifest.missing.slice(0, 5).join(', ');
    say.write(`${manifest.missing.length} uploads are named by the database but are not there: ${some}\n`);
  }
  process.exit(0);
}

/**
 * In a folder it is named for the moment, so that none takes the place of another.
 * @param {string | null} given a file or a folder
 */
function fileFor(given) {
  const path = given === null ? inRoot('database/data/backups') : fromCaller(given);
  const isFolder = given === null || (existsSync(path) && statSync(path).isDirectory());
  const moment = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  return isFolder ? join(path, `vacationer-${moment}.tar.gz`) : path;
}

/**
 * Writes beside the file, which appears when it is whole. For its owner's eyes: it holds guests' data.
 * @template T
 * @param {string} file
 * @param {(out: import('node:stream').Writable) => Promise<T>} work
 */
async function intoFile(file, work) {
  const part = `${file}.part`;
  const remove = () => rm(part, { force: true }).catch(() => undefined);
  const forget = whenStopped(remove);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const result = await work(createWriteStream(part, { mode: 0o600 }));
    renameSync(part, file);
    return result;
  } catch (error) {
    await remove();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^(EACCES|EPERM|EROFS|ENOENT|ENOSPC|ENOTDIR|EEXIST)$/.test(code)) {
      throw new Problem(`${file} cannot be written (${code}): name another place. Usage: ${USAGE}`, {
        cause: error,
      });
    }
    throw error;
  } finally {
    forget();
  }
}

/** @param {string} file */
const megabytes = (file) => (statSync(file).size / 1024 / 1024).toFixed(1);
