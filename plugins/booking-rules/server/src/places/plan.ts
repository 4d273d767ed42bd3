import type { PlacePreview } from '../../../contracts/setup/places';
import { weekdayName } from '../../../shared/format/day';
import { minorDigitsOf, type Place } from '../../../shared/format/place';
import type { ChargeRuleDocument } from '../records/rule-documents';
import { WEEK_BEGINS } from '../records/place';
import { areasOf, chargesOf } from './pack-documents';
import { broughtOf, type LegalPageState } from './legal-pages';
import type { LegalTemplate, PlacePack } from './place-pack';

/** What there is before a place is applied. */
export interface Before {
  place: Place;
  /** What of it nobody has chosen yet, as people call it. */
  unchosen: readonly string[];
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
            ? [`${sentenceOf(known, before.place.currency)}${known.active ? '' : ' (switched off)'}`]
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
  const chosen = (what: string, from: string) =>
    before.unchosen.includes(what.toLowerCase()) ? 'not chosen' : from;
  const lines = [
    { what: 'Country', from: chosen('Country', countryName(is.country)), to: countryName(place.country) },
    { what: 'City, with its map', from: is.city || 'not chosen', to: place.city },
    { what: 'Currency', from: chosen('Currency', is.currency), to: place.currency },
    { what: 'Time zone', from: chosen('Time zone', is.timeZone), to: place.timeZone },
    {
      ...{ what: 'First day of the week', from: weekdayName(is.firstDayOfWeek) },
      to: weekdayName(WEEK_BEGINS[place.firstDayOfWeek]),
    },
    { what: 'Weekend nights', from: daysInWords(before.weekendNights), to: daysInWords(weekendNights) },
  ];
  return lines.filter(({ from, to }) => from !== to);
}

function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}

function notesOf({ place }: PlacePack, { apartments, place: { currency } }: Before): string[] {
  if (apartments === 0 || currency === place.currency) return [];
  return [
    `Rates and fees keep their numbers: what was ${currency} 400 is ${place.currency} 400. Check those of every apartment.`,
  ];
}

function daysInWords(days: readonly number[]): string {
  return days.length === 0 ? 'None' : days.map(weekdayName).join(', ');
}

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

/** `City tax: 7.5% of the nights`. */
function sentenceOf(rule: Charge | ChargeRuleDocument, currency: string): string {
  return `${rule.name}: ${sizeOf(rule, currency)}`;
}

/** `7.5% of the nights`, `AED 10.00 for each bedroom and night`. */
function sizeOf({ basis, amount, percent }: Charge | ChargeRuleDocument, currency: string): string {
  const words = basis.toLowerCase();
  if (amount === null) return words.replace('percent', `${Number(percent)}%`);
  const digits = minorDigitsOf(currency) ?? 0;
  return `${currency} ${(amount / 10 ** digits).toFixed(digits)} for ${words}`;
}
