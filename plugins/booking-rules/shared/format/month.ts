import { DAY_MS, dayNumber } from '../domain/stay';
import { formatDay } from './day';
import { currentLanguage, dateFormat } from './language';

/** A month as managers read it: `Jan 2027` for `2027-01`. What is no month is given back as it is. */
export function formatMonth(month: string): string {
  const first = `${month}-01`;
  const number = dayNumber(first);
  if (Number.isNaN(number)) return month;
  if (currentLanguage() !== 'en') return dateFormat('month').format(number * DAY_MS);
  return formatDay(first).split(' ').slice(2).join(' ');
}
