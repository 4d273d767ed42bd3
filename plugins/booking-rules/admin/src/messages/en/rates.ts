/** What the pages of rates say. */
export const rates = {};
