/** What the folio of a reservation and its dialogs say. */
export const folio = {};
