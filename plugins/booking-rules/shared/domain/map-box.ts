/** A rectangle of a map, in degrees. None reaches over the 180th meridian. */
export type MapBox = readonly [south: number, west: number, north: number, east: number];

/** In degrees: about ten metres, finer than what anybody means by a part of a map. */
const DECIMALS = 4;
const FORM = /^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/;

/** Reads a rectangle as an address has it, `25.05,55.1,25.12,55.2`; null for what is none. */
export function readMapBox(text: string): MapBox | null {
  if (!FORM.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? [south, west, north, east] : null;
}

/** A rectangle as an address has it. */
export function writeMapBox(box: MapBox): string {
  return box.map((degrees) => Number(degrees.toFixed(DECIMALS))).join(',');
}

/** Whether a place lies inside, edges included. */
export function isInMapBox(
  [south, west, north, east]: MapBox,
  place: { latitude: number; longitude: number },
): boolean {
  const { latitude, longitude } = place;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
