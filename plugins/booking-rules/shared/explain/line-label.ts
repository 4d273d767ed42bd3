import type { EntryKind } from '../domain/folio/entry';
import type { Extra } from '../domain/pricing/extra';
import type { LineKind, PriceLine } from '../domain/pricing/price-line';
import { STANDARD_RATE, type RatePlan } from '../domain/pricing/rate-plan';
import { KEPT_AMOUNT, keptNumber, toldAmount } from '../format/kept-text';
import { currentLanguage, DEFAULT_LANGUAGE } from '../format/language';
import { toldName } from '../format/names';
import { lines as kept, type Factors } from '../messages/en/lines';
import { lineMessages } from '../messages/server-messages';

/** What says what an amount is for: a line of a price, or an entry of a folio. */
interface Labelled {
  kind: LineKind | EntryKind;
  label: string;
}

const SHARE = '\\d+(?:\\.\\d+)?';

const NIGHTS = /^([\d,]+) nights?: (.+)$/;
const AT_RATE = new RegExp(`^(\\d+) × (${KEPT_AMOUNT})$`);
const RATE_PLAN = new RegExp(`^(.+): (${SHARE})% (off|on) the nights$`, 's');
const LENGTH_OF_STAY = new RegExp(`^(${SHARE})% off for (\\d+) nights or more$`);
const PROMOTION = new RegExp(`^(.+): (${SHARE}%|${KEPT_AMOUNT}) off the nights$`, 's');
const OF_NIGHTS = new RegExp(`^(.+): (${SHARE})% of the nights$`, 's');
const PERCENTAGE = new RegExp(`^(.+) (${SHARE})%$`, 's');
const MULTIPLIED = /^(.+): ([^:]+ × [^:]+)$/s;
const FACTOR = /^([\d,]+)(?: (bedroom|guest|night)s?)?$/;

/**
 * A line of a price, or an entry of a folio, in the language of the moment. Lines are kept in English; their numbers and
 * names are read from that, so that one which was written long ago can be said in any language. Names that managers
 * have given are said as they are translated now; what else staff have written stays as it is.
 */
export function lineLabel({ kind, label }: Labelled): string {
  return currentLanguage() === DEFAULT_LANGUAGE ? label : (sayLine(kind, label) ?? label);
}

/** Lines with their labels in the language of the moment. */
export function toldLines<Line extends Labelled>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, label: lineLabel(line) }));
}

/** A price as guests are told it: its lines, and all that has a name, in the language of the moment. */
export function toldPrice<Told extends ToldParts>(price: Told): Told {
  if (currentLanguage() === DEFAULT_LANGUAGE) return price;
  const { apartmentName, ratePlan, ratePlans, cancellationPolicy, extras } = price;
  return {
    ...price,
    lines: toldLines(price.lines),
    ...(apartmentName !== undefined && { apartmentName: toldName('apartments', apartmentName) }),
    ...(ratePlan && { ratePlan: toldRatePlan(ratePlan) }),
    ...(ratePlans && { ratePlans: ratePlans.map(toldRatePlan) }),
    ...(cancellationPolicy && { cancellationPolicy: toldPolicy(cancellationPolicy) }),
    ...(extras && { extras: toldExtras(extras) }),
  };
}

/** The parts of a quote or a reservation that are told in words. */
interface ToldParts {
  lines: PriceLine[];
  apartmentName?: string;
  ratePlan?: NamedPlan | null;
  ratePlans?: NamedPlan[];
  cancellationPolicy?: { name: string } | null;
  extras?: NamedExtra[];
}

type NamedPlan = Pick<RatePlan, 'id' | 'name'>;
type NamedExtra = Pick<Extra, 'name' | 'description'>;

/** The standard rate has no name but ours; others are named by managers. */
export function toldRatePlan<Plan extends NamedPlan>(plan: Plan): Plan {
  const name = plan.id === STANDARD_RATE.id ? lineMessages().standardRate : toldName('rates', plan.name);
  return { ...plan, name };
}

/** A cancellation policy by its name in the language of the moment. */
export function toldPolicy<Policy extends { name: string }>(policy: Policy): Policy {
  return { ...policy, name: toldName('policies', policy.name) };
}

/** Extras as they are offered in the language of the moment. */
export function toldExtras<Offered extends NamedExtra>(extras: readonly Offered[]): Offered[] {
  return extras.map((extra) => ({
    ...extra,
    name: toldName('extras', extra.name),
    description: toldName('extras', extra.description),
  }));
}

/** The name of a fee or tax in the language of the moment: as a manager has it, or one that comes with the product. */
export function chargeName(name: string): string {
  const { names } = lineMessages();
  const told = toldName('fees', name);
  return told === name && (name === 'VAT' || name === 'Tourism Dirham') ? names[name] : told;
}

/** Fees and taxes by their names in the language of the moment. */
export function toldCharges<Charge extends { name: string }>(charges: readonly Charge[]): Charge[] {
  return charges.map((charge) => ({ ...charge, name: chargeName(charge.name) }));
}

function sayLine(kind: Labelled['kind'], label: string): string | null {
  const say = lineMessages();
  switch (kind) {
    case 'night':
      return sayNights(label);
    case 'rate-plan':
    case 'length-of-stay':
    case 'promotion':
    case 'discount':
      return sayDiscount(kind, label);
    case 'cleaning':
      return label === kept.cleaning ? say.cleaning : null;
    case 'fee':
    case 'tax':
    case 'vat':
    case 'tourism-dirham':
      return label === kept.cleaning ? say.cleaning : sayCharge(label);
    case 'extra':
      return sayMultiplied(label, extraName, say.extra) ?? extraName(label);
    case 'adjustment':
      return sayAdjustment(label);
    case 'cancellation-charge':
    case 'no-show-charge':
      return sayCharged(label);
    case 'payment':
    case 'refund':
    case 'refund-asked':
    case 'deposit-taken':
    case 'deposit-kept':
    case 'deposit-released':
      return null;
  }
}

function sayNights(label: string): string | null {
  const [, count = '', said = ''] = NIGHTS.exec(label) ?? [];
  const rates = said.split(', ').map((part) => AT_RATE.exec(part));
  if (rates.some((rate) => rate === null)) return null;
  return lineMessages().nights(
    keptNumber(count),
    rates.map((rate) => ({ nights: Number(rate?.[1]), rate: toldAmount(rate?.[2] ?? '') })),
  );
}

function sayDiscount(kind: Labelled['kind'], label: string): string | null {
  const say = lineMessages();
  const stay = LENGTH_OF_STAY.exec(label);
  if (stay) return say.lengthOfStay(Number(stay[1]), Number(stay[2]));
  const plan = kind === 'promotion' ? null : RATE_PLAN.exec(label);
  if (plan)
    return say.ratePlan(toldName('rates', plan[1] ?? ''), Number(plan[2]), plan[3] === 'on' ? 'on' : 'off');
  const [, code, size = ''] = PROMOTION.exec(label) ?? [];
  return code === undefined ? null : say.promotion(code, size.endsWith('%') ? size : toldAmount(size));
}

function sayCharge(label: string): string {
  const say = lineMessages();
  const ofNights = OF_NIGHTS.exec(label);
  if (ofNights) return say.percentageOfNights(chargeName(ofNights[1] ?? ''), Number(ofNights[2]));
  const percentage = PERCENTAGE.exec(label);
  if (percentage) return say.percentage(chargeName(percentage[1] ?? ''), Number(percentage[2]));
  return sayMultiplied(label, chargeName, say.fee) ?? chargeName(label);
}

const extraName = (name: string): string => toldName('extras', name);

/** An amount with what it is multiplied by, after a name. */
function sayMultiplied(
  label: string,
  called: (name: string) => string,
  say: (name: string, amount: string, factors: Factors) => string,
): string | null {
  const [, name, said = ''] = MULTIPLIED.exec(label) ?? [];
  if (name === undefined) return null;
  const parts = said.split(' × ');
  const isAmount = new RegExp(`^${KEPT_AMOUNT}$`);
  const amount = parts.find((part) => isAmount.test(part));
  const counts = parts.filter((part) => part !== amount).map((part) => FACTOR.exec(part));
  if (amount === undefined || counts.some((count) => count === null)) return null;
  const factors: Factors = {};
  for (const count of counts) {
    const number = keptNumber(count?.[1] ?? '');
    if (count?.[2] === 'bedroom') factors.bedrooms = number;
    else if (count?.[2] === 'guest') factors.guests = number;
    else if (count?.[2] === 'night') factors.nights = number;
    else factors.quantity = number;
  }
  return say(called(name), toldAmount(amount), factors);
}

function sayAdjustment(label: string): string | null {
  const say = lineMessages();
  if (label === kept.adjustment) return say.adjustment;
  const before = kept.because(kept.adjustment, '');
  if (!label.startsWith(before)) return null;
  const reason = label.slice(before.length);
  return say.because(say.adjustment, reason === kept.neverDearer ? say.neverDearer : reason);
}

function sayCharged(label: string): string | null {
  const say = lineMessages();
  if (label === kept.cancellation) return say.cancellation;
  if (label === kept.noShow) return say.noShow;
  return label === kept.nightsGivenUp ? say.nightsGivenUp : null;
}
