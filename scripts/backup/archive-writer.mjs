import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import { Problem } from '../steps/problem.mjs';

/** @typedef {import('./manifest.mjs').FileSum} FileSum */

/**
 * Writes a .tar.gz as it comes, without a copy of it elsewhere.
 * @param {import('node:stream').Writable} out
 */
export function createArchive(out) {
  const pack = createPack();
  // Most of it is pictures, which do not get smaller.
  const written = pipeline(Readable.from(pack), createGzip({ level: constants.Z_BEST_SPEED }), out);
  // Whoever adds next is told.
  written.catch((/** @type {unknown} */ error) => {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return {
    /**
     * @param {string} name
     * @param {number} bytes exactly as many as come
     * @param {AsyncIterable<Buffer>} content
     * @returns {Promise<FileSum>}
     * @throws Problem when fewer or more come
     */
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
        const problem = new Problem(
          `${name} has ${bytes} bytes, and ${come} were read: make the backup again.`,
        );
        // The archive is of no use any more.
        pack.destroy(problem);
        throw problem;
      }
      entry.end(null);
      return { name, bytes, sha256: hash.digest('hex') };
    },
    /** Settles when the last byte has been taken. */
    async finish() {
      pack.finalize();
      await written;
    },
  };
}
