import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** What is drawn in one stroke or one fill, from the ground up. */
export const GROUNDS = ['land', 'green', 'water', 'building'] as const;
export const LINES = ['river', 'border', 'rail', 'path', 'minor', 'medium', 'major', 'highway'] as const;
export type Ground = (typeof GROUNDS)[number];
export type Line = (typeof LINES)[number];

/** The name of a place on the map. */
export interface PlaceName {
  text: string;
  look: 'area' | 'park' | 'station';
  /** Within the tile, between 0 and 1. */
  x: number;
  y: number;
  /** The least is placed first. */
  rank: number;
  /** From which zoom on it is shown. */
  from: number;
}

/** A straight piece of a road along which its name can be written, in units of the tile. */
export interface RoadName {
  text: string;
  line: Line;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** A tile in the Protomaps basemap schema, ready to be painted. */
export interface ReadTile {
  /** Units of the tile along each side. */
  extent: number;
  grounds: ReadonlyMap<Ground, Path2D>;
  lines: ReadonlyMap<Line, Path2D>;
  places: PlaceName[];
  roads: RoadName[];
}

/** More than any real tile has: what lies beyond is left out, so that a hostile tile does not stop the page. */
const MOST_FEATURES = 20_000;
const LONGEST_NAME = 60;
const GREEN = new Set([
  ...['park', 'grass', 'garden', 'forest', 'wood', 'nature_reserve', 'national_park', 'golf_course'],
  ...['meadow', 'scrub', 'grassland', 'cemetery', 'recreation_ground', 'pitch', 'village_green'],
]);
const ROADS: Readonly<Record<string, Line>> = {
  highway: 'highway',
  major_road: 'major',
  medium_road: 'medium',
  minor_road: 'minor',
  path: 'path',
  rail: 'rail',
};
/** Kinds of places, from the least far: areas of a town come after towns. */
const PLACES: Readonly<Record<string, { rank: number; from: number }>> = {
  locality: { rank: 0, from: 8 },
  macrohood: { rank: 20, from: 11 },
  neighbourhood: { rank: 30, from: 12 },
};
const POINT = 1;
const LINE = 2;
const POLYGON = 3;

/**
 * Reads a tile.
 * @param language of the names, where the map has them in it
 * @throws Error when it is no vector tile
 */
export function readTile(bytes: ArrayBuffer, language: string): ReadTile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const grounds = new Map<Ground, Path2D>();
  const lines = new Map<Line, Path2D>();
  const places: PlaceName[] = [];
  const roads: RoadName[] = [];
  const extent = layers['roads']?.extent ?? layers['water']?.extent ?? layers['earth']?.extent ?? 4096;
  let left = MOST_FEATURES;

  const each = (layer: string, read: (feature: VectorTileFeature, kind: string) => void): void => {
    const found = layers[layer];
    for (let index = 0; index < (found?.length ?? 0) && left > 0; index += 1) {
      left -= 1;
      const feature = found?.feature(index);
      if (feature) read(feature, String(feature.properties['kind'] ?? ''));
    }
  };
  const fill = (ground: Ground, feature: VectorTileFeature): void => {
    if (feature.type === POLYGON) addTo(pathOf(grounds, ground), feature, true);
  };
  const draw = (line: Line, feature: VectorTileFeature): void => {
    if (feature.type === LINE) addTo(pathOf(lines, line), feature, false);
  };
  const place = (feature: VectorTileFeature, more: Omit<PlaceName, 'text' | 'x' | 'y'>): void => {
    const text = nameOf(feature, language);
    const at = feature.type === POINT ? feature.loadGeometry()[0]?.[0] : undefined;
    if (text === '' || at === undefined) return;
    places.push({ text, x: at.x / feature.extent, y: at.y / feature.extent, ...more });
  };

  each('earth', (feature) => fill('land', feature));
  for (const layer of ['landcover', 'landuse'])
    each(layer, (feature, kind) => GREEN.has(kind) && fill('green', feature));
  each('water', (feature) => {
    fill('water', feature);
    draw('river', feature);
  });
  each('buildings', (feature) => fill('building', feature));
  each('boundaries', (feature, kind) => kind === 'country' && draw('border', feature));
  each('roads', (feature, kind) => {
    const line = ROADS[kind];
    if (line === undefined) return;
    draw(line, feature);
    const text = line === 'rail' ? '' : nameOf(feature, language);
    if (text !== '' && feature.type === LINE) roads.push(...straightest(text, line, feature));
  });
  each('places', (feature, kind) => {
    const known = PLACES[kind];
    const populated = Number(feature.properties['population_rank'] ?? 0) || 0;
    if (known) place(feature, { look: 'area', rank: known.rank - Math.min(populated, 18), from: known.from });
  });
  each('pois', (feature, kind) => {
    if (kind === 'station' || kind === 'train_station')
      place(feature, { look: 'station', rank: 60, from: 14 });
    if (kind === 'park') place(feature, { look: 'park', rank: 70, from: 14 });
  });
  return { extent, grounds, lines, places, roads };
}

function pathOf<Key>(paths: Map<Key, Path2D>, key: Key): Path2D {
  const path = paths.get(key) ?? new Path2D();
  paths.set(key, path);
  return path;
}

function addTo(path: Path2D, feature: VectorTileFeature, isClosed: boolean): void {
  for (const points of feature.loadGeometry()) {
    points.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    if (isClosed) path.closePath();
  }
}

function nameOf({ properties }: VectorTileFeature, language: string): string {
  const name = properties[`name:${language}`] ?? properties['name:en'] ?? properties['name'];
  return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
}

/** The longest straight piece of a road, from left to right. */
function straightest(text: string, line: Line, feature: VectorTileFeature): RoadName[] {
  let best: RoadName | null = null;
  let longest = 0;
  for (const points of feature.loadGeometry()) {
    for (let index = 1; index < points.length; index += 1) {
      const [one, other] = [points[index - 1], points[index]];
      if (one === undefined || other === undefined) continue;
      const length = Math.hypot(other.x - one.x, other.y - one.y);
      if (length <= longest) continue;
      longest = length;
      const [from, to] = one.x <= other.x ? [one, other] : [other, one];
      best = { text, line, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
    }
  }
  return best === null ? [] : [best];
}
