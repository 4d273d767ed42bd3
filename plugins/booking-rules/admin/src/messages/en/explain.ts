/** What Try a stay says. */
export const explain = {};
