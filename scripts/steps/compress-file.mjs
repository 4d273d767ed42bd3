import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text inside, and so grows smaller. */
export const TEXT_FILES = /\.(?:js|mjs|css|svg|json|html|txt)$/;
/** Smaller files gain nothing. */
const SMALLEST = 1024;

/**
 * Writes a `.br` and a `.gz` beside a file, for a server to send as they are.
 * @param {string} path
 * @param {{ quality?: number }} [options] quality of brotli, 0 to 11; 11 takes twenty times as long as 8
 */
export async function compressFile(path, { quality = 11 } = {}) {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
