import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile, TEXT_FILES } from './compress-file.mjs';
import { mapAtMost } from './map-at-most.mjs';

/** Compresses on threads of their own. */
const AT_ONCE = 4;

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder and of those in it.
 * @param {string} folder
 * @param {{ quality?: number }} [options] as of `compressFile`
 */
export async function compressFolder(folder, options) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => TEXT_FILES.test(name));
  await mapAtMost(files, AT_ONCE, (name) => compressFile(join(folder, name), options));
}
