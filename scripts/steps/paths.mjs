import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What the scripts remember between runs; safe to delete. */
export const CACHE = join(ROOT, '.cache');

/**
 * An absolute path inside the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);
