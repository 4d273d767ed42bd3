/** What Terms, fees and taxes says. */
export const terms = {};
