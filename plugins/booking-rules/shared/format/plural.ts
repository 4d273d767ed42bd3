const THOUSANDS = new Intl.NumberFormat('en');

/** A count with its noun: `1 night`, `5 nights`, `3,519 nights`. */
export function plural(count: number, noun: string): string {
  return `${count < 1000 ? count : THOUSANDS.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
