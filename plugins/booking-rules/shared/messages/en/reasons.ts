import { plural } from '../../format/plural';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Why a stay cannot be booked, without the full stop, and what can be had in its place. Days come as texts. */
export const reasons = {
  datesInvalid: 'Choose an arrival day and a later departure day',
  inThePast: (day: string, earliest: string) => `${day} is in the past. The earliest arrival is ${earliest}`,
  advanceNotice: (hours: number, earliest: string) =>
    `Bookings need ${noticeOf(hours)} notice. The earliest arrival is ${earliest}`,
  tooFarAhead: (last: string) => `You can book nights up to ${last}`,
  minimumStay: {
    gap: (nights: number) =>
      nights === 1
        ? 'The free night between two stays can be booked by itself'
        : `The ${nights} free nights between two stays can only be booked together`,
    season: (from: string, until: string, nights: number) =>
      `Stays starting ${from} – ${until} are at least ${plural(nights, 'night')}`,
    ofApartment: (nights: number) => `This apartment has a ${nights}-night minimum stay`,
    usual: (nights: number) => `The minimum stay is ${plural(nights, 'night')}`,
  },
  maximumStay: (nights: number, asked: number) =>
    `The longest stay here is ${plural(nights, 'night')}. You asked for ${asked}`,
  noArrivals: (day: string, openDays: readonly number[]) =>
    `No arrivals on ${day}${openOn('Stays start', openDays)}`,
  noDepartures: (day: string, openDays: readonly number[]) =>
    `No departures on ${day}${openOn('Stays end', openDays)}`,
  notAvailable: (night: string) => `${night} is already booked`,
  tooManyGuests: (capacity: number, asked: number) =>
    `This apartment sleeps up to ${plural(capacity, 'guest')}. You asked for ${asked}`,
  noGuests: (capacity: number) => `Choose from 1 to ${plural(capacity, 'guest')}`,
  notListed: 'This apartment can’t be booked at the moment',
  /** What would work in the same apartment; put together by `either`. */
  ways: {
    stayUntil: (day: string) => `stay until ${day}`,
    leaveOn: (day: string) => `leave on ${day}`,
    arriveOn: (day: string) => `arrive on ${day}`,
    stay: (from: string, until: string) => `stay ${from} – ${until}`,
    either: (ways: readonly string[]) => {
      const said = ways.join(', or ');
      return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
    },
  },
};

/** @param openDays weekdays, Sunday 0 */
function openOn(what: string, openDays: readonly number[]): string {
  return openDays.length === 0 ? '' : `. ${what} on ${openDays.map((day) => WEEKDAYS[day]).join(' or ')}`;
}

function noticeOf(hours: number): string {
  return hours >= 48 && hours % 24 === 0
    ? `${hours / 24} days'`
    : `${hours} ${hours === 1 ? "hour's" : "hours'"}`;
}
