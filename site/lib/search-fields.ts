/** What the address of a search holds, in the order in which it is written. */
const SEARCH_FIELDS = [
  'availabilityDateStart',
  'availabilityDateEnd',
  'flexibleDays',
  'flexibleMonth',
  'flexibleStay',
  'availabilityGuestNumber',
  'children',
  'infants',
  'pets',
  'district',
  'bedrooms',
  'beds',
  'bookingMode',
  'priceMin',
  'priceMax',
  'amenities',
  'bounds',
  'sort',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/**
 * The address of a list of stays that carries on what an address searches for, unread: the list leaves out what makes
 * no sense. Every page has such a link, and few of them read a search.
 */
export function carriedSearch(path: string, search: string): string {
  const asked = new URLSearchParams(search);
  const carried = new URLSearchParams();
  for (const field of SEARCH_FIELDS) for (const value of asked.getAll(field)) carried.append(field, value);
  const text = carried.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}
