import type { PlacePreview } from '../../../contracts/setup/places';
import { basisOfWords } from '../../../shared/domain/pricing/charge-rule';
import { cityName } from '../../../shared/format/city';
import { weekdayName } from '../../../shared/format/day';
import { currentLanguage } from '../../../shared/format/language';
import { minorDigitsOf, type Place } from '../../../shared/format/place';
import type { PlaceNeed } from '../../../shared/listing/going-live';
import { staffMessages } from '../../../shared/messages/messages';
import type { ChargeRuleDocument } from '../records/rule-documents';
import { WEEK_BEGINS } from '../records/content/place';
import { areasOf, chargesOf } from './pack-documents';
import { broughtOf, type LegalPageState } from './legal-pages';
import type { LegalTemplate, PlacePack } from './place-pack';

/** What there is before a place is applied. */
export interface Before {
  place: Place;
  /** What of it nobody has chosen yet. */
  unchosen: readonly PlaceNeed[];
  weekendNights: readonly number[];
  charges: readonly (ChargeRuleDocument & { documentId: string })[];
  areas: readonly { slug: string; name: string }[];
  /** Of the legal pages of the pack, in its order. */
  legalPages: readonly LegalPageState[];
  /** How many apartments have rates in the present currency. */
  apartments: number;
  /** Why it cannot be applied now; null when it can. */
  refusal: string | null;
}

/** What applying a place does, as it is written and as it is told. */
export interface PlacePlan {
  add: {
    charges: ReturnType<typeof chargesOf>;
    areas: ReturnType<typeof areasOf>;
    legalPages: LegalTemplate[];
  };
  replace: { documentId: string; data: ReturnType<typeof chargesOf>[number] }[];
  switchOff: string[];
  told: PlacePreview;
}

type Charge = ReturnType<typeof chargesOf>[number];

/** What decides what is charged. */
const TERMS = ['kind', 'basis', 'amount', 'deluxeAmount', 'percent', 'nights', 'taxable'] as const;

/**
 * Decides what a place brings: settings are replaced; taxes and areas are added where none has their name. Taxes as
 * another place brought them, which nobody has changed since, give way, and so do legal pages; everything else stays as
 * it is.
 */
export function planOf(pack: PlacePack, all: readonly PlacePack[], before: Before): PlacePlan {
  const others = all.filter(({ slug }) => slug !== pack.slug).flatMap(chargesOf);
  const isUntouched = (rule: Before['charges'][number]): boolean =>
    isPlain(rule) && others.some((other) => other.code === rule.code && haveSameTerms(other, rule));
  const wanted = chargesOf(pack).map((data) => ({
    data,
    known: before.charges.find(({ code, name }) => code === data.code || name === data.name),
  }));
  const replace = wanted.flatMap(({ data, known }) =>
    known && known.active && known.code === data.code && !haveSameTerms(data, known) && isUntouched(known)
      ? [{ documentId: known.documentId, data, known }]
      : [],
  );
  const giveWay = before.charges.filter(
    (rule) => rule.active && isUntouched(rule) && !wanted.some(({ data }) => data.code === rule.code),
  );
  const areas = areasOf(pack).map((data) => ({
    data,
    isKnown: before.areas.some(({ slug, name }) => slug === data.slug || name === data.name),
  }));
  const add = {
    charges: wanted.flatMap(({ data, known }) => (known ? [] : [data])),
    areas: areas.flatMap(({ data, isKnown }) => (isKnown ? [] : [data])),
    legalPages: broughtOf(pack.legal, before.legalPages),
  };
  const { currency } = pack.place;
  return {
    add,
    replace: replace.map(({ documentId, data }) => ({ documentId, data })),
    switchOff: giveWay.map(({ documentId }) => documentId),
    told: {
      ...{ slug: pack.slug, name: pack.name, refusal: before.refusal },
      settings: settingsThatChange(pack, before),
      added: {
        taxes: add.charges.map((data) => sentenceOf(data, currency)),
        areas: add.areas.map(({ name }) => name),
        legalPages: add.legalPages.map(({ title }) => title),
      },
      replaced: replace.map(({ data, known }) => ({
        what: known.name,
        from: sizeOf(known, before.place.currency),
        to: sizeOf(data, currency),
      })),
      switchedOff: giveWay.map(({ name }) => name),
      kept: {
        taxes: wanted.flatMap(({ known }) =>
          known && !replace.some(({ documentId }) => documentId === known.documentId)
            ? [keptTax(known, before.place.currency)]
            : [],
        ),
        areas: areas.flatMap(({ data, isKnown }) => (isKnown ? [data.name] : [])),
        legalPages: pack.legal.flatMap(({ title }, index) =>
          before.legalPages[index] === 'changed' ? [title] : [],
        ),
      },
      notes: notesOf(pack, before),
    },
  };
}

function settingsThatChange({ place, weekendNights }: PlacePack, before: Before): PlacePreview['settings'] {
  const is = before.place;
  const say = staffMessages().places;
  const chosen = (what: PlaceNeed, from: string) => (before.unchosen.includes(what) ? say.notChosen : from);
  const lines = [
    { what: say.country, from: chosen('country', countryName(is.country)), to: countryName(place.country) },
    { what: say.city, from: cityName(is.city) || say.notChosen, to: cityName(place.city) },
    { what: say.currency, from: chosen('currency', is.currency), to: place.currency },
    { what: say.timeZone, from: chosen('timeZone', is.timeZone), to: place.timeZone },
    {
      ...{ what: say.firstDayOfWeek, from: weekdayName(is.firstDayOfWeek) },
      to: weekdayName(WEEK_BEGINS[place.firstDayOfWeek]),
    },
    {
      what: say.weekendNights,
      from: say.days(named(before.weekendNights)),
      to: say.days(named(weekendNights)),
    },
  ];
  return lines.filter(({ from, to }) => from !== to);
}

function countryName(code: string): string {
  return new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(code) ?? code;
}

function notesOf({ place }: PlacePack, { apartments, place: { currency } }: Before): string[] {
  if (apartments === 0 || currency === place.currency) return [];
  return [staffMessages().places.ratesStay(`${currency} 400`, `${place.currency} 400`)];
}

const named = (days: readonly number[]): string[] => days.map(weekdayName);

/** In force for every apartment and all the time, as places bring them. */
function isPlain({ from, until, apartments }: ChargeRuleDocument): boolean {
  return !from && !until && apartments.length === 0;
}

function haveSameTerms(charge: Charge, rule: Pick<ChargeRuleDocument, (typeof TERMS)[number]>): boolean {
  // Databases hand out decimals as text, and nothing where nothing is.
  return TERMS.every((field) => String(charge[field] ?? '') === plain(rule[field]));
}

function plain(value: string | number | boolean | null): string {
  if (value === null) return '';
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? String(Number(value)) : String(value);
}

function keptTax(rule: ChargeRuleDocument, currency: string): string {
  const sentence = sentenceOf(rule, currency);
  return rule.active ? sentence : staffMessages().places.switchedOff(sentence);
}

/** `City tax: 7.5% of the nights`. */
function sentenceOf(rule: Charge | ChargeRuleDocument, currency: string): string {
  return staffMessages().places.tax(rule.name, sizeOf(rule, currency));
}

/** `7.5% of the nights`, `AED 10.00 for each bedroom and night`. */
function sizeOf({ basis: words, amount, percent }: Charge | ChargeRuleDocument, currency: string): string {
  const basis = basisOfWords(words);
  if (basis === null) return words;
  const say = staffMessages().terms;
  if (amount === null) return say.percentage(Number(percent), basis);
  const digits = minorDigitsOf(currency) ?? 0;
  return say.amount(`${currency} ${(amount / 10 ** digits).toFixed(digits)}`, basis, null);
}
