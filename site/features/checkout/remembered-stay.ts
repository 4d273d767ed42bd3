import type { Quote } from 'booking-rules/contracts/quotes';
import { textOfChoice } from 'booking-rules/shared/domain/pricing/extra';
import {
  reservationDate,
  reservationItem,
  reservationPriceDetails,
  type ReservationDate,
  type ReservationPriceDetails,
} from './stored-checkout';

/** Remembers the stay of a quote, so that it can be found again when the quote has expired. */
export function rememberStay(quote: Quote, name: string): void {
  const { apartmentId, number, total } = quote;
  reservationItem.write({ apartmentId, name });
  const extras = extrasOf(quote);
  reservationPriceDetails.write({
    ...{ quote: number, total, ...promotionOf(quote), ratePlan: planOf(quote) },
    ...(extras !== '' && { extras }),
  });
  reservationDate.write(datesOf(quote));
}

/** The address that leads back to the stay of a quote; null when this browser has not seen it. */
export function rememberedStayHref(quote: string): string | null {
  const item = reservationItem.read();
  const price = reservationPriceDetails.read();
  const dates = reservationDate.read();
  if (item === null || dates === null || price?.quote !== quote) return null;
  return `/apartment/${item.apartmentId}?${queryOf(dates, price)}`;
}

/** The apartment of a quote with the same dates, guests, code and extras. */
export function hrefOfQuote(quote: Quote): string {
  const price = { ...promotionOf(quote), ratePlan: planOf(quote), extras: extrasOf(quote) };
  const query = queryOf(datesOf(quote), price);
  return `/apartment/${quote.apartmentId}?${query}`;
}

/** The address at which a quote is reserved, with the extras that are chosen. */
export function summaryHref({ number, chosenExtras }: Pick<Quote, 'number' | 'chosenExtras'>): string {
  const extras = extrasOf({ chosenExtras });
  return `/summary?${new URLSearchParams({ quote: number, ...(extras !== '' && { extras }) }).toString()}`;
}

/** A search for other apartments with the dates and guests of a quote. */
export function searchHrefOfQuote(quote: Quote): string {
  return `/results/1?${queryOf(datesOf(quote), { promotionCode: null })}`;
}

/** The extras that are chosen, as an address has them; the empty text for none. */
function extrasOf({ chosenExtras }: Pick<Quote, 'chosenExtras'>): string {
  return chosenExtras.map(textOfChoice).join(',');
}

function datesOf({ checkIn, checkOut, guests }: Quote): ReservationDate {
  return { availabilityDateStart: checkIn, availabilityDateEnd: checkOut, availabilityGuestNumber: guests };
}

/** Id of its rate plan; undefined for the standard one. */
function planOf({ ratePlan }: Quote): string | undefined {
  return ratePlan.id === 'standard' ? undefined : ratePlan.id;
}

/** The code that was typed, or that the offer is not wanted: what applies by itself need not be asked for. */
function promotionOf({
  promotionCode,
  offer,
}: Quote): Pick<ReservationPriceDetails, 'promotionCode' | 'offer'> {
  if (offer === 'none') return { promotionCode: null, offer };
  return { promotionCode: offer === 'applied' ? null : promotionCode };
}

function queryOf(
  dates: ReservationDate,
  { promotionCode: code, offer, ratePlan, extras = '' }: Omit<ReservationPriceDetails, 'quote' | 'total'>,
): string {
  const query = new URLSearchParams({
    availabilityDateStart: dates.availabilityDateStart,
    availabilityDateEnd: dates.availabilityDateEnd,
    availabilityGuestNumber: String(dates.availabilityGuestNumber),
  });
  if (code !== null) query.set('code', code);
  if (offer !== undefined) query.set('offer', offer);
  if (ratePlan !== undefined) query.set('ratePlan', ratePlan);
  if (extras !== '') query.set('extras', extras);
  return query.toString();
}
