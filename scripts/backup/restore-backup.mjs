import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../steps/problem.mjs';
import { whenStopped } from '../steps/stop.mjs';
import { nowhere, readArchive } from './archive-reader.mjs';
import { checkArchive } from './check-archive.mjs';
import { diskStore } from './disk-store.mjs';
import { postgresTarget } from './postgres-target.mjs';
import { s3Store } from './s3-store.mjs';
import { sqliteTarget } from './sqlite-target.mjs';
import { refuseNewer, versionsHere } from './versions.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {import('./place.mjs').Place} Place */
/** @typedef {import('./sqlite-target.mjs').DatabaseTarget} DatabaseTarget */
/** @typedef {import('./disk-store.mjs').UploadStore} UploadStore */

const UPLOADS = 'uploads/';

/**
 * Brings a place to the state of a backup. The backup is checked before anything is touched, and what has been
 * written is compared with it before anything is final.
 * @param {string} file
 * @param {Place} place
 * @param {{ replace: boolean }} options `replace`: what the place holds now may go
 * @param {import('../steps/progress.mjs').Progress} progress three steps
 * @returns {Promise<{ manifest: Manifest, movedRows: number }>}
 */
export async function restoreBackup(file, place, { replace }, progress) {
  const { manifest } = await progress.step('Checking the backup', () => checkArchive(file));
  refuseNewer(manifest.versions, versionsHere());
  if (manifest.database !== place.database.client) {
    throw new Problem(
      `The backup is of a ${manifest.database} database and DATABASE_CLIENT is ${place.database.client}: ` +
        'a backup can only be restored into a database of its own kind.',
    );
  }
  const store = place.s3 ? await s3Store(place.s3) : diskStore(place.uploadsFolder);
  const storeIsEmpty = await store.isEmpty();
  const database =
    place.database.client === 'sqlite'
      ? sqliteTarget(place.database.filename)
      : await postgresTarget(place.database.url);
  const discard = async () => {
    await Promise.all([store.discard(), database.discard()]);
  };
  const forget = whenStopped(discard);
  try {
    if (!replace) refuseFull(database, storeIsEmpty ? null : store.label);
    // What a restore that was killed has left.
    await store.discard();
    await progress.step('Restoring', (relabel) => write(file, manifest, database, store, relabel));
    const movedRows = await progress.step('Comparing with the backup', async () => {
      compareTables(manifest, await database.sums());
      await compareUploads(manifest, store);
      return database.moveUploads(store.home);
    });
    forget();
    // The one that may still fail comes first.
    await database.commit();
    await store.commit();
    return { manifest, movedRows };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * @param {DatabaseTarget} database
 * @param {string | null} fullStore
 */
function refuseFull(database, fullStore) {
  const full = [...(database.isEmpty ? [] : [database.label]), ...(fullStore === null ? [] : [fullStore])];
  if (full.length === 0) return;
  throw new Problem(
    `There is something already in ${full.join(' and in ')}. ` +
      'Nothing was changed. To lose it and have the backup in its place, add --replace.',
  );
}

/**
 * @param {string} file
 * @param {Manifest} manifest
 * @param {DatabaseTarget} database
 * @param {UploadStore} store
 * @param {(label: string) => void} relabel
 */
async function write(file, manifest, database, store, relabel) {
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

/**
 * By checksums, which are of all rows: some backups of former versions have counted wrongly.
 * @param {Manifest} manifest
 * @param {import('./manifest.mjs').TableSum[]} sums
 */
function compareTables({ tables }, sums) {
  const found = new Map(sums.map((sum) => [sum.name, sum]));
  const wrong = tables.filter(({ name, sha256 }) => found.get(name)?.sha256 !== sha256);
  if (wrong.length === 0 && found.size === tables.length) return;
  const names = wrong.map(
    ({ name, rows }) => `${name} (${rows} rows, now ${found.get(name)?.rows ?? 'none'})`,
  );
  throw new Problem(`What was restored is not what was backed up: ${names.join(', ')}. Nothing was changed.`);
}

/**
 * @param {Manifest} manifest
 * @param {UploadStore} store
 */
async function compareUploads({ files }, store) {
  for (const { name, sha256 } of files) {
    if (!name.startsWith(UPLOADS)) continue;
    const content = await store.readBack(name.slice(UPLOADS.length));
    const hash = createHash('sha256');
    if (content !== null) for await (const chunk of content) hash.update(chunk);
    if (content === null || hash.digest('hex') !== sha256) {
      throw new Problem(
        `The upload ${name} is not what was backed up: does the disk or the store have room?`,
      );
    }
  }
}
