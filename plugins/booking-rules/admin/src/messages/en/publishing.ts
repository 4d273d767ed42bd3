/** What stands beside the form of a page or guide. */
export const publishing = {};
