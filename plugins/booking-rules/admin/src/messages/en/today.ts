/** What Today says. */
export const today = {};
