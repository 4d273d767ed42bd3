import { choiceMessagesIn } from 'booking-rules/shared/format/choice-labels';
import {
  BED_KINDS,
  ROOM_KINDS,
  type Bed,
  type BedKind,
  type RoomKind,
} from 'booking-rules/shared/listing/home';
import { type Columns, comparable, isPlainObject, textOf } from './columns';
import type { DraftRoom, Issues } from './listing-draft';
import { isNumeric, numberOf } from './numbers';

/** As the document's schema has them. */
const MOST_ROOMS = 40;
const MOST_BEDS = 10;
const MOST_NAME = 60;

/** Words of rooms, the first that fits counts. */
const ROOM_WORDS: readonly [RoomKind, RegExp][] = [
  ['shared-area', /\b(shared|common|building|gym|pool)\b/i],
  ['bathroom', /bath ?room|\b(bath|shower|toilet|wc|powder room|en-?suite)\b/i],
  ['kitchen', /kitchen/i],
  ['balcony', /balcony|loggia/i],
  ['outdoor-area', /\b(terrace|garden|patio|yard|roof|outdoors?)\b/i],
  ['living-room', /\b(living|lounge|sitting|majlis|family room|salon)\b/i],
  ['bedroom', /bed ?room|\b(master|main|guest|kids'?|maid'?s?|sleeping|studio|room)\b/i],
];

/** Words of beds, the first that fits counts. */
const BED_WORDS: readonly [BedKind, RegExp][] = [
  ['sofa-bed', /sofa|couch|futon|pull-?out/i],
  ['bunk-bed', /bunk/i],
  ['folding-bed', /folding|rollaway|camp bed|extra bed/i],
  ['king-bed', /king/i],
  ['queen-bed', /queen/i],
  ['single-bed', /single|twin/i],
  ['double-bed', /double|full/i],
];

/**
 * The rooms of a home with their beds: objects, or a text such as `Bedroom: king bed; Living room: sofa bed`. What is
 * no room is left out, which is said. null when a row lists none.
 */
export function interpretRoomsAndBeds(columns: Columns, issues: Issues): DraftRoom[] | null {
  const value = columns.first(
    'rooms',
    (given) => !isNumeric(given) && (typeof given !== 'string' || isList(given)),
  )?.value;
  const rooms: DraftRoom[] = [];
  const others: string[] = [];
  for (const part of partsOf(value)) {
    const room = roomOf(part);
    if (room === null) others.push(typeof part === 'string' ? part : JSON.stringify(part));
    else rooms.push(room);
  }
  if (others.length > 0) issues.warn('rooms', `left out, as it is no room with beds: ${others.join('; ')}`);
  if (rooms.length > MOST_ROOMS) issues.warn('rooms', `only the first ${MOST_ROOMS} are taken`);
  return rooms.length === 0 ? null : rooms.slice(0, MOST_ROOMS);
}

/** How many beds stand in rooms. */
export const bedsIn = (rooms: readonly DraftRoom[] | null): number =>
  (rooms ?? []).flatMap(({ beds }) => beds).reduce((sum, { count }) => sum + count, 0);

/** "2BR" in a column called "rooms" is a number of bedrooms, not a list. */
const isList = (text: string): boolean => /[:;\n]/.test(text) || kindIn(text, BED_WORDS) !== null;

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  // { "Bedroom": "king bed", "Living room": ["sofa bed"] }
  if (isPlainObject(value))
    return Object.entries(value).map(([name, beds]: [string, unknown]) => ({ name, beds }));
  const parts = (textOf(value) ?? '').split(/[;|\n]/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function roomOf(part: unknown): DraftRoom | null {
  if (typeof part === 'string') {
    const [head = '', ...rest] = part.split(':');
    if (rest.length > 0) return namedRoom(head, rest.join(':').split(/[,+&]| and /));
    const beds = bedsOf(part.split(/[,+&]| and /));
    // "King bed" alone is a bedroom with it; "Living room with a sofa bed" says which room it is.
    return namedRoom(
      beds.length === 0 ? part : '',
      beds,
      kindIn(part, ROOM_WORDS) ?? 'bedroom',
      beds.length === 0,
    );
  }
  if (!isPlainObject(part)) return null;
  const { kind, type, name, beds } = part as Record<string, unknown>;
  const known = ROOM_KINDS.find((one) => one === kind);
  const words = textOf(name) ?? (known === undefined ? (textOf(kind) ?? textOf(type)) : null) ?? '';
  const listed = Array.isArray(beds) ? (beds as unknown[]) : (textOf(beds) ?? '').split(/[,+&]| and /);
  return namedRoom(words, listed, known ?? kindIn(textOf(kind) ?? textOf(type) ?? words, ROOM_WORDS), false);
}

function namedRoom(
  words: string,
  beds: readonly unknown[],
  known: RoomKind | null = kindIn(words, ROOM_WORDS),
  mustBeNamed = true,
): DraftRoom | null {
  const found = bedsOf(beds);
  const kind = known ?? (found.length > 0 ? 'bedroom' : null);
  if (kind === null || (mustBeNamed && found.length === 0 && kindIn(words, ROOM_WORDS) === null)) return null;
  // The site itself says "Bedroom", and counts them where there are several.
  const isUsual = comparable(words.replace(/\d+/g, '')) === comparable(choiceMessagesIn('en')[kind] ?? kind);
  return { kind, name: isUsual ? '' : words.trim().slice(0, MOST_NAME), beds: found.slice(0, MOST_BEDS) };
}

function bedsOf(parts: readonly unknown[]): Bed[] {
  return parts.flatMap((part): Bed[] => {
    if (isPlainObject(part)) {
      const { kind, type, count, quantity } = part as Record<string, unknown>;
      const known =
        BED_KINDS.find((one) => one === kind) ?? kindIn(textOf(kind) ?? textOf(type) ?? '', BED_WORDS);
      return known === null ? [] : [{ kind: known, count: within(numberOf(count ?? quantity)) }];
    }
    const text = textOf(part) ?? '';
    const kind = kindIn(text, BED_WORDS);
    if (kind === null) return [];
    const given = numberOf(/\d+/.exec(text)?.[0] ?? null);
    return [{ kind, count: within(given ?? (/twin beds/i.test(text) ? 2 : 1)) }];
  });
}

const within = (count: number | null): number => Math.min(Math.max(Math.floor(count ?? 1), 1), MOST_BEDS);

function kindIn<Kind extends string>(text: string, words: readonly [Kind, RegExp][]): Kind | null {
  return words.find(([, known]) => known.test(text))?.[0] ?? null;
}
