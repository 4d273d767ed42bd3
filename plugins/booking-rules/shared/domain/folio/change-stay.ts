import { percentOf, shareOf, type MinorUnits } from '../../format/money';
import { lines as labels } from '../../messages/en/lines';
import { inOrder, type PriceLine } from '../pricing/price-line';
import { refusePromotion, type Promotion, type PromotionRefusal } from '../pricing/promotion';
import { nightsOf, type Day, type Stay } from '../stay';
import { adjusted, costOf, fixedPart, type CostedStay } from './cost-of-stay';
import {
  amountOf,
  differenceOf,
  entryOf,
  standingCharges,
  sumsOf,
  type Entry,
  type EntryDraft,
} from './entry';
import { repricedExtras } from './extras';
import { agreedRates, stayCharges } from './stay-charges';
import { taxSharesOf, withTaxes, withTaxesInside } from './taxes';

/** What a changed stay costs: agreed rates for nights kept, today's for all, or a total that a manager names. */
export type PriceChoice =
  | { kind: 'agreed' }
  | { kind: 'today' }
  | { kind: 'by-hand'; total: MinorUnits; reason: string };

/** A change of the dates, the guests or the apartment of a stay. */
export interface StayChange extends CostedStay {
  entries: readonly Entry[];
  from: Stay;
  choice: PriceChoice;
  /** Percent of nights dropped that goes back; 100 where the rest is waived. */
  refundPercent: number;
}

/** What a change does, as it is shown and as it is written. */
export interface ChangedStay {
  kept: Day[];
  added: Day[];
  dropped: Day[];
  before: MinorUnits;
  after: MinorUnits;
  /** What is kept of nights dropped. */
  charge: MinorUnits;
  /** They add up to `after`. */
  lines: PriceLine[];
  drafts: EntryDraft[];
}

/** A total by hand that does not cover fees and taxes which do not follow the price. */
export interface BelowTaxes {
  problem: 'below-taxes';
  least: MinorUnits;
}

/** Changes a stay: charges that change are taken back and written anew. */
export function changeStay(change: StayChange): ChangedStay | BelowTaxes {
  const { entries, from, to, choice, sameApartment } = change;
  const charges = standingCharges(entries);
  const before = sumsOf(charges).total;
  const moved = movedNights(from, to);
  const extras = repricedExtras(charges, { ...to, guests: change.guests });
  const earlier =
    choice.kind === 'agreed' ? charges.filter(({ kind }) => kind === 'cancellation-charge') : [];
  const fixed = amountOf(earlier, ['cancellation-charge']);

  let cost = costOf(change, charges, extras, moved.kept);
  let charge = 0;
  if (choice.kind === 'by-hand') {
    const least = fixedPart(cost);
    if (choice.total < least) return { problem: 'below-taxes', least };
    cost = adjusted(
      cost,
      choice.total,
      entryOf('adjustment', labels.adjustment, 0, { reason: choice.reason }),
    );
  } else {
    const isNoMore = moved.added.length === 0 && change.guests <= (change.guestsBefore ?? change.guests);
    const onlyDropped = choice.kind === 'agreed' && sameApartment && isNoMore;
    // Fewer nights may lose a discount by more than they cost.
    if (onlyDropped && cost.total + fixed > before) cost = adjusted(cost, before - fixed, NEVER_DEARER);
    const due = keptOfDropped(charges, moved.dropped, change.refundPercent);
    charge = Math.max(0, Math.min(due, before - fixed - cost.total));
  }
  const inside = withTaxesInside(charge, taxSharesOf(charges));
  const kept = entryOf('cancellation-charge', labels.nightsGivenUp, charge, inside);
  const more = [...cost.adjustments, ...(charge > 0 ? [kept] : [])];
  return {
    ...moved,
    before,
    after: cost.total + fixed + charge,
    charge,
    lines: inOrder([...cost.lines, ...[...extras, ...more, ...earlier].flatMap(lineOf)]),
    drafts: differenceOf(charges, [
      ...stayCharges(cost.lines, to, cost.basis),
      ...extras,
      ...more,
      ...earlier,
    ]),
  };
}

/** Whether a code that was agreed holds for another stay; when it may be booked and how often is settled. */
export function refuseAgreedPromotion(
  promotion: Promotion | undefined,
  apartmentId: string,
  stay: Stay,
): PromotionRefusal | null {
  if (!promotion) return null;
  const settled = { active: true, bookFrom: null, bookUntil: null, useLimit: null };
  return refusePromotion({ ...promotion, ...settled }, apartmentId, stay, stay.checkIn);
}

const NEVER_DEARER = entryOf('adjustment', labels.adjustment, 0, {
  rule: { rule: 'never-dearer' },
  reason: labels.neverDearer,
});

/**
 * What is kept of the nights dropped: their part of the nights less discounts and
 * what was adjusted, with percentages such as VAT on it, less what goes back.
 */
function keptOfDropped(
  charges: readonly Entry[],
  dropped: readonly Day[],
  refundPercent: number,
): MinorUnits {
  const rates = agreedRates(charges);
  const gross = dropped.reduce((sum, night) => sum + (rates.get(night) ?? 0), 0);
  const nights = amountOf(charges, ['night']);
  const net = shareOf(gross, nights + amountOf(charges, ['discount', 'adjustment']), nights);
  const withVat = withTaxes(net, taxSharesOf(charges));
  return withVat - percentOf(withVat, refundPercent);
}

function movedNights(from: Stay, to: Stay): Pick<ChangedStay, 'kept' | 'added' | 'dropped'> {
  const [old, now] = [nightsOf(from), nightsOf(to)];
  const [was, is] = [new Set(old), new Set(now)];
  return {
    kept: now.filter((night) => was.has(night)),
    added: now.filter((night) => !was.has(night)),
    dropped: old.filter((night) => !is.has(night)),
  };
}

/** The line of a price that a charge which no price knows is shown as. */
export function lineOf({ kind, label, amount, reason }: EntryDraft): PriceLine[] {
  if (kind !== 'adjustment' && kind !== 'cancellation-charge' && kind !== 'extra') return [];
  return [{ kind, label: reason === null ? label : `${label}: ${reason}`, amount }];
}
