/** Latitude and longitude. */
type Point = [latitude: number, longitude: number];
/** By language. */
type Name = Record<string, string>;

/** A simple map of a place, much simplified, which needs nobody's server but ours. */
export interface BaseMap {
  /** What part of the world it is, before there is anything to show on it. */
  extent: { south: number; west: number; north: number; east: number };
  /** From open data; null where all is drawn by hand. */
  coast: { attribution: string; land: Point[][]; lakes: Point[][] } | null;
  land: Point[][];
  lakes: Point[][];
  /** Rivers and canals, as lines of water. */
  waters: Point[][];
  /** Narrow land, such as breakwaters, as lines. */
  spits: Point[][];
  parks: { name: Name; outline: Point[] }[];
  roads: { name: Name; ref?: string; kind: 'motorway' | 'street'; line: Point[] }[];
  rails: { name: Name; colour: string; line: Point[] }[];
  stations: { name: Name; at: Point }[];
  /** Names of areas. */
  labels: { name: Name; at: Point; from?: number }[];
}

/** Fetches it from the host; null when that fails: the map is then without it. */
export async function loadBaseMap(url: string): Promise<BaseMap | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? ((await answer.json()) as BaseMap) : null;
  } catch {
    return null;
  }
}
