import type { MinorUnits } from '../../format/money';
import type { AgreedExtra, Party } from '../pricing/extra';
import { VAT } from '../pricing/charge-rule';
import type { PriceBasis } from '../pricing/price';
import type { PriceLine } from '../pricing/price-line';
import { linesAfter } from './by-hand';
import { asWritten, standingCharges, sumsOf, type Entry } from './entry';
import { changeExtras } from './extras';
import { basisOfLines, stayCharges } from './stay-charges';

/** A stay with the extras that are chosen before it is booked. */
export interface StayWithExtras {
  /** What its folio begins with. */
  charges: Entry[];
  /** They add up to the total. */
  lines: PriceLine[];
  total: MinorUnits;
}

/**
 * What a quoted stay costs with extras.
 * @param lines of the quote
 * @param basis what they were worked out from; null where only they were kept
 */
export function withExtras(
  lines: readonly PriceLine[],
  stay: Party,
  basis: PriceBasis | null,
  extras: readonly AgreedExtra[],
): StayWithExtras {
  const booked = asWritten([], stayCharges(lines, stay, basis));
  const changes = extras.map((extra) => ({ id: extra.id, quantity: extra.quantity, terms: extra }));
  const { charges = [] } = basis ?? basisOfLines(lines, stay);
  const usual = charges.filter((charge) => charge.basis === VAT.basis);
  const drafts = changeExtras(booked, stay, changes, usual);
  if ('problem' in drafts) throw new Error('No discount takes more off a stay than its nights cost');
  const entries = asWritten(booked, drafts);
  return {
    charges: standingCharges(entries),
    lines: extras.length === 0 ? [...lines] : linesAfter(lines, entries),
    total: sumsOf(entries).total,
  };
}
