import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** @typedef {import('../api/build-files').LatestBuild} LatestBuild */

/** The build while the site is developed: never replaced, since Vite brings changes by itself. */
export const DEV_BUILD = { id: 'development', timestamp: 0 };

/**
 * The build on the disk. Its id follows from the files that visitors load, so that two servers with the same
 * build name it alike.
 * @param {string} manifest path of the list of those files
 * @returns {Promise<LatestBuild>}
 */
export async function readBuild(manifest) {
  const [content, { mtimeMs }] = await Promise.all([readFile(manifest), stat(manifest)]);
  const id = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { id, timestamp: Math.round(mtimeMs) };
}

/**
 * Answers `/builds/latest.json` and `/builds/meta/{buildId}.json` (contract A8); null for other addresses.
 * @param {string} pathname
 * @param {LatestBuild} build
 * @param {() => Promise<object>} rules redirects and routes
 * @returns {Promise<import('./host').PageResponse | null>}
 */
export async function answerBuilds(pathname, build, rules) {
  if (pathname === '/builds/latest.json') return json(build, 'no-store');
  if (pathname === `/builds/meta/${build.id}.json`) {
    return json({ ...build, ...(await rules()) }, 'public, max-age=60');
  }
  if (/^\/builds\/meta\/[^/]+\.json$/.test(pathname)) {
    return { ...json({ message: 'This build is not the one that runs.' }, 'no-store'), status: 404 };
  }
  return null;
}

/** @returns {import('./host').PageResponse} */
function json(body, cacheControl) {
  const headers = [
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Cache-Control', cacheControl],
  ];
  return { status: 200, headers, body: Buffer.from(JSON.stringify(body)) };
}
