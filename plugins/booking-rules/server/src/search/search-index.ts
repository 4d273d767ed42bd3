import type { InventoryItem, Inventory } from '../inventory/inventory';

const WORD = 32;

/**
 * A snapshot laid out for search: what is filtered by lies in columns, a number for each entry in the order of
 * public ids, so that ten thousand of them are looked through in some microseconds.
 */
export interface SearchIndex {
  snapshot: Inventory;
  entries: readonly InventoryItem[];
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

const searchIndexes = new WeakMap<Inventory, SearchIndex>();

/** The search index of a snapshot, built when it is first asked for. */
export function searchIndexOf(snapshot: Inventory): SearchIndex {
  const known = searchIndexes.get(snapshot);
  if (known) return known;
  const searchIndex = layOut(snapshot);
  searchIndexes.set(snapshot, searchIndex);
  return searchIndex;
}

function layOut(snapshot: Inventory): SearchIndex {
  const entries = [...snapshot.entries.values()];
  const districts = numbered(entries.map(({ card }) => card.district.slug));
  const amenityBits = numbered(entries.flatMap(({ amenities }) => [...amenities]));
  const words = Math.ceil(amenityBits.size / WORD);
  const amenities = new Uint32Array(entries.length * words);
  for (const [index, entry] of entries.entries()) {
    for (const slug of entry.amenities) {
      const bit = amenityBits.get(slug) ?? 0;
      const word = index * words + (bit >>> 5);
      amenities[word] = (amenities[word] ?? 0) | (1 << (bit & 31));
    }
  }
  return {
    snapshot,
    entries,
    row: Uint32Array.from(entries, ({ nights }) => nights.row),
    listed: Uint8Array.from(entries, ({ listing }) => Number(listing.rules.listed)),
    featured: Uint8Array.from(entries, ({ featured }) => Number(featured)),
    bedrooms: Uint16Array.from(entries, ({ listing }) => listing.rules.bedrooms),
    beds: Uint16Array.from(entries, ({ content }) => content.beds),
    capacity: Uint16Array.from(entries, ({ listing }) => listing.rules.capacity),
    instant: Uint8Array.from(entries, ({ bookingMode }) => Number(bookingMode === 'instant')),
    takesChildren: Uint8Array.from(entries, ({ welcomes }) => Number(welcomes.children)),
    takesPets: Uint8Array.from(entries, ({ welcomes }) => Number(welcomes.pets)),
    district: Uint32Array.from(entries, ({ card }) => districts.get(card.district.slug) ?? 0),
    districts,
    amenities,
    words,
    amenityBits,
  };
}

function numbered(slugs: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(slugs)].map((slug, index) => [slug, index]));
}
