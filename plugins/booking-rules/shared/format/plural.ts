import { countFormat, currentLanguage } from './language';

/** A whole number as people read it: `3,519`. */
export function formatCount(count: number): string {
  if (currentLanguage() !== 'en') return countFormat().format(count);
  return count < 1000 ? String(count) : count.toLocaleString('en');
}

/** A count with its noun in English: `1 night`, `5 nights`, `3,519 nights`. */
export function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
