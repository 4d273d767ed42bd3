import { resolve } from 'node:path';
import { z } from 'zod';

/** Settings of what lies under the pins of maps. */
export const mapSettings = {
  MAP_TILES: z
    .string()
    .regex(
      /^(?:https?:\/\/[^/\s]+\/.*\{z\}.*|(?!\w+:\/\/).+\.pmtiles)$/,
      'must be an address such as https://tiles.example/{z}/{x}/{y}.png, or a file such as /data/city.pmtiles',
    )
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200, 'must be a text of 200 characters at most').optional(),
};

/** Where tiles of maps come from: a server at another address, or a PMTiles file that this server gives out. */
export type MapSource =
  | { kind: 'address'; url: string; attribution: string | null }
  | {
      kind: 'file';
      path: string;
      /** Null for what the file says itself. */
      attribution: string | null;
    };

/**
 * @param repository from where relative paths count
 * @returns null for the simple map that the site draws itself
 */
export function mapOf(
  values: Pick<z.output<z.ZodObject<typeof mapSettings>>, 'MAP_TILES' | 'MAP_ATTRIBUTION'>,
  repository: string,
): MapSource | null {
  const { MAP_TILES: tiles } = values;
  const attribution = values.MAP_ATTRIBUTION ?? null;
  if (tiles === undefined) return null;
  return /^https?:/.test(tiles)
    ? { kind: 'address', url: tiles, attribution }
    : { kind: 'file', path: resolve(repository, tiles), attribution };
}
