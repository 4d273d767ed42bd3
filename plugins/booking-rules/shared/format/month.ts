import { formatDay } from './day';

/** A month as managers read it: `Jan 2027` for `2027-01`. What is no month is given back as it is. */
export function formatMonth(month: string): string {
  const first = `${month}-01`;
  const day = formatDay(first);
  return day === first ? month : day.split(' ').slice(2).join(' ');
}
