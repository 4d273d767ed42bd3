import { formatAmount, type MinorUnits, inWholeUnits } from 'booking-rules/shared/format/money';
import { decimalAmount, withCurrency } from 'booking-rules/shared/format/csv';
import { formatCount } from 'booking-rules/shared/format/plural';
import { messages } from '../messages/messages';
import type { Line } from './line';

/** A column of figures: in words for people, plain for spreadsheets. */
export interface Column {
  heading: string;
  /** With its unit, as a spreadsheet wants it. */
  csvHeading: string;
  words: (line: Line) => string;
  plain: (line: Line) => string | number | null;
}

type Pick = (line: Line) => number | null;

/** What stands where there is nothing to divide by, or nothing to compare with. */
const NONE = '–';

export function nightsColumn(heading: string, pick: Pick): Column {
  const words = (line: Line) => whenKnown(pick(line), formatCount);
  return { heading, csvHeading: heading, words, plain: pick };
}

/** @param pick amounts */
export function moneyColumn(heading: string, pick: (line: Line) => MinorUnits | null): Column {
  return {
    heading,
    csvHeading: withCurrency(heading),
    words: (line) => whenKnown(pick(line), inWholeAmounts),
    plain: (line) => whenKnown(pick(line), decimalAmount, ''),
  };
}

/** @param pick a share, 0 to 1 */
export function shareColumn(heading: string, pick: Pick): Column {
  return {
    heading,
    csvHeading: messages().reports.columns.inPercent(heading),
    words: (line) => whenKnown(pick(line), inPercent),
    plain: (line) => whenKnown(pick(line), (share) => (share * 100).toFixed(1), ''),
  };
}

/** How much more or less than last year: `+12%`. */
export function changeColumn(now: Pick, before: Pick): Column {
  const t = messages().reports.columns;
  return {
    heading: t.change,
    csvHeading: t.inPercent(t.change),
    words: (line) => formatChange(now(line), before(line)) ?? NONE,
    plain: (line) => {
      const change = changeOf(now(line), before(line));
      return change === null ? null : (change * 100).toFixed(1);
    },
  };
}

/** `+12%`; null where last year has nothing to compare with. */
export function formatChange(now: number | null, before: number | null): string | null {
  const change = changeOf(now, before);
  if (change === null) return null;
  const percent = Math.round(change * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return messages().reports.columns.changed(sign, Math.abs(percent));
}

/** A share as people read it: `48.5%`. */
export function inPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** An amount rounded to whole units of its currency, as figures need no more. */
export function inWholeAmounts(amount: MinorUnits): string {
  return formatAmount(inWholeUnits(amount));
}

function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : now / before - 1;
}

function whenKnown(value: number | null, write: (value: number) => string, none = NONE): string {
  return value === null ? none : write(value);
}
