import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** @typedef {import('./archive-reader.mjs').Content} Content */

/**
 * Where uploads are kept. What is written is to be seen by nobody before `commit`.
 * @typedef {object} UploadStore
 * @property {string} label for people
 * @property {{ provider: string, base: string }} home what the database says of uploads that are kept here
 * @property {() => Promise<boolean>} isEmpty
 * @property {(name: string) => Promise<{ bytes: number, content: Content } | null>} read null when it is not there
 * @property {(name: string, type: string, content: Content) => Promise<void>} write
 * @property {(name: string) => Promise<Content | null>} readBack what was written
 * @property {() => Promise<void>} commit
 * @property {() => Promise<void>} discard
 */

/**
 * @param {string} folder that of the setting: Strapi keeps uploads in `uploads` below it
 * @returns {UploadStore}
 */
export function diskStore(folder) {
  const uploads = join(folder, 'uploads');
  // In the same file system, which is often one of its own: a move is then one step.
  const staged = join(uploads, '.restoring');
  const kept = () =>
    existsSync(uploads)
      ? readdirSync(uploads).filter((name) => name !== '.gitkeep' && name !== '.restoring')
      : [];
  return {
    label: uploads,
    home: { provider: 'local', base: '/uploads' },
    isEmpty: () => Promise.resolve(kept().length === 0),
    async read(name) {
      const handle = await openIfThere(join(uploads, name));
      if (handle === null) return null;
      const { size } = await handle.stat();
      if (size === 0) await handle.close();
      // No more than there is now: the archive is told the size before.
      const content = size === 0 ? nothing() : handle.createReadStream({ start: 0, end: size - 1 });
      return { bytes: size, content };
    },
    async write(name, _type, content) {
      mkdirSync(staged, { recursive: true });
      await pipeline(content, createWriteStream(join(staged, name)));
    },
    readBack: (name) => Promise.resolve(createReadStream(join(staged, name))),
    commit() {
      const old = kept();
      mkdirSync(staged, { recursive: true });
      for (const name of old) rmSync(join(uploads, name), { recursive: true });
      for (const name of readdirSync(staged)) renameSync(join(staged, name), join(uploads, name));
      rmSync(staged, { recursive: true });
      return Promise.resolve();
    },
    discard() {
      rmSync(staged, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** @returns {AsyncGenerator<Buffer>} */
async function* nothing() {
  // An empty file has no chunk.
}

/** @param {string} path */
async function openIfThere(path) {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
