/** The public ids of the apartments that a guest likes, each once, the one added last first. */
export type Wishlist = readonly string[];

/** The most apartments of a wishlist. What is added to a full one takes the place of the oldest. */
export const WISHLIST_LIMIT = 50;

/** The most apartments that are remembered as seen. */
export const SEEN_LIMIT = 12;

/** The most apartments that are compared side by side, and the fewest. */
export const COMPARED = { most: 3, fewest: 2 } as const;

/** A list with an apartment at its head; one that is in it already stays where it is. */
export function withApartment(wishlist: Wishlist, apartmentId: string): Wishlist {
  return wishlist.includes(apartmentId) ? wishlist : [apartmentId, ...wishlist].slice(0, WISHLIST_LIMIT);
}

/** A list without an apartment. */
export function withoutApartment(wishlist: Wishlist, apartmentId: string): Wishlist {
  return wishlist.includes(apartmentId) ? wishlist.filter((id) => id !== apartmentId) : wishlist;
}

/**
 * What an account's list becomes when a guest signs in on a device that holds another: everything of both. What is on
 * the device was chosen just now, so it comes first, and the oldest of the account make room for it.
 */
export function mergedWishlist(account: Wishlist, device: Wishlist): Wishlist {
  return [...new Set([...device, ...account])].slice(0, WISHLIST_LIMIT);
}

/** What was seen, after another look at an apartment: the last one first. */
export function withSeen(seen: Wishlist, apartmentId: string): Wishlist {
  return [apartmentId, ...seen.filter((id) => id !== apartmentId)].slice(0, SEEN_LIMIT);
}
