import { formatDay } from './day';
import { DAY_MS, dayNumber, isStay, type Stay } from '../domain/stay';
import { currentLanguage, dateFormat } from './language';

/** The days of a stay: `Sat 21 Nov to Tue 24 Nov 2026`; the year is said twice when it turns meanwhile. */
export function formatStay({ checkIn, checkOut }: Stay): string {
  if (currentLanguage() !== 'en' && isStay({ checkIn, checkOut }))
    return dateFormat('day').formatRange(dayNumber(checkIn) * DAY_MS, dayNumber(checkOut) * DAY_MS);
  const from = formatDay(checkIn);
  const isSameYear = checkIn.slice(0, 4) === checkOut.slice(0, 4);
  return `${isSameYear ? from.replace(/ \d{4}$/, '') : from} to ${formatDay(checkOut)}`;
}
