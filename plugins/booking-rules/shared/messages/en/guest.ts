import { documents, money } from './money';
import { reasons } from './reasons';

/** Why a promotion code does not hold for a stay. Days come as texts; null where there is none. */
const codes = {
  unknown: (code: string) => `We don't know the code ${code}. Check the spelling, or leave it out.`,
  noLongerOffered: (code: string) => `The code ${code} is no longer offered.`,
  bookingWindow: (code: string, from: string | null, until: string | null) =>
    `The code ${code} is valid for bookings made ${span(from, until)}.`,
  stayWindow: (code: string, from: string | null, until: string | null) =>
    `The code ${code} is valid for nights ${span(from, until)}.`,
  minimumNights: (code: string, nights: number) =>
    `The code ${code} is valid for stays of ${nights} nights or more.`,
  otherApartment: (code: string) => `The code ${code} is not valid for this apartment.`,
  usedUp: (code: string) => `The code ${code} has been used up.`,
};

function span(from: string | null, until: string | null): string {
  if (from !== null && until !== null) return `from ${from} to ${until}`;
  if (from !== null) return `from ${from} on`;
  return until === null ? 'at another time' : `until ${until}`;
}

/** Why an extra cannot be had. */
const extras = {
  notOffered: (name: string) => `“${name}” is not offered for this stay`,
  tooLate: (name: string) => `It is too late to change “${name}” here`,
  tooMany: (name: string, most: number) =>
    `“${name}” can be booked ${most === 1 ? 'once' : `${most} times`} at most`,
};

/** When guests are answered. @param days their names */
const hours = {
  on: (days: string, opens: string, closes: string) => `${days}, ${opens} to ${closes}`,
  never: (opens: string, closes: string) => `Never, ${opens} to ${closes}`,
};

/** What the engine says to guests, wherever they read it. */
export const guest = { codes, documents, extras, hours, money, reasons };
