import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot, ROOT } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';

/**
 * Where the server of these settings keeps everything.
 * @typedef {import('../../cms/src/configuration/storage.js').Storage} Place
 * @typedef {typeof import('../../cms/src/configuration/storage.js')} StorageModule
 * @typedef {typeof import('../../cms/src/configuration/s3-client.js')} S3ClientModule
 */

/**
 * A module of the compiled server.
 * @param {string} name
 */
async function compiled(name) {
  const file = inRoot('cms/dist/src/configuration', name);
  if (!existsSync(file)) throw new Problem('The product is not built here yet: run `npm run build` first.');
  const { default: module } = /** @type {{ default: unknown }} */ (await import(pathToFileURL(file).href));
  return module;
}

/**
 * The place that the server would use: `.env`, over which the environment wins.
 * @returns {Promise<Place>}
 */
export async function readPlace() {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { readStorage } = /** @type {StorageModule} */ (await compiled('storage.js'));
  try {
    return readStorage(process.env, ROOT);
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsProblem') throw new Problem(error.message);
    throw error;
  }
}

/**
 * A client of the store, set up as the server's own. Loaded when it is needed: it is large.
 * @param {NonNullable<Place['s3']>} store
 */
export async function s3ClientOf(store) {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { s3ClientOptions } = /** @type {S3ClientModule} */ (await compiled('s3-client.js'));
  return new S3Client(s3ClientOptions(store));
}
