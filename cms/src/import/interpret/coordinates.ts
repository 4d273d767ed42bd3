import type { Columns } from './columns';
import type { MapExtent, PlacePack } from 'booking-rules/engine';
import type { Issues } from './listing-draft';
import { numberOf } from './numbers';

/** Farther from the middle of its area than this, coordinates and area do not belong together. */
const FAR_KM = 6;
const KM_PER_DEGREE = 111.2;
/** Where nothing is known of the place: the whole world. */
const WORLD: MapExtent = { south: -90, west: -180, north: 90, east: 180 };

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The point on the map; one outside of the place is left out, one far from the area is kept and said. */
export function interpretCoordinates(
  columns: Columns,
  district: string | null,
  pack: Pick<PlacePack, 'name' | 'extent' | 'areas'> | null,
  issues: Issues,
): Coordinates | null {
  const pair = pairOf(columns);
  if (!pair) return null;
  const [first, second] = pair;
  const { extent, name, areas } = pack ?? { extent: WORLD, name: 'the world', areas: [] };
  const isInside = isIn(extent, first, second);
  const swapped = !isInside && isIn(extent, second, first);
  if (!isInside && !swapped) {
    issues.warn(
      'coordinates',
      `${first}, ${second} is not in ${name}: left out, so the map does not show it`,
    );
    return null;
  }
  if (swapped) issues.fixed('coordinates', 'latitude and longitude were the wrong way round');
  const [latitude, longitude] = swapped ? [second, first] : [first, second];
  const known = areas.find(({ slug }) => slug === district);
  const km = known ? distanceKm(known, { latitude, longitude }) : 0;
  if (known && km > FAR_KM) {
    issues.warn('coordinates', `they lie ${km.toFixed(0)} km from the middle of ${known.name}: check both`);
  }
  return { latitude: sixDecimals(latitude), longitude: sixDecimals(longitude) };
}

function pairOf(columns: Columns): [number, number] | null {
  const latitude = numberOf(columns.first('latitude')?.value);
  const longitude = numberOf(columns.first('longitude')?.value);
  if (latitude !== null && longitude !== null) return [latitude, longitude];
  const both = columns.first('coordinates')?.value;
  const parts: unknown[] = Array.isArray(both) ? both : typeof both === 'string' ? both.split(/[,; ]+/) : [];
  const [first, second] = parts.map(numberOf);
  return parts.length === 2 && first != null && second != null ? [first, second] : null;
}

function isIn({ south, west, north, east }: MapExtent, latitude: number, longitude: number): boolean {
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

/** Over the few kilometres of a city, the earth is flat. */
function distanceKm(a: Coordinates, b: Coordinates): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * KM_PER_DEGREE;
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
