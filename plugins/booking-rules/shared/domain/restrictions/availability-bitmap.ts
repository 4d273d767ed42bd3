import type { TakenNights } from './rules';
import { dayNumber, fromDayNumber, type Day } from '../stay';

/**
 * Nights in a word; bit 0 is the earliest. Words are counted from 1970-01-01, so they begin on the same days
 * everywhere.
 */
const NIGHTS = 32;

/**
 * How many words a row can have: eleven years of nights. No rule looks beyond the booking window plus the longest
 * stay, six years together, so dropping past nights every few years is enough to hold every night that is looked up.
 */
export const MOST_WORDS = 128;

/** Taken nights as words, outside of any bitmap. */
export interface PackedNights {
  firstWord: number;
  words: Uint32Array;
}

/**
 * The taken nights of many apartments as bits, a row each. Words of the same 32 nights lie side by side, so that
 * checking a stay in all rows reads one or two stretches of memory from end to end.
 *
 * It grows as later nights are taken. Nights outside of its span cannot be stored and are ignored.
 */
export class AvailabilityBitmaps {
  private firstWord: number;
  private readonly columns: Uint32Array[] = [];
  private capacity = 1;
  private rows = 0;

  /** @param firstNight a real day; nights more than a month before it are not stored */
  constructor(firstNight: Day) {
    this.firstWord = wordOf(dayNumber(firstNight));
  }

  /** A new row without taken nights. */
  addRow(): AvailabilityBitmap {
    if (this.rows === this.capacity) this.capacity = this.capacity * 2;
    this.rows += 1;
    return new AvailabilityBitmap(this, this.rows - 1);
  }

  /** The words of 32 nights, by row; shorter than the rows, or absent, where no night is taken. */
  column(word: number): Uint32Array | undefined {
    return this.columns[word - this.firstWord];
  }

  /** The same, enlarged so that a row can be written; undefined outside of the span. */
  writableColumn(word: number): Uint32Array | undefined {
    const index = word - this.firstWord;
    if (!(index >= 0 && index < MOST_WORDS)) return undefined;
    while (this.columns.length <= index) this.columns.push(new Uint32Array(0));
    const column = this.columns[index];
    if (column && column.length >= this.rows) return column;
    const larger = new Uint32Array(this.capacity);
    larger.set(column ?? []);
    this.columns[index] = larger;
    return larger;
  }

  /** The words that it holds, `[from, end)`. */
  span(): { from: number; end: number } {
    return { from: this.firstWord, end: this.firstWord + this.columns.length };
  }

  /** Drops nights more than a month before a day, to make room for as many later ones. */
  forgetBefore(day: Day): void {
    const passed = wordOf(dayNumber(day)) - this.firstWord;
    if (!(passed > 0)) return;
    this.columns.splice(0, passed);
    this.firstWord += passed;
  }

  /**
   * Keeps the rows that have no taken night in the half-open span `[from, end)` of day numbers.
   * @param some anything that stands for a row
   * @param rowOf the row of each
   * @returns how many are left, at the beginning of `some`
   */
  keepFree(some: Uint32Array, rowOf: Uint32Array, from: number, end: number): number {
    let count = some.length;
    for (let word = wordOf(from); word * NIGHTS < end; word += 1) {
      const column = this.column(word);
      if (column === undefined) continue;
      const mask = maskOf(word, from, end);
      let kept = 0;
      for (let index = 0; index < count; index += 1) {
        const one = some[index] ?? 0;
        if (((column[rowOf[one] ?? 0] ?? 0) & mask) === 0) some[kept++] = one;
      }
      count = kept;
    }
    return count;
  }
}

/** The taken nights of one apartment: a row of a bitmap. */
export class AvailabilityBitmap implements TakenNights {
  private changes = 0;

  constructor(
    private readonly sheet: AvailabilityBitmaps,
    readonly row: number,
  ) {}

  /** Another one after each change of its nights, for what is worked out from them. */
  get version(): number {
    return this.changes;
  }

  has(night: Day): boolean {
    return this.isTaken(dayNumber(night));
  }

  isTaken(number: number): boolean {
    return ((this.sheet.column(wordOf(number))?.[this.row] ?? 0) & bitOf(number)) !== 0;
  }

  firstBetween(from: number, end: number): number | null {
    const held = this.sheet.span();
    const last = Math.min(held.end, wordOf(end - 1) + 1);
    for (let word = Math.max(held.from, wordOf(from)); word < last; word += 1) {
      const bits = (this.sheet.column(word)?.[this.row] ?? 0) & maskOf(word, from, end);
      // The lowest bit is the earliest night.
      if (bits !== 0) return word * NIGHTS + 31 - Math.clz32(bits & -bits);
    }
    return null;
  }

  /** Takes a night. Invalid days and days outside of the span are ignored. */
  set(night: Day): void {
    const number = dayNumber(night);
    const column = this.sheet.writableColumn(wordOf(number));
    if (column) this.write(column, (column[this.row] ?? 0) | bitOf(number));
  }

  /** Frees a night. */
  clear(night: Day): void {
    const number = dayNumber(night);
    const column = this.sheet.column(wordOf(number));
    if (column) this.write(column, (column[this.row] ?? 0) & ~bitOf(number));
  }

  /** Takes these nights and frees all others. */
  load({ firstWord, words }: PackedNights): void {
    const { from, end } = this.sheet.span();
    const last = Math.max(end, firstWord + words.length);
    for (let word = from; word < last; word += 1) {
      const value = words[word - firstWord] ?? 0;
      const column = value === 0 ? this.sheet.column(word) : this.sheet.writableColumn(word);
      if (column) this.write(column, value);
    }
  }

  private write(column: Uint32Array, value: number): void {
    const bits = value >>> 0;
    if (this.row >= column.length || column[this.row] === bits) return;
    column[this.row] = bits;
    this.changes += 1;
  }
}

/** Packs nights. Invalid days and nights too far from the first are left out. */
export function packNights(firstNight: Day, nights: readonly Day[]): PackedNights {
  const firstWord = wordOf(dayNumber(firstNight));
  const words = new Uint32Array(MOST_WORDS);
  let length = 0;
  for (const night of nights) {
    const number = dayNumber(night);
    const index = wordOf(number) - firstWord;
    if (!(index >= 0 && index < MOST_WORDS)) continue;
    words[index] = (words[index] ?? 0) | bitOf(number);
    length = Math.max(length, index + 1);
  }
  return { firstWord, words: words.slice(0, length) };
}

/** A row of its own with these nights. */
export function availabilityBitmapOf(firstNight: Day, nights: Iterable<Day>): AvailabilityBitmap {
  const bits = new AvailabilityBitmaps(firstNight).addRow();
  for (const night of nights) bits.set(night);
  return bits;
}

/** Taken nights that are only known through a function, called night by night. */
export function nightsTakenWhere(has: (night: Day) => boolean): TakenNights {
  return {
    has,
    isTaken: (number) => has(fromDayNumber(number)),
    firstBetween(from, end) {
      for (let number = from; number < end; number += 1) if (has(fromDayNumber(number))) return number;
      return null;
    },
  };
}

function wordOf(number: number): number {
  return Math.floor(number / NIGHTS);
}

function bitOf(number: number): number {
  return 1 << (number & (NIGHTS - 1));
}

/** The bits of a word that lie in the half-open span `[from, end)`. */
function maskOf(word: number, from: number, end: number): number {
  const head = Math.max(0, from - word * NIGHTS);
  const tail = Math.min(NIGHTS, end - word * NIGHTS);
  if (!(head < tail)) return 0;
  return (-1 << head) & (-1 >>> (NIGHTS - tail));
}
