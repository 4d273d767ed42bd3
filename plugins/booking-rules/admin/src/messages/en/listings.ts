/** What the list of listings and their form say. */
export const listings = {};
