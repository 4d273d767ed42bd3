import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { stopOnSignals, whenStopped } from '../steps/stop.mjs';
import { createBackup } from './create-backup.mjs';
import { fromCaller, readOptions } from './options.mjs';
import { readPlace } from './place.mjs';
import { proveBackup } from './prove-backup.mjs';

const USAGE = 'npm run backup [-- FILE.tar.gz], or - for standard output';
/** Standard output in place of a file. */
const OUT = '-';

/**
 * `npm run backup`: the database and the uploads of one moment in one file, while the server runs. The file is read
 * back before it gets its name, or goes to standard output.
 */
export async function backup() {
  const { file: given } = readOptions(process.argv.slice(2), [], USAGE);
  stopOnSignals({ exitCode: 130 });
  const place = await readPlace();
  const say = given === OUT ? process.stderr : process.stdout;
  const progress = createProgress(3, say);
  const folder = given === OUT ? await mkdtemp(join(tmpdir(), 'backup-')) : null;
  const forget = whenStopped(() => discard(folder));
  try {
    const file = folder === null ? fileFor(given) : join(folder, 'backup.tar.gz');
    const manifest = await intoFile(file, async (part) => {
      const made = await createBackup(place, createWriteStream(part, { mode: 0o600 }), progress);
      await progress.step('Reading it back', () => proveBackup(part, made));
      return made;
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say.write(
      `${folder === null ? file : 'The backup'} (${megabytes(file)} MB) holds ${manifest.tables.length} tables ` +
        `with ${rows} rows and ${manifest.uploads.length} uploads, as of ${manifest.madeAt}. ` +
        'It was read back and is whole.\n',
    );
    if (manifest.missing.length > 0) {
      const some = manifest.missing.slice(0, 5).join(', ');
      say.write(`${manifest.missing.length} uploads are named by the database but are not there: ${some}\n`);
    }
    if (folder !== null) await pipeline(createReadStream(file), process.stdout);
  } finally {
    forget();
    await discard(folder);
  }
  process.exit(0);
}

/** @param {string | null} folder */
async function discard(folder) {
  if (folder !== null) await rm(folder, { recursive: true, force: true });
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
 * Has something written beside the file, which appears when that is done. For its owner's eyes: it holds guests'
 * data.
 * @template T
 * @param {string} file
 * @param {(part: string) => Promise<T>} work writes the file of this name
 */
async function intoFile(file, work) {
  const part = `${file}.part`;
  const remove = () => rm(part, { force: true }).catch(() => undefined);
  const forget = whenStopped(remove);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const result = await work(part);
    // On the disk before it has its name: a power failure leaves no half of it there.
    const handle = await open(part, 'r+');
    await handle.sync();
    await handle.close();
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
