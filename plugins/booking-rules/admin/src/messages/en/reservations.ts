/** What the list of reservations and the page of one say. */
export const reservations = {};
