import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';

const FILES = 'listing_import_files';
/** Bytes of one row of the table. */
const PIECE = 256 * 1024;
/** The part that is the list; zip files of pictures come after it. */
export const LIST = 0;

interface StoredPiece {
  piece: number;
  bytes: Buffer;
}

/**
 * Files of imports, in the database: every process can take an import up, and nothing is below a folder that is served.
 * They are removed with their import, when it is over, or after a day.
 */
export const createRunFiles = ({ strapi }: { strapi: Core.Strapi }) => {
  const table = () => strapi.db.connection(FILES);

  async function write(run: string, part: number, path: string): Promise<void> {
    const file = await open(path, 'wx', 0o600);
    try {
      for (let piece = 0; ; piece += 1) {
        const found: StoredPiece | undefined = await table().where({ run, part, piece }).first('bytes');
        if (!found) return;
        await file.write(found.bytes);
      }
    } finally {
      await file.close();
    }
  }

  return {
    /** Keeps a file that was sent as a part of an import. */
    async keep(run: string, part: number, path: string): Promise<void> {
      let piece = 0;
      await table().where({ run, part }).delete();
      for await (const bytes of createReadStream(path, { highWaterMark: PIECE })) {
        await table().insert({ run, part, piece, bytes: bytes as Buffer });
        piece += 1;
      }
    },

    /** Removes the files of an import. */
    async remove(run: string): Promise<void> {
      await table().where({ run }).delete();
    },

    /** Lends the files of an import as files on disk, in a folder that is removed afterwards. */
    async lend<T>(
      run: string,
      archives: number,
      work: (files: { list: string; archives: string[]; folder: string }) => Promise<T>,
    ): Promise<T> {
      const folder = await mkdtemp(join(tmpdir(), 'listing-import-'));
      try {
        const list = join(folder, 'list');
        await write(run, LIST, list);
        const paths = Array.from({ length: archives }, (_, index) =>
          join(folder, `pictures-${index + 1}.zip`),
        );
        for (const [index, path] of paths.entries()) await write(run, index + 1, path);
        return await work({ list, archives: paths, folder });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};
