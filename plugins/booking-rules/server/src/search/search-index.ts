import type { AvailabilityBitmaps } from '../../../shared/domain/restrictions/availability-bitmap';
import type { Listing } from '../../../shared/listing/listing';
import type { InventoryItem, Inventory } from '../inventory/inventory';

const WORD = 32;

/**
 * A snapshot laid out for search: what is filtered by lies in columns, a number for each entry in the order of
 * public ids, so that ten thousand of them are looked through in some microseconds.
 */
export interface SearchIndex {
  snapshot: Inventory;
  entries: readonly InventoryItem[];
  /** What decides about the stays of each. */
  listings: readonly Listing[];
  /** Row of its taken nights in the snapshot's sheet. */
  row: Uint32Array;
  /** 1 for an entry that is open for booking. */
  listed: Uint8Array;
  featured: Uint8Array;
  bedrooms: Uint16Array;
  beds: Uint16Array;
  capacity: Uint16Array;
  /** 1 for an entry that is booked without anybody's answer. */
  instant: Uint8Array;
  /** 1 for an entry that takes children, and one that takes pets. */
  takesChildren: Uint8Array;
  takesPets: Uint8Array;
  /** Index of its area in `districts`. */
  district: Uint32Array;
  districts: ReadonlyMap<string, number>;
  /** A bit for each amenity of an entry, `words` words in a row for each entry. */
  amenities: Uint32Array;
  words: number;
  /** Number of an amenity's bit. */
  amenityBits: ReadonlyMap<string, number>;
}

/** The last index over each inventory's nights, which all its snapshots share. */
const lastIndexes = new WeakMap<AvailabilityBitmaps, SearchIndex>();

/** The search index of a snapshot, laid out when it is first asked for. */
export function searchIndexOf(snapshot: Inventory): SearchIndex {
  const last = lastIndexes.get(snapshot.sheet) ?? null;
  if (last?.snapshot === snapshot) return last;
  const searchIndex = layOut(snapshot, last);
  lastIndexes.set(snapshot.sheet, searchIndex);
  return searchIndex;
}

/** Looks at entries that the last index does not have, and takes all others over from there as numbers. */
function layOut(snapshot: Inventory, last: SearchIndex | null): SearchIndex {
  const entries = [...snapshot.entries.values()];
  const source = placesIn(last?.entries ?? [], entries);
  const fresh = entries.filter((_, index) => source[index] === -1);
  const districts = numbered(
    last?.districts,
    fresh.map(({ card }) => card.district.slug),
  );
  const amenityBits = numbered(
    last?.amenityBits,
    fresh.flatMap(({ amenities }) => [...amenities]),
  );
  const words = Math.ceil(amenityBits.size / WORD);
  // A word more for each entry moves all of them.
  if (last && last.words !== words) return layOut(snapshot, null);

  function column<Column extends Uint8Array | Uint16Array | Uint32Array>(
    made: Column,
    before: Column | undefined,
    valueOf: (entry: InventoryItem) => number,
  ): Column {
    for (const [index, entry] of entries.entries()) {
      const at = source[index] ?? -1;
      made[index] = at === -1 ? valueOf(entry) : (before?.[at] ?? 0);
    }
    return made;
  }
  const bytes = () => new Uint8Array(entries.length);
  const shorts = () => new Uint16Array(entries.length);
  const numbers = () => new Uint32Array(entries.length);
  return {
    snapshot,
    entries,
    listings: entries.map(({ listing }) => listing),
    row: column(numbers(), last?.row, ({ nights }) => nights.row),
    listed: column(bytes(), last?.listed, ({ listing }) => Number(listing.rules.listed)),
    featured: column(bytes(), last?.featured, ({ featured }) => Number(featured)),
    bedrooms: column(shorts(), last?.bedrooms, ({ listing }) => listing.rules.bedrooms),
    beds: column(shorts(), last?.beds, ({ beds }) => beds),
    capacity: column(shorts(), last?.capacity, ({ listing }) => listing.rules.capacity),
    instant: column(bytes(), last?.instant, ({ bookingMode }) => Number(bookingMode === 'instant')),
    takesChildren: column(bytes(), last?.takesChildren, ({ welcomes }) => Number(welcomes.children)),
    takesPets: column(bytes(), last?.takesPets, ({ welcomes }) => Number(welcomes.pets)),
    district: column(numbers(), last?.district, ({ card }) => districts.get(card.district.slug) ?? 0),
    districts,
    amenities: amenityWords(entries, source, last, amenityBits),
    words,
    amenityBits,
  };
}

/** Where each entry lies among those before, -1 for one that is new or another than before; both in order of ids. */
function placesIn(before: readonly InventoryItem[], entries: readonly InventoryItem[]): Int32Array {
  const places = new Int32Array(entries.length).fill(-1);
  let at = 0;
  for (const [index, entry] of entries.entries()) {
    if (before[at] !== entry) {
      const id = entry.card.apartmentId;
      for (let gone = before[at]; gone && gone.card.apartmentId < id; gone = before[at]) at += 1;
    }
    if (before[at] !== entry) continue;
    places[index] = at;
    at += 1;
  }
  return places;
}

function amenityWords(
  entries: readonly InventoryItem[],
  source: Int32Array,
  last: SearchIndex | null,
  amenityBits: ReadonlyMap<string, number>,
): Uint32Array {
  const words = Math.ceil(amenityBits.size / WORD);
  const amenities = new Uint32Array(entries.length * words);
  for (const [index, entry] of entries.entries()) {
    const at = source[index] ?? -1;
    if (at !== -1 && last) {
      for (let word = 0; word < words; word += 1)
        amenities[index * words + word] = last.amenities[at * words + word] ?? 0;
      continue;
    }
    for (const slug of entry.amenities) {
      const bit = amenityBits.get(slug) ?? 0;
      const word = index * words + (bit >>> 5);
      amenities[word] = (amenities[word] ?? 0) | (1 << (bit & 31));
    }
  }
  return amenities;
}

/** Numbers for words; those that were numbered before keep theirs. */
function numbered(
  before: ReadonlyMap<string, number> | undefined,
  slugs: readonly string[],
): ReadonlyMap<string, number> {
  const numbers = new Map(before);
  for (const slug of slugs) if (!numbers.has(slug)) numbers.set(slug, numbers.size);
  return numbers;
}
