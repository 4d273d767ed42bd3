import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';

/** @typedef {AsyncIterable<Buffer>} Content */

/** Takes what is only looked at on its way. */
export const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Hands over each file of an archive, in its order, one after the other.
 * @param {string} file
 * @param {(name: string, content: Content) => Promise<void>} take reads the content to its end
 */
export async function readArchive(file, take) {
  const extract = createExtract();
  const fed = pipeline(createReadStream(file), createGunzip(), extract);
  // The loop meets the same error.
  fed.catch(() => undefined);
  for await (const entry of extract) await take(entry.header.name, /** @type {Content} */ (entry));
  await fed;
}
