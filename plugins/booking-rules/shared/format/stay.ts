import { formatDay } from './day';
import type { Stay } from '../domain/stay';

/** The days of a stay: `Sat 21 Nov to Tue 24 Nov 2026`; the year is said twice when it turns meanwhile. */
export function formatStay({ checkIn, checkOut }: Stay): string {
  const from = formatDay(checkIn);
  const isSameYear = checkIn.slice(0, 4) === checkOut.slice(0, 4);
  return `${isSameYear ? from.replace(/ \d{4}$/, '') : from} to ${formatDay(checkOut)}`;
}
