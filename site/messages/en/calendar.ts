import { plural } from 'booking-rules/shared/format/plural';

/** What is said of an apartment's free and taken nights, and while dates are chosen. */
export const calendar = {
  taken: (day: string) => `${day}: taken`,
  /** A mark under a day, of two words at most. */
  minimumMark: (nights: number) => `min ${nights}`,
  minimum: (nights: number) => `${nights}-night minimum`,
  /** Of the months that are shown. */
  usualMinimum: (nights: number) => `${nights}-night minimum, unless a day says otherwise`,
  /** What a day says of its price to a screen reader. */
  price: (amount: string) => `${amount} a night`,
  lowestPrice: (amount: string) => `${amount} a night, the lowest price in these months`,
  legend: {
    prices: (currency: string) => `Prices of a night in ${currency}, before fees and taxes`,
    pricesAbout: (currency: string) =>
      `Prices of a night, about so much in ${currency}, before fees and taxes`,
    lowest: 'lowest price in these months',
    taken: 'not available',
    closed: 'past, or no arrivals',
    minimum: (nights: number) => `${nights}-night minimum for arrivals that day`,
  },
  nothingAvailable: 'No nights are available at the moment.',
  allAvailable: 'All nights are available.',
  unavailableDates: 'Unavailable dates',
  /** From a day to another. */
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  chooseArrival: 'Choose the day you arrive.',
  chooseDeparture: (arrival: string, minimumStay: number) => {
    const needed = minimumStay > 1 ? ` Minimum stay ${minimumStay} nights.` : '';
    return `Arriving ${arrival}.${needed} Choose the day you leave.`;
  },
  chosen: (nights: number, from: string, to: string) => `${plural(nights, 'night')}: ${from} to ${to}`,
  sheet: { title: 'Choose your dates', clear: 'Clear', done: 'Done' },
};

/** The calendar on which a stay is picked. */
export const dates = {
  arrival: 'arrival',
  departure: 'departure',
  notAvailable: 'not available',
  past: 'in the past',
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  /** Over the columns, from Sunday on. */
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  weekdaysInFull: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
