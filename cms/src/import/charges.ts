import { formatFils, type Fils } from 'booking-rules/shared/format/money';
import type { Cells } from './cells';
import type { Field } from './columns';
import { linesOf } from './describe-listing';
import type { Findings } from './findings';
import { numberOf } from './numbers';

const MOST_DIRHAMS = 100_000;
const DEPOSIT_IN_TEXT = /deposit[^.]{0,60}?(?:AED\s*([\d,]+)|([\d,]+)\s*(?:AED|dirhams?|dhs?))/i;

/** What is charged or held beside the rate, in fils; null where the row says nothing. */
export function interpretCharges(cells: Cells, findings: Findings) {
  return {
    weekendRate: amountOf(cells, 'weekendRate', findings),
    cleaningFee: amountOf(cells, 'cleaningFee', findings),
    deposit: amountOf(cells, 'deposit', findings) ?? depositInRules(cells, findings),
  };
}

function amountOf(cells: Cells, field: Field, findings: Findings): Fils | null {
  const given = cells.text(field);
  if (given === null) return null;
  const amount = numberOf(given);
  if (amount === null || amount < 0 || amount > MOST_DIRHAMS) {
    findings.warn(field, `"${given}" is no amount in dirhams: left out`);
    return null;
  }
  return Math.round(amount * 100);
}

function depositInRules(cells: Cells, findings: Findings): Fils | null {
  const found = DEPOSIT_IN_TEXT.exec(linesOf(cells).join('\n'));
  const amount = numberOf(found?.[1] ?? found?.[2]);
  if (amount === null || amount > MOST_DIRHAMS) return null;
  findings.mended('deposit', `${formatFils(amount * 100)}, read from the rules`);
  return amount * 100;
}
