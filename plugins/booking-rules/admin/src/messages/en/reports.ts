/** What the reports say. */
export const reports = {};
