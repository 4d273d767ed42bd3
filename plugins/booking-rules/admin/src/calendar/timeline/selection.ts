import { formatDay, formatShortDay } from 'booking-rules/shared/format/day';
import { nightCount, type Stay } from 'booking-rules/shared/domain/stay';
import { nightOf, type Bar, type NightRules, type Row } from './rows';
import { dayAt, type Scale } from './scale';
import { messages } from '../../messages/messages';

/** A night of an apartment, by their places in the grid. */
export interface Cell {
  row: number;
  day: number;
}

/** The nights between two cells, both included, in the rows between them. */
export interface Selection {
  anchor: Cell;
  head: Cell;
}

export interface Range {
  firstRow: number;
  lastRow: number;
  firstDay: number;
  lastDay: number;
}

export function rangeOf({ anchor, head }: Selection): Range {
  return {
    firstRow: Math.min(anchor.row, head.row),
    lastRow: Math.max(anchor.row, head.row),
    firstDay: Math.min(anchor.day, head.day),
    lastDay: Math.max(anchor.day, head.day),
  };
}

/** A stretch of nights of an apartment. */
interface Span extends Stay {
  apartmentId: string;
}

/** What is selected, as the panel speaks of it. */
export interface Selected extends Stay {
  rows: readonly Row[];
  firstDay: number;
  lastDay: number;
  /** Nights of one apartment. */
  nights: number;
  /** Free nights of all apartments, in stretches; and those that are blocked. */
  free: readonly Span[];
  blocked: readonly Span[];
  freeNights: number;
  blockedNights: number;
  /** Nights of guests and other channels. */
  takenNights: number;
  /** What is known of the nights that are selected. */
  rules: readonly NightRules[];
}

export function selectedOf(rows: readonly Row[], range: Range, scale: Scale): Selected {
  const chosen = rows.slice(range.firstRow, range.lastRow + 1);
  const { firstDay, lastDay } = range;
  const spansWhere = (isMeant: (holder: Bar | undefined) => boolean): Span[] =>
    chosen.flatMap((row) => spansOf(row, range, scale, isMeant));
  const free = spansWhere((holder) => holder === undefined);
  const blocked = spansWhere((holder) => holder?.source === 'block');
  const nights = lastDay - firstDay + 1;
  const freeNights = nightsIn(free);
  const blockedNights = nightsIn(blocked);
  return {
    rows: chosen,
    firstDay,
    lastDay,
    checkIn: dayAt(scale, firstDay),
    checkOut: dayAt(scale, lastDay + 1),
    nights,
    free,
    blocked,
    freeNights,
    blockedNights,
    takenNights: nights * chosen.length - freeNights - blockedNights,
    rules: chosen.flatMap((row) => daysOf(range).flatMap((day) => nightOf(row, day) ?? [])),
  };
}

function daysOf({ firstDay, lastDay }: Range): number[] {
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
}

function spansOf(
  row: Row,
  range: Range,
  scale: Scale,
  isMeant: (holder: Bar | undefined) => boolean,
): Span[] {
  const spans: Span[] = [];
  let end = -1;
  for (const day of daysOf(range)) {
    if (!isMeant(row.holders.get(day))) continue;
    const last = spans.at(-1);
    const checkOut = dayAt(scale, day + 1);
    if (last && end === day) last.checkOut = checkOut;
    else spans.push({ apartmentId: row.apartment.apartmentId, checkIn: dayAt(scale, day), checkOut });
    end = day + 1;
  }
  return spans;
}

function nightsIn(spans: readonly Span[]): number {
  return spans.reduce((sum, span) => sum + nightCount(span), 0);
}

/** `3 Feb to Sun 7 Feb 2027`: first and last night. */
export function describeDays({ firstDay, lastDay }: Range, scale: Scale): string {
  const first = dayAt(scale, firstDay);
  return firstDay === lastDay
    ? formatDay(first)
    : messages().calendar.selection.days(formatShortDay(first), formatDay(dayAt(scale, lastDay)));
}

/** `5 nights in 2 apartments`. */
export function describeSize({ firstDay, lastDay, firstRow, lastRow }: Range): string {
  return messages().calendar.selection.size(lastDay - firstDay + 1, lastRow - firstRow + 1);
}
