import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadStore } from './upload-rows';

/** @param folder that of the setting: Strapi keeps uploads in `uploads` below it */
export function diskStore(folder: string): UploadStore {
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
      const content = size === 0 ? Readable.from([]) : handle.createReadStream({ start: 0, end: size - 1 });
      return { bytes: size, content };
    },
    async write(name, _type, content) {
      mkdirSync(staged, { recursive: true });
      await pipeline(content, createWriteStream(join(staged, name)));
    },
    readBack: (name) => Promise.resolve(createReadStream(join(staged, name))),
    async commit() {
      const old = kept();
      mkdirSync(staged, { recursive: true });
      for (const name of old) rmSync(join(uploads, name), { recursive: true });
      for (const name of readdirSync(staged)) renameSync(join(staged, name), join(uploads, name));
      rmSync(staged, { recursive: true });
    },
    async discard() {
      rmSync(staged, { recursive: true, force: true });
    },
  };
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
