/** What Your business says. */
export const business = {};
