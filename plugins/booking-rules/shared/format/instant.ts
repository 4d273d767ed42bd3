import { localClock } from '../domain/local-day';
import { DAY_MS, fromDayNumber } from '../domain/stay';
import { cityName } from './city';
import { formatDay } from './day';
import { currentLanguage } from './language';
import { placeOfBusiness } from './place';

const MINUTE_MS = 60_000;

/** An instant as the clocks of the place show it: `Sat 21 Nov 2026, 15:04 Dubai time`. */
export function formatInstant(instant: string): string {
  return `${formatClock(instant)} ${clockName()}`;
}

/** The same where it goes without saying whose clocks: `Sat 21 Nov 2026, 15:04`. */
export function formatClock(instant: string): string {
  const { day, clock } = localClock(new Date(instant));
  const minutes = Math.floor((clock - day * DAY_MS) / MINUTE_MS);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const comma = currentLanguage() === 'ar' ? '،' : ',';
  return `${formatDay(fromDayNumber(day))}${comma} ${hour}:${minute}`;
}

/** The clocks that a time is of, as people say it: `Dubai time`; `local time` where no place is chosen yet. */
export function clockName(): string {
  const city = cityName(placeOfBusiness().city);
  if (currentLanguage() === 'ar') return city === '' ? 'بالتوقيت المحلي' : `بتوقيت ${city}`;
  return city === '' ? 'local time' : `${city} time`;
}
