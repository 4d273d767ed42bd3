import fc from 'fast-check';
import { snapshots } from '../inventory/inventory.fixture';
import type { Inventory, InventoryItem } from '../inventory/inventory';
import { searchIndexOf, type SearchIndex } from './search-index';

/** What an index holds of the entry at a place, in words. */
function rowOf(searchIndex: SearchIndex, index: number) {
  const { districts, amenityBits, words, amenities } = searchIndex;
  const has = (bit: number) => ((amenities[index * words + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1;
  return {
    row: searchIndex.row[index],
    listed: searchIndex.listed[index] === 1,
    featured: searchIndex.featured[index] === 1,
    bedrooms: searchIndex.bedrooms[index],
    beds: searchIndex.beds[index],
    capacity: searchIndex.capacity[index],
    instant: searchIndex.instant[index] === 1,
    children: searchIndex.takesChildren[index] === 1,
    pets: searchIndex.takesPets[index] === 1,
    district: [...districts].find(([, number]) => number === searchIndex.district[index])?.[0],
    amenities: new Set([...amenityBits].filter(([, bit]) => has(bit) === 1).map(([slug]) => slug)),
  };
}

const expectedOf = ({ nights, listing, card, amenities, ...entry }: InventoryItem) => ({
  row: nights.row,
  listed: listing.rules.listed,
  featured: entry.featured,
  bedrooms: listing.rules.bedrooms,
  beds: entry.beds,
  capacity: listing.rules.capacity,
  instant: entry.bookingMode === 'instant',
  ...entry.welcomes,
  district: card.district.slug,
  amenities: new Set(amenities),
});

/** What each entry is at a moment: not there, as it was made, or another. */
const moments = fc.array(fc.constantFrom('absent', 'featured', 'rebuilt', 'made', 'made', 'made'), {
  minLength: 24,
  maxLength: 24,
});

function at(moment: readonly string[], snapshot: Inventory): Inventory {
  const area = { slug: 'elsewhere', name: 'Elsewhere' };
  const many = new Set(Array.from({ length: 40 }, (_, number) => `amenity-${number}`));
  const entries = [...snapshot.entries].flatMap(([id, entry], index): [string, InventoryItem][] => {
    if (moment[index] === 'absent') return [];
    if (moment[index] === 'featured') return [[id, { ...entry, featured: !entry.featured }]];
    if (moment[index] === 'made') return [[id, entry]];
    return [[id, { ...entry, card: { ...entry.card, district: area }, amenities: many }]];
  });
  return { ...snapshot, entries: new Map(entries) };
}

test('an index that takes over from the last one says of each entry what the entry says', () => {
  fc.assert(
    fc.property(snapshots, moments, moments, (snapshot, earlier, later) => {
      searchIndexOf(at(earlier, snapshot));
      const next = at(later, snapshot);
      const searchIndex = searchIndexOf(next);
      const entries = [...next.entries.values()];
      expect(searchIndex.entries).toEqual(entries);
      expect(entries.map((_, index) => rowOf(searchIndex, index))).toEqual(entries.map(expectedOf));
      expect(searchIndexOf(next)).toBe(searchIndex);
    }),
    { numRuns: 300 },
  );
});
