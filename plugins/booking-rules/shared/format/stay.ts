import { formatDay, formatShortDay } from './day';
import { DAY_MS, dayNumber, isStay, type Stay } from '../domain/stay';
import { currentLanguage, dateFormat } from './language';

/** A comma that Intl puts before the year of a range in Arabic, though not of a day. */
const YEAR_APART = /، (\d{4})/g;

/** The days of a stay: `Sat 21 Nov to Tue 24 Nov 2026`; the year is said twice when it turns meanwhile. */
export function formatStay({ checkIn, checkOut }: Stay): string {
  if (currentLanguage() !== 'en' && isStay({ checkIn, checkOut }))
    return dateFormat('day')
      .formatRange(dayNumber(checkIn) * DAY_MS, dayNumber(checkOut) * DAY_MS)
      .replace(YEAR_APART, ' $1');
  const from = formatDay(checkIn);
  const isSameYear = checkIn.slice(0, 4) === checkOut.slice(0, 4);
  return `${isSameYear ? from.replace(/ \d{4}$/, '') : from} to ${formatDay(checkOut)}`;
}

/** The days of a stay where there is little room and the year goes without saying: `12–15 Mar`, `30 Mar – 2 Apr`. */
export function formatShortStay({ checkIn, checkOut }: Stay): string {
  if (currentLanguage() !== 'en' && isStay({ checkIn, checkOut }))
    return dateFormat('short-day').formatRange(dayNumber(checkIn) * DAY_MS, dayNumber(checkOut) * DAY_MS);
  const to = formatShortDay(checkOut);
  return checkIn.slice(0, 7) === checkOut.slice(0, 7)
    ? `${Number(checkIn.slice(8))}–${to}`
    : `${formatShortDay(checkIn)} – ${to}`;
}
