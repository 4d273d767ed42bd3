import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { extract as createExtract, pack as createPack } from 'tar-stream';
import type { FileSum } from './manifest';
import { BackupProblem } from './program';

export type Content = AsyncIterable<Buffer>;

/** Passes data through unchanged while it is inspected. */
export const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Hands over each file of an archive, in its order, one after the other.
 * @param take reads the content to its end
 */
export async function readArchive(
  file: string,
  take: (name: string, content: Content) => Promise<void>,
): Promise<void> {
  const extract = createExtract();
  const fed = pipeline(createReadStream(file), createGunzip(), extract);
  // The loop meets the same error.
  fed.catch(() => undefined);
  for await (const entry of extract) await take(entry.header.name, entry as Content);
  await fed;
}

/** A .tar.gz that is written as it comes, without a copy of it elsewhere. */
export interface Archive {
  /**
   * @param bytes exactly as many as come
   * @throws BackupProblem when fewer or more come
   */
  add(name: string, bytes: number, content: Content): Promise<FileSum>;
  /** Settles when the last byte has been taken. */
  finish(): Promise<void>;
}

export function createArchive(out: Writable): Archive {
  const pack = createPack();
  // Most of it is pictures, which do not get smaller.
  const written = pipeline(Readable.from(pack), createGzip({ level: constants.Z_BEST_SPEED }), out);
  // Whoever adds next is told.
  written.catch((error: unknown) => {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return {
    async add(name, bytes, content) {
      const hash = createHash('sha256');
      const entry = pack.entry({ name, size: bytes, mode: 0o600 });
      // Whoever adds is told by a rejection.
      entry.on('error', () => undefined);
      let come = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        come += chunk.length;
        if (come > bytes) break;
        if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), written]);
      }
      if (come !== bytes) {
        const problem = new BackupProblem(
          `${name} has ${bytes} bytes, and ${come} were read: make the backup again.`,
        );
        // The archive is of no use any more.
        pack.destroy(problem);
        throw problem;
      }
      entry.end(null);
      return { name, bytes, sha256: hash.digest('hex') };
    },
    async finish() {
      pack.finalize();
      await written;
    },
  };
}
