import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { run } from '../steps/run.mjs';
import { coastIn } from './coast.mjs';

/** Shores of the whole earth, from OpenStreetMap. 37 MB, so it is fetched when it is needed and no dependency. */
const PACKAGE = '@geo-maps/earth-lands-1m';
const VERSION = '0.6.0';
const ATTRIBUTION = '© OpenStreetMap contributors';

/**
 * Places by the sea, and the islands there that the data shows too coarsely to be recognised: `map.json` draws them.
 * @type {Record<string, import('./coast.mjs').Extent[]>}
 */
const PLACES = {
  dubai: [{ south: 25.09, west: 55.1, north: 25.15, east: 55.16 }],
};

/** Writes `coast.json` of every place by the sea: run it by hand, look at the map, commit what it wrote. */
export async function writeCoasts() {
  const lands = await readLands();
  for (const [slug, drawnByHand] of Object.entries(PLACES)) {
    const folder = inRoot('database/seed/places', slug);
    /** @type {{ extent: import('./coast.mjs').Extent }} */
    const { extent } = JSON.parse(readFileSync(join(folder, 'place.json'), 'utf8'));
    const coast = { attribution: ATTRIBUTION, ...coastIn(lands, extent, drawnByHand) };
    writeFileSync(join(folder, 'coast.json'), `${JSON.stringify(coast)}\n`);
    const corners = [...coast.land, ...coast.lakes].flat().length;
    console.log(`${slug}: ${coast.land.length} shores, ${coast.lakes.length} lakes, ${corners} corners.`);
  }
}

/** @returns {Promise<import('./coast.mjs').MultiPolygon>} */
async function readLands() {
  const cache = inRoot('.cache/places');
  const file = join(cache, 'node_modules', PACKAGE, 'map.geo.json');
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    await run('npm', [
      'install',
      '--prefix',
      cache,
      '--no-save',
      '--ignore-scripts',
      `${PACKAGE}@${VERSION}`,
    ]);
  }
  /** @type {{ geometries: import('./coast.mjs').MultiPolygon[] }} */
  const { geometries } = JSON.parse(readFileSync(file, 'utf8'));
  const [lands] = geometries;
  if (lands === undefined) throw new Problem(`${file} holds no land.`);
  return lands;
}
