import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';

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
     */
    async add(name, bytes, content) {
      const hash = createHash('sha256');
      const entry = pack.entry({ name, size: bytes, mode: 0o600 });
      for await (const chunk of content) {
        hash.update(chunk);
        if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), written]);
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
