/** What the pages of minimum stays and of nights nobody can book say. */
export const minimumStay = {};
