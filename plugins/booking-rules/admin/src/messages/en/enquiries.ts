/** What the pages of enquiries say. */
export const enquiries = {};
