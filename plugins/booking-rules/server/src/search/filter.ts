import { isInMapBox } from '../../../shared/domain/map-box';
import type { StayQuery } from '../../../contracts/stays';
import type { SearchIndex } from './search-index';

/**
 * Indexes of the entries that are open for booking, have room for the guests, take the children and pets among them,
 * and pass the filters.
 */
export function filterApartments(searchIndex: SearchIndex, query: StayQuery, guests: number): Uint32Array {
  const { entries, listed, bedrooms, capacity, district } = searchIndex;
  const found = new Uint32Array(entries.length);
  const asked = query.district === undefined ? null : searchIndex.districts.get(query.district);
  const amenities = maskOf(searchIndex, query.amenities ?? []);
  if (asked === undefined || amenities === null) return found.subarray(0, 0);
  // 0 asks for studios alone, any other number for at least so many bedrooms.
  const [fewest, most] = query.bedrooms === 0 ? [0, 0] : [query.bedrooms ?? 0, Infinity];
  const { bounds } = query;
  let count = 0;
  for (let index = 0; index < entries.length; index += 1) {
    if (listed[index] === 0 || (capacity[index] ?? 0) < guests) continue;
    if (asked !== null && district[index] !== asked) continue;
    const rooms = bedrooms[index] ?? 0;
    if (rooms < fewest || rooms > most || !suits(searchIndex, index, query)) continue;
    if (!hasAll(searchIndex, index, amenities)) continue;
    if (bounds !== undefined) {
      const location = entries[index]?.card.location;
      if (!location || !isInMapBox(bounds, location)) continue;
    }
    found[count] = index;
    count += 1;
  }
  return found.subarray(0, count);
}

/** Whether an entry takes who comes, has the beds, and is booked in the way asked for. */
function suits(
  { beds, instant, takesChildren, takesPets }: SearchIndex,
  index: number,
  { beds: fewestBeds = 0, bookingMode, children = 0, pets = 0 }: StayQuery,
): boolean {
  if ((beds[index] ?? 0) < fewestBeds) return false;
  if (bookingMode !== undefined && instant[index] !== Number(bookingMode === 'instant')) return false;
  return (children === 0 || takesChildren[index] === 1) && (pets === 0 || takesPets[index] === 1);
}

/** The bits that an entry must have, with the word that each lies in; null when none can have them. */
function maskOf({ amenityBits, words }: SearchIndex, slugs: readonly string[]): Uint32Array | null {
  const mask = new Uint32Array(words);
  for (const slug of slugs) {
    const bit = amenityBits.get(slug);
    if (bit === undefined) return null;
    mask[bit >>> 5] = (mask[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return mask;
}

function hasAll({ amenities, words }: SearchIndex, index: number, mask: Uint32Array): boolean {
  for (let word = 0; word < words; word += 1) {
    const wanted = mask[word] ?? 0;
    if (((amenities[index * words + word] ?? 0) & wanted) >>> 0 !== wanted) return false;
  }
  return true;
}
