import type { PlaceNearby } from 'booking-rules/shared/listing/home';
import { type Columns, isPlainObject, textOf } from './columns';
import type { Issues } from './listing-draft';
import { numberOf } from './numbers';

/** As the document's schema and the form have them. */
const MOST_PLACES = 20;
const MOST_NAME = 60;
const LONGEST_WALK = 120;
const LONGEST_RIDE = 180;

const BY_CAR = /\b(drive|driving|car|taxi|cab)\b/i;
const BY_TRANSIT = /\b(metro|tram|bus|train|subway|transit|transport|ferry|monorail)\b/i;
/** "5 min", "12 minutes' walk", "5–7 min": the last number before the word counts. */
const MINUTES = /(?:(\d+)\s*[-–]\s*)?(\d+)\s*-?\s*min(?:ute)?s?\b'?/i;

/**
 * Places near a home and how long it takes to get there: objects, or a text such as `Tram stop: 4 min walk; Airport:
 * 35 min by metro`. Times by car are left out, which is said: guests are told of feet and public transport. null when
 * a row lists none.
 */
export function interpretPlacesNearby(columns: Columns, issues: Issues): PlaceNearby[] | null {
  const value = columns.first('nearby')?.value;
  const parts: unknown[] = Array.isArray(value) ? value : (textOf(value) ?? '').split(/[;|\n]/);
  const places = parts.flatMap((part) => placeOf(part, issues) ?? []);
  if (places.length > MOST_PLACES) issues.warn('nearby', `only the first ${MOST_PLACES} are taken`);
  return places.length === 0 ? null : places.slice(0, MOST_PLACES);
}

function placeOf(part: unknown, issues: Issues): PlaceNearby | null {
  if (isPlainObject(part)) {
    const { name, walkMinutes, transitMinutes, walk, transit } = part as Record<string, unknown>;
    const named = textOf(name);
    if (named === null) return null;
    return {
      name: named.slice(0, MOST_NAME),
      walkMinutes: within(numberOf(walkMinutes ?? walk), LONGEST_WALK),
      transitMinutes: within(numberOf(transitMinutes ?? transit), LONGEST_RIDE),
    };
  }
  const text = textOf(part);
  if (text === null) return null;
  // A name with a colon ends there; otherwise it ends where the time begins.
  const [head = '', ...rest] = text.includes(':') ? text.split(':') : splitAtTime(text);
  const name = head
    .replace(/[\s(,–-]+$/, '')
    .trim()
    .slice(0, MOST_NAME);
  if (name === '') return null;
  const place: PlaceNearby = { name, walkMinutes: null, transitMinutes: null };
  for (const time of rest.join(':').split(/,| or |\//)) {
    const minutes = Number(MINUTES.exec(time)?.[2] ?? Number.NaN);
    if (Number.isNaN(minutes)) continue;
    if (BY_TRANSIT.test(time)) place.transitMinutes = within(minutes, LONGEST_RIDE);
    else if (BY_CAR.test(time)) issues.warn('nearby', `${name}: the time by car is left out`);
    else place.walkMinutes = within(minutes, LONGEST_WALK);
  }
  return place;
}

function splitAtTime(text: string): string[] {
  const at = text.search(MINUTES);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at)];
}

/** Whole minutes; null for none, and for more than guests should be told. */
function within(minutes: number | null, most: number): number | null {
  const whole = minutes === null ? 0 : Math.round(minutes);
  return whole >= 1 && whole <= most ? whole : null;
}
