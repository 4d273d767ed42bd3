import L from 'leaflet';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { messages } from '../../messages/messages';
import type { BaseMap } from './base-map';
import type { PlaceName } from './vector/read-tile';

/** Where OpenStreetMap says what may be done with its data. */
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';
/** Names lie below the pins, which are above 600. */
const NAMES_PANE = { name: 'names', zIndex: '450' };
/** At these parts of its length a road is named. */
const SIGNS_OF_A_ROAD = { motorway: [0.3, 0.7], street: [0.5] };

type Look =
  | `area map-name-from-${number}`
  | 'park'
  | 'station'
  | 'road'
  | `${PlaceName['look']} map-name-tile`;

/** Draws the simple map of a place, from the ground up: land, water, parks, roads, metro, and their names. */
export function drawBaseMap(map: L.Map, place: BaseMap): void {
  const { coast, land, lakes, waters, spits, parks, roads, rails, stations, labels } = place;
  const look = { interactive: false, smoothFactor: 0.5 };
  // What looks alike is one layer: each costs time whenever the map is zoomed.
  const fill = (outlines: L.LatLngTuple[][], className: string): void => {
    const rings = outlines.map((outline) => [outline]);
    L.polygon(rings, { ...look, className, stroke: false }).addTo(map);
  };
  const draw = (lines: L.LatLngTuple[][], className: string, weight: number, color?: string): void => {
    L.polyline(lines, { ...look, className, weight, ...(color !== undefined && { color }) }).addTo(map);
  };
  const linesOf = (asked: string) => roads.filter(({ kind }) => kind === asked).map(({ line }) => line);
  map.getContainer().classList.add('has-water');
  createNamesPane(map);

  fill(coast?.land ?? [], 'map-land');
  fill(coast?.lakes ?? [], 'map-lake');
  // These overlap, and would cut each other out of one layer.
  for (const outline of land) fill([outline], 'map-land');
  fill(
    parks.map(({ outline }) => outline),
    'map-green',
  );
  fill(lakes, 'map-lake');
  draw(waters, 'map-water', 5);
  draw(spits, 'map-spit', 4);
  draw(linesOf('street'), 'map-street', 2.5);
  draw(linesOf('motorway'), 'map-motorway', 4);
  for (const { colour, line } of rails) draw([line], 'map-rail', 2, colour);

  for (const { name, at, from = 12 } of labels)
    addName(map, `area map-name-from-${from}`, at, localName(name));
  for (const { name, outline } of parks)
    addName(map, 'park', L.polygon(outline).getBounds().getCenter(), localName(name));
  for (const { name, at } of stations) addName(map, 'station', at, localName(name));
  for (const { name, ref, kind, line } of roads)
    for (const part of SIGNS_OF_A_ROAD[kind])
      addName(map, 'road', pointAlong(line, part), localName(name), ref);
  if (coast !== null)
    map.attributionControl.addAttribution(`${creditOf(coast.attribution)} · ${messages().ui.map.sketch}`);
}

/** A pane for names, below the pins. */
export function createNamesPane(map: L.Map): void {
  const pane = map.createPane(NAMES_PANE.name);
  pane.style.zIndex = NAMES_PANE.zIndex;
  pane.style.pointerEvents = 'none';
}

/** A name on the map; from which zoom on it is in sight says the style sheet. */
export function addName(
  map: L.Map,
  look: Look,
  at: L.LatLngExpression,
  text: string,
  ref?: string,
): L.Marker {
  const html = document.createElement('span');
  if (ref !== undefined) {
    const sign = document.createElement('b');
    sign.textContent = ref;
    html.append(sign);
  }
  const words = document.createElement('span');
  words.textContent = text;
  html.append(words);
  const icon = L.divIcon({ className: `map-name map-name-${look}`, html, iconSize: [0, 0] });
  return L.marker(at, { icon, pane: NAMES_PANE.name, interactive: false, keyboard: false }).addTo(map);
}

function localName(name: Record<string, string>): string {
  return name[currentLanguage()] ?? name['en'] ?? '';
}

/** A place on a line, at a part of its corners between 0 and 1. */
function pointAlong(points: readonly L.LatLngTuple[], part: number): L.LatLngTuple {
  const place = (points.length - 1) * part;
  const from = points[Math.floor(place)] ?? [0, 0];
  const to = points[Math.ceil(place)] ?? from;
  const rest = place - Math.floor(place);
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
}

/**
 * Whom a map belongs to, as HTML that shows it as text. With what is OpenStreetMap's it leads to what may be done with
 * it, as its licence wants.
 */
export function creditOf(attribution: string): string {
  const link = document.createElement('a');
  if (!attribution.includes('OpenStreetMap')) {
    const text = document.createElement('span');
    text.textContent = attribution;
    return text.innerHTML;
  }
  link.href = COPYRIGHT;
  link.dir = 'auto';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = attribution;
  return link.outerHTML;
}
