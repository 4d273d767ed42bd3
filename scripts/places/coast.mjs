/**
 * @typedef {[longitude: number, latitude: number]} Position as GeoJSON has it
 * @typedef {[latitude: number, longitude: number]} Point as place packs have it
 * @typedef {{ south: number, west: number, north: number, east: number }} Extent in degrees
 * @typedef {{ coordinates: Position[][][] }} MultiPolygon
 */

/** A metre is about so many degrees; places on a map of a city need no less. */
const DECIMALS = 5;
/** Lakes of fewer corners are left over from the grid by which the data was simplified. */
const FEWEST_CORNERS_OF_A_LAKE = 6;

/**
 * Land and lakes inside an extent.
 * @param {MultiPolygon} lands of the whole earth: each polygon a shore, and the lakes in it
 * @param {Extent} extent
 * @param {readonly Extent[]} drawnByHand islands that lie in one of these are left out
 * @returns {{ land: Point[][], lakes: Point[][] }}
 */
export function coastIn(lands, extent, drawnByHand = []) {
  /** @type {Point[][]} */
  const land = [];
  /** @type {Point[][]} */
  const lakes = [];
  for (const [shore = [], ...holes] of lands.coordinates) {
    const inside = clipRing(shore, extent);
    if (inside.length < 3 || drawnByHand.some((box) => inside.every((place) => isIn(box, place)))) continue;
    land.push(inside.map(toPoint));
    for (const hole of holes) {
      const lake = clipRing(hole, extent);
      if (lake.length >= FEWEST_CORNERS_OF_A_LAKE) lakes.push(lake.map(toPoint));
    }
  }
  return { land, lakes };
}

/**
 * What of a closed ring lies in a box: Sutherland and Hodgman's way, one edge of the box after the other. Where a
 * ring leaves the box more than once, its parts hang together along the edge.
 * @param {Position[]} ring whose last place is its first
 * @param {Extent} extent
 * @returns {Position[]} not closed
 */
export function clipRing(ring, { south, west, north, east }) {
  const edges = [
    { axis: 0, limit: west, keep: 1 },
    { axis: 0, limit: east, keep: -1 },
    { axis: 1, limit: south, keep: 1 },
    { axis: 1, limit: north, keep: -1 },
  ];
  return edges.reduce(
    (places, { axis, limit, keep }) => {
      const isInside = (/** @type {Position} */ place) => ((place[axis] ?? 0) - limit) * keep >= 0;
      return places.flatMap((to, index) => {
        const from = places.at(index - 1) ?? to;
        const crossing = isInside(from) === isInside(to) ? [] : [crossingOf(from, to, axis, limit)];
        return isInside(to) ? [...crossing, to] : crossing;
      });
    },
    ring.slice(0, -1),
  );
}

/** @param {Position} from @param {Position} to @param {number} axis @param {number} limit @returns {Position} */
function crossingOf(from, to, axis, limit) {
  const start = from[axis] ?? 0;
  const part = (limit - start) / ((to[axis] ?? 0) - start);
  const between = (/** @type {0 | 1} */ one) =>
    one === axis ? limit : from[one] + (to[one] - from[one]) * part;
  return [between(0), between(1)];
}

/** @param {Extent} box @param {Position} place */
function isIn({ south, west, north, east }, [longitude, latitude]) {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** @param {Position} place @returns {Point} */
function toPoint([longitude, latitude]) {
  return [rounded(latitude), rounded(longitude)];
}

/** @param {number} degrees */
function rounded(degrees) {
  return Number(degrees.toFixed(DECIMALS));
}
