import type { Listing } from '../../listing/listing';
import { percentOf, shareOf, withoutPercent, type Fils } from '../../format/money';
import {
  extraGuestsFee,
  priceInDetail,
  type LineKind,
  type PriceBasis,
  type PriceLine,
} from '../pricing/price';
import {
  refusePromotion,
  type Promotion,
  type PromotionRefusal,
  type AppliedPromotion,
} from '../pricing/promotion';
import type { AppliedRatePlan } from '../pricing/rate-plan';
import { nightsOf, type Day, type Stay } from '../stay';
import { vatInside, vatPercentOf } from './ending';
import { entryOf, reversalOf, standingCharges, sumsOf, type Entry, type EntryDraft } from './entry';
import { agreedRates, stayCharges } from './stay-charges';

/** What a changed stay costs: agreed rates for nights kept, today's for all, or a total that a manager names. */
export type PriceChoice =
  { kind: 'agreed' } | { kind: 'today' } | { kind: 'by-hand'; total: Fils; reason: string };

/** A change of the dates, the guests or the apartment of a stay. */
export interface StayChange {
  entries: readonly Entry[];
  from: Stay;
  to: Stay;
  guests: number;
  /** Who were agreed before; the same number where that is not said. */
  guestsBefore?: number;
  /** Where it goes. */
  listing: Listing;
  /** It stays there: the cleaning fee is the one that was agreed. */
  sameApartment: boolean;
  choice: PriceChoice;
  /** The code that was agreed, when it holds for the new stay. */
  promotion: AppliedPromotion | null;
  /** The rate plan that was agreed, when it holds for the new stay; null for the standard one. */
  ratePlan: AppliedRatePlan | null;
  /** Percent of nights dropped that goes back; 100 where the rest is waived. */
  refundPercent: number;
}

/** What a change does, as it is shown and as it is written. */
export interface ChangedStay {
  kept: Day[];
  added: Day[];
  dropped: Day[];
  before: Fils;
  after: Fils;
  /** What is kept of nights dropped. */
  charge: Fils;
  /** They add up to `after`. */
  lines: PriceLine[];
  drafts: EntryDraft[];
}

/** A total by hand that does not cover the taxes which are not on the price. */
export interface BelowTaxes {
  problem: 'below-taxes';
  least: Fils;
}

/** Changes a stay: charges that change are taken back and written anew. */
export function changeStay(change: StayChange): ChangedStay | BelowTaxes {
  const { entries, from, to, choice, sameApartment } = change;
  const charges = standingCharges(entries);
  const before = sumsOf(charges).total;
  const moved = movedNights(from, to);
  const extras = charges.filter(({ kind }) => kind === 'extra');
  const earlier =
    choice.kind === 'agreed' ? charges.filter(({ kind }) => kind === 'cancellation-charge') : [];
  const fixed = amountOf(earlier, ['cancellation-charge']);

  let cost = costOf(change, charges, moved.kept);
  let charge = 0;
  if (choice.kind === 'by-hand') {
    if (choice.total < cost.tourism) return { problem: 'below-taxes', least: cost.tourism };
    cost = adjusted(cost, choice.total, entryOf('adjustment', 'Adjustment', 0, { reason: choice.reason }));
  } else {
    const isNoMore = moved.added.length === 0 && change.guests <= (change.guestsBefore ?? change.guests);
    const onlyDropped = choice.kind === 'agreed' && sameApartment && isNoMore;
    // Fewer nights may lose a discount by more than they cost.
    if (onlyDropped && cost.total + fixed > before) cost = adjusted(cost, before - fixed, NEVER_DEARER);
    const due = keptOfDropped(charges, moved.dropped, change.refundPercent);
    charge = Math.max(0, Math.min(due, before - fixed - cost.total));
  }
  const percent = vatPercentOf(charges);
  const rule = { rule: 'vat' as const, percent };
  const kept = entryOf('cancellation-charge', 'Nights given up', charge, {
    rule,
    taxIncluded: vatInside(charge, percent),
  });
  const more = [...cost.adjustments, ...(charge > 0 ? [kept] : [])];
  return {
    ...moved,
    before,
    after: cost.total + fixed + charge,
    charge,
    lines: inOrder([...cost.lines, ...[...extras, ...more, ...earlier].flatMap(lineOf)]),
    drafts: difference(charges, [...stayCharges(cost.lines, to, cost.basis), ...extras, ...more, ...earlier]),
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

const NEVER_DEARER = entryOf('adjustment', 'Adjustment', 0, {
  rule: { rule: 'never-dearer' },
  reason: 'A shorter stay is never dearer',
});

/** What a changed stay costs: its price, and what a manager adjusts of it. */
interface Cost {
  /** Of the price, without adjustments; VAT is that of both. */
  lines: PriceLine[];
  basis: PriceBasis;
  adjustments: EntryDraft[];
  tourism: Fils;
  total: Fils;
}

/** The cost of the new stay by agreed rates or today's. Adjustments by hand go on as far as their nights are kept. */
function costOf(change: StayChange, charges: readonly Entry[], kept: readonly Day[]): Cost {
  const { to, guests, listing, sameApartment, choice, promotion, ratePlan } = change;
  const isAgreed = choice.kind !== 'today';
  const rates = agreedRates(charges);
  const terms = {
    rates: isAgreed ? ratesFor(change, rates) : new Map<Day, Fils>(),
    cleaningFee: isAgreed && sameApartment ? amountOf(charges, ['fee']) : null,
  };
  const extras = amountOf(charges, ['extra']);
  const priced = (others: Fils) =>
    priceInDetail(listing, to, guests, promotion, ratePlan, { ...terms, others });
  const plain = priced(extras);
  const [tourism, vat] = [
    amountOf(plain.price.lines, ['tourism-dirham']),
    amountOf(plain.price.lines, ['vat']),
  ];
  const left = { taxable: plain.price.total - tourism - vat };
  const keptRates = kept.reduce((sum, night) => sum + (rates.get(night) ?? 0), 0);
  const adjustments = charges.flatMap((entry) => {
    if (choice.kind !== 'agreed' || entry.kind !== 'adjustment') return [];
    if (entry.rule?.rule === 'never-dearer') return [];
    const part = shareOf(entry.amount, keptRates, amountOf(charges, ['night']));
    const amount = Math.max(part, -left.taxable);
    left.taxable += amount;
    return amount === 0 ? [] : [entryOf('adjustment', entry.label, amount, { reason: entry.reason })];
  });
  const { price, basis } =
    adjustments.length === 0 ? plain : priced(extras + amountOf(adjustments, ['adjustment']));
  return { lines: price.lines, basis, adjustments, tourism, total: price.total };
}

/** Agreed rates with the fee for guests who come in addition, or without that of guests who stay away. */
function ratesFor(
  { listing, guests, guestsBefore = guests, sameApartment }: StayChange,
  rates: ReadonlyMap<Day, Fils>,
): ReadonlyMap<Day, Fils> {
  const more = extraGuestsFee(listing, guests) - extraGuestsFee(listing, guestsBefore);
  if (more === 0 || !sameApartment) return rates;
  return new Map([...rates].map(([night, rate]) => [night, Math.max(0, rate + more)]));
}

/** The same with a total that is named: what is taxable is adjusted before VAT, and VAT is the rest. */
function adjusted(cost: Cost, total: Fils, adjustment: EntryDraft): Cost {
  const { lines, basis, adjustments, tourism } = cost;
  const gross = Math.max(0, total - tourism);
  const taxable = withoutPercent(gross, basis.vatPercent);
  const amount = taxable - (cost.total - tourism - amountOf(lines, ['vat']));
  const vat: PriceLine = { kind: 'vat', label: `VAT ${basis.vatPercent}%`, amount: gross - taxable };
  return {
    lines: [...lines.filter(({ kind }) => kind !== 'vat'), ...(vat.amount === 0 ? [] : [vat])],
    basis,
    adjustments: amount === 0 ? adjustments : [...adjustments, { ...adjustment, amount }],
    tourism,
    total: gross + tourism,
  };
}

/**
 * What is kept of the nights dropped: their part of the nights less discounts and
 * what was adjusted, with VAT on it, less what goes back.
 */
function keptOfDropped(charges: readonly Entry[], dropped: readonly Day[], refundPercent: number): Fils {
  const rates = agreedRates(charges);
  const gross = dropped.reduce((sum, night) => sum + (rates.get(night) ?? 0), 0);
  const nights = amountOf(charges, ['night']);
  const net = shareOf(gross, nights + amountOf(charges, ['discount', 'adjustment']), nights);
  const withVat = net + percentOf(net, vatPercentOf(charges));
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

/** What has to be written so that these charges stand in place of those: the same ones are left alone. */
function difference(standing: readonly Entry[], wanted: readonly EntryDraft[]): EntryDraft[] {
  const left = [...standing];
  const added = wanted.filter((draft) => {
    const index = left.findIndex((entry) => sameCharge(entry, draft));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return [...left.map((entry) => reversalOf(entry, 'changed')), ...added];
}

function sameCharge(one: EntryDraft, other: EntryDraft): boolean {
  const said = ({ kind, label, amount, night, rule, taxIncluded, reason }: EntryDraft) =>
    JSON.stringify([kind, label, amount, night, rule, taxIncluded, reason]);
  return said(one) === said(other);
}

function amountOf<Kind extends string>(
  list: readonly { kind: Kind; amount: Fils }[],
  kinds: readonly Kind[],
): Fils {
  return list.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
}

/** The line of a price that a charge which no price knows is shown as. */
export function lineOf({ kind, label, amount, reason }: EntryDraft): PriceLine[] {
  if (kind !== 'adjustment' && kind !== 'cancellation-charge' && kind !== 'extra') return [];
  return [{ kind, label: reason === null ? label : `${label}: ${reason}`, amount }];
}

const ORDER: readonly LineKind[] = [
  ...(['night', 'rate-plan', 'length-of-stay', 'promotion', 'cleaning', 'extra', 'adjustment'] as const),
  ...(['tourism-dirham', 'vat', 'cancellation-charge'] as const),
];

/** Lines in the order in which a price is shown. */
export function inOrder(lines: readonly PriceLine[]): PriceLine[] {
  return [...lines].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
