/**
 * @typedef {object} Booked a reservation as it lies in the database
 * @property {string} reference
 * @property {string} apartment
 * @property {string} checkIn
 * @property {string} checkOut
 * @property {number} nights of its stay
 */

/**
 * What is wrong with these reservations, a sentence each.
 * @param {readonly Booked[]} booked
 * @param {ReadonlyMap<string, number>} nightsOf how many nights a reservation holds
 * @param {number} promised
 */
export function wrongBookings(booked, nightsOf, promised) {
  const counted =
    booked.length === promised
      ? []
      : [`${promised} reservations were promised and ${booked.length} were made`];
  const nights = booked
    .filter((stay) => nightsOf.get(stay.reference) !== stay.nights)
    .map(
      ({ reference }) => `${reference} holds ${nightsOf.get(reference) ?? 0} nights, not those of its stay`,
    );
  const inOrder = booked.toSorted((a, b) =>
    `${a.apartment} ${a.checkIn}` < `${b.apartment} ${b.checkIn}` ? -1 : 1,
  );
  const twice = inOrder
    .filter((stay, index) => {
      const next = inOrder[index + 1];
      return next?.apartment === stay.apartment && next.checkIn < stay.checkOut;
    })
    .map(({ reference }) => `a night of ${reference} is sold twice`);
  return [...counted, ...nights, ...twice];
}
