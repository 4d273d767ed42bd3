import { isDay, type Day } from 'booking-rules/shared/domain/stay';

/** The day that `/{year}/{month}/{day}` names; null for any other path. */
export function dayOfPath(path: string): Day | null {
  const [, year = '', month = '', date = ''] = /^\/(\d{4})\/(\d{1,2})\/(\d{1,2})\/?$/.exec(path) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
