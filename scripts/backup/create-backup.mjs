import { mkdtemp, rm } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArchive } from './archive-writer.mjs';
import { diskStore } from './disk-store.mjs';
import { FORMAT, MANIFEST } from './manifest.mjs';
import { dumpPostgres } from './postgres-source.mjs';
import { s3Store } from './s3-store.mjs';
import { dumpSqlite } from './sqlite-source.mjs';
import { uploadsOf } from './upload-rows.mjs';
import { versionsHere } from './versions.mjs';
import { Problem } from '../steps/problem.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {import('./place.mjs').Place} Place */

/**
 * Copies the database as of one moment, and the uploads that it names then, into an archive.
 * @param {Place} place
 * @param {import('node:stream').Writable} out
 * @param {import('../steps/progress.mjs').Progress} progress two steps
 * @returns {Promise<Manifest>}
 */
export async function createBackup(place, out, progress) {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    const madeAt = new Date().toISOString();
    const dump = await progress.step('Copying the database', (relabel) =>
      dumpDatabase(place, folder, relabel),
    );
    const archive = createArchive(out);
    const { product, strapi } = versionsHere();
    /** @type {Manifest} */
    const manifest = {
      format: FORMAT,
      madeAt,
      versions: { product, strapi, migrations: dump.migrations },
      database: place.database.client,
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
      await archive.add(MANIFEST, text.length, only(text));
      await archive.finish();
    });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Place} place
 * @param {string} folder
 * @param {(label: string) => void} relabel
 */
function dumpDatabase({ database }, folder, relabel) {
  if (database.client === 'sqlite') return dumpSqlite(database.filename, folder);
  return dumpPostgres(database.url, folder, (table) => relabel(`Copying the table ${table}`));
}

/**
 * @param {Place} place
 * @param {import('./upload-rows.mjs').Upload[]} uploads
 * @param {ReturnType<typeof createArchive>} archive
 * @param {Manifest} manifest is told what there was and what not
 * @param {(label: string) => void} relabel
 */
async function addUploads({ uploadsFolder, s3 }, uploads, archive, manifest, relabel) {
  const disk = diskStore(uploadsFolder);
  const bucket = s3 && (await s3Store(s3));
  for (const [index, { name, type, provider }] of uploads.entries()) {
    relabel(`Copying upload ${index + 1} of ${uploads.length}`);
    const store = provider === 'local' ? disk : bucket;
    if (store === null) {
      throw new Problem(`The upload ${name} is kept by "${provider}": set S3_… so that it can be copied.`);
    }
    const found = await store.read(name);
    if (found === null) manifest.missing.push(name);
    else {
      manifest.files.push(await archive.add(`uploads/${name}`, found.bytes, found.content));
      manifest.uploads.push({ name, type });
    }
  }
}

/** @param {Buffer} buffer */
async function* only(buffer) {
  yield await Promise.resolve(buffer);
}
