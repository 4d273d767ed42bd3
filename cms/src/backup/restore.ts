import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { readStorage, type Storage } from '../configuration/storage';
import { nowhere, readArchive } from './archive';
import { checkArchive } from './check-archive';
import { diskStore } from './disk-store';
import { refuseNewer, versionsHere, type Manifest, type TableSum } from './manifest';
import { postgresTarget } from './postgres';
import { BackupProblem, fromCaller, readOptions, type Tools } from './program';
import { s3Store } from './s3-store';
import { sqliteTarget, type DatabaseTarget } from './sqlite';
import type { UploadStore } from './upload-rows';

const USAGE = 'npm run restore -- FILE.tar.gz [--replace]';
const UPLOADS = 'uploads/';

/** `npm run restore`: a backup into an empty place, or with `--replace` over what is there. */
export async function restore(args: string[], tools: Tools): Promise<void> {
  const { file, switches } = readOptions(args, ['replace'], USAGE);
  if (file === null) throw new BackupProblem(`Name the backup. Usage: ${USAGE}`);
  const place = readStorage(process.env, tools.repository);
  const { manifest, moved } = await restoreBackup(fromCaller(file), place, switches.has('replace'), tools);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `Restored and compared: ${manifest.tables.length} tables with ${rows} rows and ` +
      `${manifest.uploads.length} uploads are as they were at ${manifest.madeAt}.`,
  ];
  if (moved > 0) lines.push(`${moved} uploads live elsewhere now; the database says so.`);
  if (manifest.missing.length > 0) {
    lines.push(`Uploads that the backup has not had: ${manifest.missing.join(', ')}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Brings a place to the state of a backup. The backup is checked before anything is touched, and what has been
 * written is compared with it before anything is final.
 * @param replace what the place holds now may go
 * @returns `moved` is how many uploads live elsewhere now
 */
async function restoreBackup(
  file: string,
  place: Storage,
  replace: boolean,
  tools: Tools,
): Promise<{ manifest: Manifest; moved: number }> {
  const progress = tools.createProgress(3);
  const { manifest } = await progress.step('Checking the backup', () => checkArchive(file));
  refuseNewer(manifest.versions, versionsHere(tools.repository));
  if (manifest.database !== place.database.client) {
    throw new BackupProblem(
      `The backup is of a ${manifest.database} database and DATABASE_CLIENT is ${place.database.client}: ` +
        'a backup can only be restored into a database of its own kind.',
    );
  }
  const store = place.s3 ? await s3Store(place.s3) : diskStore(place.uploadsFolder);
  const storeIsEmpty = await store.isEmpty();
  const database =
    place.database.client === 'sqlite'
      ? sqliteTarget(place.database.filename)
      : await postgresTarget(place.database.directUrl);
  const discard = async () => {
    await Promise.all([store.discard(), database.discard()]);
  };
  const forget = tools.whenStopped(discard);
  try {
    if (!replace) refuseFull(database, storeIsEmpty ? null : store.label);
    // What a restore that was killed has left.
    await store.discard();
    await progress.step('Restoring', (relabel) => write(file, manifest, database, store, relabel));
    const moved = await progress.step('Comparing with the backup', async () => {
      compareTables(manifest, await database.sums());
      await compareUploads(manifest, store);
      return database.moveUploads(store.home);
    });
    forget();
    // The one that may still fail comes first.
    await database.commit();
    await store.commit();
    return { manifest, moved };
  } catch (error) {
    await discard();
    throw error;
  }
}

function refuseFull(database: DatabaseTarget, fullStore: string | null): void {
  const full = [...(database.isEmpty ? [] : [database.label]), ...(fullStore === null ? [] : [fullStore])];
  if (full.length === 0) return;
  throw new BackupProblem(
    `There is something already in ${full.join(' and in ')}. ` +
      'Nothing was changed. To lose it and have the backup in its place, add --replace.',
  );
}

async function write(
  file: string,
  manifest: Manifest,
  database: DatabaseTarget,
  store: UploadStore,
  relabel: (label: string) => void,
): Promise<void> {
  const types = new Map(manifest.uploads.map(({ name, type }) => [name, type]));
  let uploads = 0;
  await readArchive(file, async (name, content) => {
    const upload = name.startsWith(UPLOADS) ? name.slice(UPLOADS.length) : null;
    if (upload !== null) {
      uploads += 1;
      relabel(`Restoring upload ${uploads} of ${types.size}`);
      await store.write(upload, types.get(upload) ?? 'application/octet-stream', content);
    } else if (name.startsWith('database/')) {
      relabel(`Restoring ${name}`);
      await database.take(name, content);
    } else await pipeline(content, nowhere());
  });
}

/** By checksums, which are of all rows: some backups of former versions have counted wrongly. */
function compareTables({ tables }: Manifest, sums: readonly TableSum[]): void {
  const found = new Map(sums.map((sum) => [sum.name, sum]));
  const wrong = tables.filter(({ name, sha256 }) => found.get(name)?.sha256 !== sha256);
  if (wrong.length === 0 && found.size === tables.length) return;
  const names = wrong.map(
    ({ name, rows }) => `${name} (${rows} rows, now ${found.get(name)?.rows ?? 'none'})`,
  );
  throw new BackupProblem(
    `What was restored is not what was backed up: ${names.join(', ')}. Nothing was changed.`,
  );
}

async function compareUploads({ files }: Manifest, store: UploadStore): Promise<void> {
  for (const { name, sha256 } of files) {
    if (!name.startsWith(UPLOADS)) continue;
    const content = await store.readBack(name.slice(UPLOADS.length));
    const hash = createHash('sha256');
    if (content !== null) for await (const chunk of content) hash.update(chunk);
    if (content === null || hash.digest('hex') !== sha256) {
      throw new BackupProblem(
        `The upload ${name} is not what was backed up: does the disk or the store have room?`,
      );
    }
  }
}
