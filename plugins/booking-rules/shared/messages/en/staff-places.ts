/** What applying a place would change. */
export const places = {
  notChosen: 'not chosen',
  country: 'Country',
  city: 'City, with its map',
  currency: 'Currency',
  timeZone: 'Time zone',
  firstDayOfWeek: 'First day of the week',
  weekendNights: 'Weekend nights',
  /** @param names of weekdays */
  days: (names: readonly string[]) => (names.length === 0 ? 'None' : names.join(', ')),
  /** @param size what it comes to, as `terms` says it */
  tax: (name: string, size: string) => `${name}: ${size}`,
  /** @param tax as it is told above */
  switchedOff: (tax: string) => `${tax} (switched off)`,
  ratesStay: (before: string, after: string) =>
    `Rates and fees keep their numbers: what was ${before} is ${after}. Check those of every apartment.`,
};
