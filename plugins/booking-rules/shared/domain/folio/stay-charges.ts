import { formatDay } from '../../format/day';
import { asKept } from '../../format/language';
import type { MinorUnits } from '../../format/money';
import { TOURISM_DIRHAM, VAT, type AppliedCharge, type ChargeRule } from '../pricing/charge-rule';
import type { PriceBasis } from '../pricing/price';
import { chargeIdOf, type PriceLine } from '../pricing/price-line';
import type { AppliedPromotion } from '../pricing/promotion';
import type { AppliedRatePlan } from '../pricing/rate-plan';
import { spreadOver } from '../pricing/spread';
import { nightCount, nightsOf, type Day, type Stay } from '../stay';
import { entryOf, type Entry, type EntryDraft } from './entry';

/**
 * The charges of a stay by its price: one for each night, then one for each other line. They add up to the lines.
 * @param basis what the price was worked out from; null where only its lines were kept
 */
export function stayCharges(lines: readonly PriceLine[], stay: Stay, basis: PriceBasis | null): EntryDraft[] {
  const known = basis?.charges ? basis : { ...basisOfLines(lines, stay), ...basis };
  return lines.flatMap((line): EntryDraft[] => {
    const { kind, label, amount } = line;
    switch (kind) {
      case 'night':
        return nightCharges(amount, stay, known.nightly);
      case 'rate-plan': {
        const plan = known.ratePlan ?? null;
        return [entryOf('discount', label, amount, { rule: plan && { rule: 'rate-plan', ...plan } })];
      }
      case 'length-of-stay': {
        const step = known.lengthOfStay;
        return [entryOf('discount', label, amount, { rule: step && { rule: 'length-of-stay', ...step } })];
      }
      case 'promotion': {
        const code = known.promotion;
        return [entryOf('discount', label, amount, { rule: code && { rule: 'promotion', ...code } })];
      }
      case 'cleaning':
        return [entryOf('fee', label, amount)];
      case 'fee':
      case 'tax':
      case 'tourism-dirham':
      case 'vat':
        return [
          chargeEntry(
            line,
            known.charges?.find(({ id }) => id === chargeIdOf(line)),
          ),
        ];
      case 'extra':
      case 'adjustment':
      case 'cancellation-charge':
        return [entryOf(kind, label, amount)];
    }
  });
}

/** The entry of a fee or tax, with what it follows from. */
function chargeEntry({ kind, label, amount }: PriceLine, charge: AppliedCharge | undefined): EntryDraft {
  if (!charge) return entryOf(kind === 'fee' ? 'fee' : 'tax', label, amount);
  const { kind: of, firstNight: night, ...terms } = charge;
  return entryOf(of, label, amount, { rule: { rule: 'charge', ...terms }, night });
}

/** A charge for each night; rates that do not add up to the amount are those of another stay, and it is spread. */
function nightCharges(amount: MinorUnits, stay: Stay, nightly: readonly MinorUnits[]): EntryDraft[] {
  const nights = nightsOf(stay);
  const fits = nightly.length === nights.length && nightly.reduce((sum, rate) => sum + rate, 0) === amount;
  const rates = fits ? nightly : spreadOver(amount, nights.length);
  return nights.map((night, index) =>
    entryOf(
      'night',
      asKept(() => formatDay(night)),
      rates[index] ?? 0,
      { night },
    ),
  );
}

/** As far as lines tell it: a price that was frozen before its basis was kept. */
export function basisOfLines(lines: readonly PriceLine[], stay: Stay): PriceBasis {
  const find = (kind: PriceLine['kind']) => lines.find((line) => line.kind === kind);
  const percent = (line: PriceLine | undefined) => Number(/([\d.]+)%/.exec(line?.label ?? '')?.[1] ?? 0);
  const [nights, lengthOfStay, code] = [find('night'), find('length-of-stay'), find('promotion')];
  const [tourism, vat] = [find('tourism-dirham'), find('vat')];
  const from = Number(/for (\d+) nights/.exec(lengthOfStay?.label ?? '')?.[1] ?? 0);
  // The tax was charged for so many nights; a stay that was moved at its old price may have fewer.
  const said = Number(/(\d+) nights?$/.exec(tourism?.label ?? '')?.[1] ?? nightCount(stay));
  const taxed = Math.max(0, Math.min(said, nightCount(stay)));
  const perNight = taxed > 0 ? Math.floor((tourism?.amount ?? 0) / taxed) : 0;
  return {
    nightly: spreadOver(nights?.amount ?? 0, nightCount(stay)),
    ratePlan: null,
    lengthOfStay: lengthOfStay ? { nights: from, percent: percent(lengthOfStay) } : null,
    promotion: code ? { code: code.label.split(': ')[0] ?? '', percent: percent(code) } : null,
    charges: [
      ...(tourism
        ? [applied(TOURISM_DIRHAM, { amount: perNight, nights: taxed, firstNight: stay.checkIn })]
        : []),
      ...(vat ? [applied(VAT, { percent: percent(vat) })] : []),
    ],
  };
}

function applied(
  { id, name, kind, basis, taxable }: ChargeRule,
  terms: Partial<AppliedCharge>,
): AppliedCharge {
  return { id, name, kind, basis, taxable, amount: 0, percent: 0, nights: 0, firstNight: null, ...terms };
}

/** The rates of nights as they were agreed, from charges that stand. */
export function agreedRates(charges: readonly Entry[]): ReadonlyMap<Day, MinorUnits> {
  return new Map(
    charges.flatMap(({ kind, night, amount }) =>
      kind === 'night' && night !== null ? [[night, amount]] : [],
    ),
  );
}

/** The rate plan that was agreed, from charges that stand; null for the standard one. */
export function agreedRatePlan(charges: readonly Entry[]): AppliedRatePlan | null {
  for (const { rule } of charges) {
    if (rule?.rule === 'rate-plan') return { id: rule.id, name: rule.name, percent: rule.percent };
  }
  return null;
}

/** The code that was agreed, from charges that stand; null for none. */
export function agreedPromotion(charges: readonly Entry[]): AppliedPromotion | null {
  for (const { rule } of charges) {
    if (rule?.rule !== 'promotion') continue;
    const { rule: _, ...agreed } = rule;
    return agreed;
  }
  return null;
}
