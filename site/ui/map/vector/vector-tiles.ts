import L from 'leaflet';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { addName, createNamesPane } from '../draw-base-map';
import type { MapTiles } from '../map-pin';
import { paintTile, paletteOf, type Part } from './paint-tile';
import { readTile, type PlaceName, type ReadTile } from './read-tile';

const SIZE = 256;
/** Tiles of this schema are made to be seen twice as large as squares of the map. */
const LEVELS_BELOW = 1;
/** Tiles that are kept after they were read: those of two screens. */
const KEPT = 48;
/** How much room a name takes, in pixels. */
const LETTER = 7;
const LINE_HEIGHT = 24;

/** Draws tiles of shapes below the pins, in the colours of the site. Load this on demand. */
export function addVectorTiles(map: L.Map, { url, maxZoom }: MapTiles): void {
  const tiles = new Map<string, Promise<ReadTile | null>>();
  const language = currentLanguage();
  const palette = paletteOf(map.getContainer());
  const font = getComputedStyle(map.getContainer()).fontFamily;

  function tileAt(address: string): Promise<ReadTile | null> {
    const known = tiles.get(address) ?? fetchTile(address, language);
    // One that failed is asked for again by whoever needs it next.
    known.catch(() => tiles.delete(address));
    // The one that was asked for last is the last to go.
    tiles.delete(address);
    tiles.set(address, known);
    for (const oldest of tiles.keys()) {
      if (tiles.size <= KEPT) break;
      tiles.delete(oldest);
    }
    return known;
  }

  /** The tile that shows a square of the map, and which part of it does. */
  function sourceOf({ x, y, z }: L.Coords): { address: string; part: Part; at: L.Coords } {
    const zoom = Math.max(0, Math.min(z - LEVELS_BELOW, maxZoom));
    const squares = 2 ** (z - zoom);
    const at = Object.assign(L.point(Math.floor(x / squares), Math.floor(y / squares)), { z: zoom });
    return {
      address: L.Util.template(url, { x: at.x, y: at.y, z: zoom }),
      part: { x: (x % squares) / squares, y: (y % squares) / squares, squares },
      at,
    };
  }

  const Squares = L.GridLayer.extend({
    createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
      const square = document.createElement('canvas');
      const density = Math.min(window.devicePixelRatio || 1, 2);
      square.width = square.height = SIZE * density;
      const { address, part } = sourceOf(coords);
      const paint = async (): Promise<void> => {
        const tile = await tileAt(address);
        const canvas = square.getContext('2d');
        if (tile === null || canvas === null) return;
        canvas.scale(density, density);
        paintTile(canvas, tile, part, { zoom: coords.z, size: SIZE, palette, font });
      };
      paint().then(
        () => done(undefined, square),
        (error: unknown) => done(error as Error, square),
      );
      return square;
    },
  }) as new (options: L.GridLayerOptions) => L.GridLayer;

  createNamesPane(map);
  const layer = new Squares({ tileSize: SIZE, noWrap: true, keepBuffer: 1 });
  const names = new Map<string, L.Marker>();

  /** Names of what is in sight, none of them over another. */
  async function name(): Promise<void> {
    const zoom = Math.round(map.getZoom());
    const view = boundsAt(map, zoom);
    const sources = new Map<string, L.Coords>();
    for (let x = Math.floor((view.min?.x ?? 0) / SIZE); x <= (view.max?.x ?? 0) / SIZE; x += 1)
      for (let y = Math.floor((view.min?.y ?? 0) / SIZE); y <= (view.max?.y ?? 0) / SIZE; y += 1) {
        const { address, at } = sourceOf(Object.assign(L.point(x, y), { z: zoom }));
        if (tiles.has(address)) sources.set(address, at);
      }
    const found = await Promise.all(
      [...sources].map(async ([address, at]) =>
        ((await tileAt(address).catch(() => null))?.places ?? [])
          .filter(({ from }) => zoom >= from)
          .map((place) => ({ place, at: placeOn(map, place, at) })),
      ),
    );
    const wanted = fitting(
      map,
      found.flat().sort((one, other) => one.place.rank - other.place.rank),
    );
    for (const [key, marker] of names) {
      if (wanted.has(key)) continue;
      marker.remove();
      names.delete(key);
    }
    for (const [key, { place, at }] of wanted)
      if (!names.has(key)) names.set(key, addName(map, `${place.look} map-name-tile`, at, place.text));
  }
  layer.on('load', () => void name());
  map.on('moveend', () => void name());
  layer.addTo(map);
}

/** Null where there is no tile: the ground stays bare there, as it does where one cannot be read. */
async function fetchTile(address: string, language: string): Promise<ReadTile | null> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A tile of the map was answered ${answer.status}`);
  return answer.status === 200 ? readTile(await answer.arrayBuffer(), language) : null;
}

/** What the map shows, in pixels of a zoom. */
function boundsAt(map: L.Map, zoom: number): L.Bounds {
  const view = map.getBounds();
  return L.bounds(map.project(view.getNorthWest(), zoom), map.project(view.getSouthEast(), zoom));
}

function placeOn(map: L.Map, { x, y }: PlaceName, tile: L.Coords): L.LatLng {
  return map.unproject(L.point((tile.x + x) * SIZE, (tile.y + y) * SIZE), tile.z);
}

type Placed = { place: PlaceName; at: L.LatLng };

/** Those that find room, in their order, by a key under which each is known again. */
function fitting(map: L.Map, places: readonly Placed[]): Map<string, Placed> {
  const taken: L.Bounds[] = [];
  const placed = new Map<string, Placed>();
  for (const found of places) {
    const centre = map.latLngToLayerPoint(found.at);
    const half = L.point((found.place.text.length * LETTER) / 2, LINE_HEIGHT / 2);
    const box = L.bounds(centre.subtract(half), centre.add(half));
    const key = `${found.place.text} ${found.at.lat.toFixed(3)} ${found.at.lng.toFixed(3)}`;
    if (placed.has(key) || taken.some((other) => other.intersects(box))) continue;
    taken.push(box);
    placed.set(key, found);
  }
  return placed;
}
