import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readStorage, type Storage } from '../configuration/storage';
import { createArchive, type Archive } from './archive';
import { proveBackup } from './check-archive';
import { diskStore } from './disk-store';
import { FORMAT, MANIFEST, versionsHere, type Manifest } from './manifest';
import { dumpPostgres } from './postgres';
import { BackupProblem, fromCaller, readOptions, type Progress, type Tools } from './program';
import { s3Store } from './s3-store';
import { dumpSqlite } from './sqlite';
import { uploadsOf, type Upload } from './upload-rows';

const USAGE = 'npm run backup [-- FILE.tar.gz], or - for standard output';
/** Standard output in place of a file. */
const OUT = '-';

/**
 * `npm run backup`: the database and the uploads of one moment in one file, while the server runs. The file is read
 * back before it gets its name, or goes to standard output.
 */
export async function backup(args: string[], tools: Tools): Promise<void> {
  const { file: given } = readOptions(args, [], USAGE);
  const place = readStorage(process.env, tools.repository);
  const out = given === OUT ? process.stderr : process.stdout;
  const progress = tools.createProgress(3, out);
  const folder = given === OUT ? await mkdtemp(join(tmpdir(), 'backup-')) : null;
  const discard = async () => {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  };
  const forget = tools.whenStopped(discard);
  try {
    const file = folder === null ? fileFor(given, place) : join(folder, 'backup.tar.gz');
    const manifest = await intoFile(file, tools, async (part) => {
      const written = createWriteStream(part, { mode: 0o600 });
      const made = await createBackup(place, written, progress, tools.repository);
      await progress.step('Reading it back', () => proveBackup(part, made));
      return made;
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
    out.write(
      `${folder === null ? file : 'The backup'} (${megabytes} MB) holds ${manifest.tables.length} tables ` +
        `with ${rows} rows and ${manifest.uploads.length} uploads, as of ${manifest.madeAt}. ` +
        'It was read back and is whole.\n',
    );
    if (manifest.missing.length > 0) {
      const some = manifest.missing.slice(0, 5).join(', ');
      out.write(`${manifest.missing.length} uploads are named by the database but are not there: ${some}\n`);
    }
    if (folder !== null) await pipeline(createReadStream(file), process.stdout);
  } finally {
    forget();
    await discard();
  }
}

/**
 * In a folder it is named for the moment, so that none takes the place of another.
 * @param given a file or a folder
 */
function fileFor(given: string | null, { backupsFolder }: Storage): string {
  const path = given === null ? backupsFolder : fromCaller(given);
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
 * @param work writes the file of the name that it is given
 */
async function intoFile<T>(file: string, tools: Tools, work: (part: string) => Promise<T>): Promise<T> {
  const part = `${file}.part`;
  const remove = () => rm(part, { force: true }).catch(() => undefined);
  const forget = tools.whenStopped(remove);
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
      throw new BackupProblem(`${file} cannot be written (${code}): name another place. Usage: ${USAGE}`, {
        cause: error,
      });
    }
    throw error;
  } finally {
    forget();
  }
}

/** Copies the database as of one moment, and the uploads that it names then, into an archive. */
async function createBackup(
  place: Storage,
  out: Writable,
  progress: Progress,
  repository: string,
): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    const madeAt = new Date().toISOString();
    const { database } = place;
    const dump = await progress.step('Copying the database', (relabel) =>
      database.client === 'sqlite'
        ? dumpSqlite(database.filename, folder)
        : dumpPostgres(database.directUrl, folder, (table) => relabel(`Copying the table ${table}`)),
    );
    const archive = createArchive(out);
    const { product, strapi } = versionsHere(repository);
    const manifest: Manifest = {
      format: FORMAT,
      madeAt,
      versions: { product, strapi, migrations: dump.migrations },
      database: database.client,
      tables: dump.tables,
      files: [],
      uploads: [],
      missing: [],
    };
    await progress.step('Copying uploads', async (relabel) => {
      for (const { name, path, bytes } of dump.files) {
        manifest.files.push(await archive.add(name, bytes, createReadStream(path)));
      }
      await addUploads(place, uploadsOf(dump.fileRows), archive, manifest, relabel);
      const text = Buffer.from(JSON.stringify(manifest, null, 1));
      await archive.add(MANIFEST, text.length, Readable.from([text]));
      await archive.finish();
    });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param manifest is told what there was and what not */
async function addUploads(
  { uploadsFolder, s3 }: Storage,
  uploads: readonly Upload[],
  archive: Archive,
  manifest: Manifest,
  relabel: (label: string) => void,
): Promise<void> {
  const disk = diskStore(uploadsFolder);
  const bucket = s3 && (await s3Store(s3));
  for (const [index, { name, type, provider }] of uploads.entries()) {
    relabel(`Copying upload ${index + 1} of ${uploads.length}`);
    const store = provider === 'local' ? disk : bucket;
    if (store === null) {
      throw new BackupProblem(
        `The upload ${name} is kept by "${provider}": set S3_… so that it can be copied.`,
      );
    }
    const found = await store.read(name);
    if (found === null) manifest.missing.push(name);
    else {
      manifest.files.push(await archive.add(`uploads/${name}`, found.bytes, found.content));
      manifest.uploads.push({ name, type });
    }
  }
}
