import { asKept } from '../../format/language';
import { formatAmount, type MinorUnits } from '../../format/money';
import { toldName } from '../../format/names';
import { lines as labels } from '../../messages/en/lines';
import { guestMessages, staffMessages } from '../../messages/messages';
import { nightCount, type Day, type Stay } from '../stay';
import { localInstant } from '../local-day';

/** What the price of an extra is for: once, each night, each guest, or each guest of each night. */
export const EXTRA_BASES = ['stay', 'night', 'guest', 'guest-night'] as const;
export type ExtraBasis = (typeof EXTRA_BASES)[number];

/** Which time of a stay an extra changes, where it does. */
export const CHANGED_TIMES = ['early-check-in', 'late-check-out'] as const;
export type ChangedTime = (typeof CHANGED_TIMES)[number];

/** Something that can be booked beside a stay: a transfer, a cot, a late check-out. */
export interface Extra {
  /** Public id, its slug. */
  id: string;
  name: string;
  description: string;
  /** Of one, for each of its basis, before VAT. */
  price: MinorUnits;
  basis: ExtraBasis;
  /** VAT is charged on it. */
  taxable: boolean;
  /** Hours before check-in time until which guests may book it and take it off. */
  noticeHours: number;
  /** At most so many in one booking. */
  most: number;
  /** Public ids of the apartments it is for; null for all. */
  apartments: readonly string[] | null;
}

/** How a booked extra was agreed; later prices of it do not change that. */
export type ExtraTerms = Pick<Extra, 'id' | 'name' | 'price' | 'basis' | 'taxable' | 'noticeHours'>;

/** A booked extra. */
export type AgreedExtra = ExtraTerms & { quantity: number };

/** How many of an extra a stay is to have. */
export interface ExtraChoice {
  id: string;
  quantity: number;
}

/** An extra as it is offered for a stay. */
export interface ExtraOffer extends Omit<Extra, 'apartments'> {
  /** What one of it costs for this stay, before VAT. */
  amount: MinorUnits;
  /** Instant until which guests may book it, ISO 8601. */
  until: string;
}

/** Why an extra cannot be had. */
export type ExtraProblem = { extra: string; name: string } & (
  | { problem: 'not-offered' }
  | { problem: 'too-late' }
  | { problem: 'too-many'; most: number }
);

/** The most of one extra that a booking can have. */
export const MOST_OF_ONE = 20;

/** A choice as an address has it: `baby-cot:2`. */
export function textOfChoice({ id, quantity }: ExtraChoice): string {
  return `${id}:${quantity}`;
}

/** The choices of an address, each by itself or parted by commas; null when one of them is none. */
export function choicesOfTexts(texts: readonly string[]): ExtraChoice[] | null {
  const parts = texts.flatMap((text) => text.split(',')).filter((part) => part !== '');
  const found = parts.map((part) => /^([a-z0-9-]{1,80}):(\d{1,2})$/.exec(part));
  if (found.some((match) => match === null)) return null;
  return found.map((match) => ({ id: match?.[1] ?? '', quantity: Number(match?.[2]) }));
}

/** Choices with one of them made anew; one of nothing is left out unless it is to be kept. */
export function withChoice(
  choices: readonly ExtraChoice[],
  choice: ExtraChoice,
  nothing: 'keep' | 'drop' = 'drop',
): ExtraChoice[] {
  const isKept = nothing === 'keep' || choice.quantity > 0;
  return [...choices.filter(({ id }) => id !== choice.id), ...(isKept ? [choice] : [])];
}

/** Who stays for how long. */
export type Party = Stay & { guests: number };

/** The terms of an extra, without what only matters while it is offered. */
export function termsOfExtra({ id, name, price, basis, taxable, noticeHours }: ExtraTerms): ExtraTerms {
  return { id, name, price, basis, taxable, noticeHours };
}

/** How often the price of an extra is charged for a stay. */
function unitsOf(basis: ExtraBasis, stay: Party): number {
  const nights = basis === 'night' || basis === 'guest-night' ? Math.max(0, nightCount(stay)) : 1;
  return basis === 'guest' || basis === 'guest-night' ? nights * stay.guests : nights;
}

/** What a booked extra costs for a stay, before VAT. */
export function priceOfExtra({ price, basis, quantity }: AgreedExtra, stay: Party): MinorUnits {
  return price * quantity * unitsOf(basis, stay);
}

/** A booked extra with how its price comes about: `Baby cot: 3 nights × AED 40`. */
export function describeExtra({ name, price, basis, quantity }: AgreedExtra, stay: Party): string {
  const [byGuest, byNight] = [
    basis === 'guest' || basis === 'guest-night',
    basis === 'night' || basis === 'guest-night',
  ];
  if (quantity <= 1 && !byGuest && !byNight) return name;
  return asKept(() =>
    labels.extra(name, formatAmount(price), {
      quantity,
      ...(byGuest && { guests: stay.guests }),
      ...(byNight && { nights: nightCount(stay) }),
    }),
  );
}

/** An extra for those who decide on it: `AED 40 for each night, no VAT, until 24 hours before check-in`. */
export function describeOffer({
  price,
  basis,
  taxable,
  noticeHours,
}: Pick<Extra, 'price' | 'basis' | 'taxable' | 'noticeHours'>): string {
  const say = staffMessages().terms;
  const notice = noticeHours === 0 ? say.withoutNotice : say.notice(noticeHours);
  return say.together([
    say.amount(formatAmount(price), basis, null),
    taxable ? say.plusVat : say.noVat,
    notice,
  ]);
}

/** Until when guests may book an extra and take it off: so many hours before check-in time. */
export function extraUntil(
  { noticeHours }: Pick<Extra, 'noticeHours'>,
  checkIn: Day,
  checkInTime: string,
): Date {
  return new Date(localInstant(checkIn, checkInTime).getTime() - noticeHours * 3_600_000);
}

/** What is offered for a stay, in the order of the records, whether or not it is too late for some of it. */
export function extrasFor(
  { extras, checkInTime }: { extras: readonly Extra[]; checkInTime: string },
  apartmentId: string,
  stay: Party,
): ExtraOffer[] {
  return extras
    .filter(({ apartments }) => apartments === null || apartments.includes(apartmentId))
    .map(({ apartments: _, ...extra }) => ({
      ...extra,
      amount: priceOfExtra({ ...extra, quantity: 1 }, stay),
      until: extraUntil(extra, stay.checkIn, checkInTime).toISOString(),
    }));
}

/** The part of what is offered that guests may still book. */
export function extrasInTime(offered: readonly ExtraOffer[], now: Date): ExtraOffer[] {
  return offered.filter(({ until }) => Date.parse(until) > now.getTime());
}

/**
 * The extras that are chosen before the stay is booked.
 * @param choices each extra once; 0 of one is none
 * @param now null where notice does not matter: a manager books
 */
export function chooseExtras(
  offered: readonly ExtraOffer[],
  choices: readonly ExtraChoice[],
  now: Date | null,
): { ok: true; extras: AgreedExtra[] } | { ok: false; problem: ExtraProblem } {
  const extras: AgreedExtra[] = [];
  for (const { id, quantity } of choices) {
    if (quantity === 0) continue;
    const offer = offered.find((known) => known.id === id);
    const problem = offer ? refuseExtra(offer, quantity, now) : notOffered(id);
    if (problem) return { ok: false, problem };
    if (offer) extras.push({ ...termsOfExtra(offer), quantity });
  }
  return { ok: true, extras };
}

/** As much of what an address asks for as a guest can have. */
export function possibleChoices(
  offered: readonly ExtraOffer[],
  choices: readonly ExtraChoice[],
  now: Date,
): ExtraChoice[] {
  return offered.flatMap((offer) => {
    const asked = choices.find(({ id }) => id === offer.id)?.quantity ?? 0;
    const quantity = Math.min(asked, offer.most);
    return quantity > 0 && !refuseExtra(offer, quantity, now) ? [{ id: offer.id, quantity }] : [];
  });
}

/**
 * Why so many of an offered extra cannot be had; null when they can.
 * @param now null where notice does not matter: a manager books
 */
export function refuseExtra(
  { id, name, most, until }: Pick<ExtraOffer, 'id' | 'name' | 'most' | 'until'>,
  quantity: number,
  now: Date | null,
): ExtraProblem | null {
  if (quantity > most) return { extra: id, name, problem: 'too-many', most };
  const isLate = now !== null && Date.parse(until) <= now.getTime();
  return isLate ? { extra: id, name, problem: 'too-late' } : null;
}

/** Nobody is offered an extra of this id; agreed ones are known by their name. */
export function notOffered(id: string, name = id): ExtraProblem {
  return { extra: id, name, problem: 'not-offered' };
}

/** Why an extra cannot be had, in a sentence. */
export function describeExtraProblem(problem: ExtraProblem): string {
  const say = guestMessages().extras;
  const name = toldName('extras', problem.name);
  switch (problem.problem) {
    case 'not-offered':
      return say.notOffered(name);
    case 'too-late':
      return say.tooLate(name);
    case 'too-many':
      return say.tooMany(name, problem.most);
  }
}
