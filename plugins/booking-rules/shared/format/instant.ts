import { formatDay } from './day';
import { dubaiDay } from '../domain/stay';

const MINUTES = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as the clock on a wall in Dubai shows it: `Sat 21 Nov 2026, 15:04 Dubai time`. */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  return `${formatDay(dubaiDay(date))}, ${MINUTES.format(date)} Dubai time`;
}
