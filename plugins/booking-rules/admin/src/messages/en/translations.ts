/** What the pages of translations say. */
export const translations = {};
