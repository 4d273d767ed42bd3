/** What Website says. */
export const website = {};
