import { daysBetween, isDay, nightCount } from 'booking-rules/shared/domain/stay';
import type { AskedStay } from 'booking-rules/shared/explain/describe';
import { messages } from '../../messages/messages';
import type { DateRange } from '../../ui/calendar/date-range';

/** What a guest has chosen on an apartment's page. */
export interface StayChoice extends DateRange {
  guests: number;
  /** Promotion code as it was typed; null when there is none. */
  code: string | null;
  /** Without the offer, which applies by itself; null for with it. */
  offer: 'none' | null;
  /** Id of a rate plan; null for the standard one. */
  ratePlan: string | null;
  /** Extras that were chosen at a price that has expired, as the summary's address has them; null for none. */
  extras: string | null;
}

/** Reads a choice from an address. Invalid values are dropped, so that an old link still opens. */
export function readStayChoice(search: Record<string, string>, today: string, capacity: number): StayChoice {
  const {
    availabilityDateStart: from,
    availabilityDateEnd: to,
    availabilityGuestNumber,
    code,
    offer,
    ratePlan,
    extras,
  } = search;
  const start = isDay(from) && from >= today ? from : null;
  const end = start !== null && isDay(to) && to > start ? to : null;
  const guests = Number(availabilityGuestNumber);
  return {
    start: end === null ? null : start,
    end,
    guests: Number.isInteger(guests) && guests >= 1 ? guests : Math.min(2, capacity),
    code: code?.trim().slice(0, 30) || null,
    offer: offer === 'none' ? offer : null,
    ratePlan: ratePlan?.trim().slice(0, 40) || null,
    extras: extras?.trim().slice(0, 800) || null,
  };
}

/** The address of an apartment with a choice on it. */
export function stayHref(
  apartmentId: string,
  { start, end, guests, code, offer, ratePlan, extras }: StayChoice,
): string {
  const query = new URLSearchParams();
  if (start !== null && end !== null) {
    query.set('availabilityDateStart', start);
    query.set('availabilityDateEnd', end);
  }
  query.set('availabilityGuestNumber', String(guests));
  if (code !== null) query.set('code', code);
  if (offer !== null) query.set('offer', offer);
  if (ratePlan !== null) query.set('ratePlan', ratePlan);
  if (extras !== null) query.set('extras', extras);
  return `/apartment/${apartmentId}?${query.toString()}`;
}

/** What a stay in the same apartment changes of the one that was asked for: `2 days later, 1 night longer`. */
export function changeInWords(asked: AskedStay, stay: Omit<AskedStay, 'apartmentId'>): string {
  const { quote, ui } = messages();
  const t = quote.refused.changes;
  const days = daysBetween(asked.checkIn, stay.checkIn);
  const nights = nightCount(stay) - nightCount(asked);
  return [
    stay.guests === asked.guests ? [] : t.forGuests(stay.guests),
    days === 0 ? [] : days > 0 ? t.later(days) : t.earlier(-days),
    nights === 0 ? [] : nights > 0 ? t.longer(nights) : t.shorter(-nights),
  ]
    .flat()
    .join(ui.comma);
}
