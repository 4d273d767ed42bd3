/** What the pages of channels say. */
export const channels = {};
