import type { Quote } from 'booking-rules/contracts/quotes';
import {
  reservationDate,
  reservationItem,
  reservationPriceDetails,
  type ReservationDate,
} from './stored-checkout';

/** Remembers the stay of a quote, so that it can be found again when the quote has expired. */
export function rememberStay(quote: Quote, name: string): void {
  const { apartmentId, number, total, promotionCode } = quote;
  reservationItem.write({ apartmentId, name });
  reservationPriceDetails.write({ quote: number, total, promotionCode, ratePlan: planOf(quote) });
  reservationDate.write(datesOf(quote));
}

/** The address that leads back to the stay of a quote; null when this browser has not seen it. */
export function rememberedStayHref(quote: string): string | null {
  const item = reservationItem.read();
  const price = reservationPriceDetails.read();
  const dates = reservationDate.read();
  if (item === null || dates === null || price?.quote !== quote) return null;
  return `/apartment/${item.apartmentId}?${queryOf(dates, price.promotionCode, price.ratePlan)}`;
}

/** The apartment of a quote with the same dates, guests and code. */
export function hrefOfQuote(quote: Quote): string {
  return `/apartment/${quote.apartmentId}?${queryOf(datesOf(quote), quote.promotionCode, planOf(quote))}`;
}

/** A search for other apartments with the dates and guests of a quote. */
export function searchHrefOfQuote(quote: Quote): string {
  return `/results/1?${queryOf(datesOf(quote), null)}`;
}

function datesOf({ checkIn, checkOut, guests }: Quote): ReservationDate {
  return { availabilityDateStart: checkIn, availabilityDateEnd: checkOut, availabilityGuestNumber: guests };
}

/** Id of its rate plan; undefined for the standard one. */
function planOf({ ratePlan }: Quote): string | undefined {
  return ratePlan.id === 'standard' ? undefined : ratePlan.id;
}

function queryOf(dates: ReservationDate, code: string | null, ratePlan?: string): string {
  const query = new URLSearchParams({
    availabilityDateStart: dates.availabilityDateStart,
    availabilityDateEnd: dates.availabilityDateEnd,
    availabilityGuestNumber: String(dates.availabilityGuestNumber),
  });
  if (code !== null) query.set('code', code);
  if (ratePlan !== undefined) query.set('ratePlan', ratePlan);
  return query.toString();
}
