import { localPath } from 'booking-rules/shared/format/local-path';

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
  'offer',
  'sort',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/**
 * Has a link to a list of stays carry on what the address says when it is followed: on the page of an apartment a guest
 * changes dates, people and the offer, and the page is not rendered anew.
 */
export function carryAddress(path: string): (event: { currentTarget: HTMLAnchorElement }) => void {
  return ({ currentTarget }) => {
    currentTarget.href = localPath(carriedSearch(path, window.location.search));
  };
}

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
