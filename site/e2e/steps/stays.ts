import { expect, type APIRequestContext } from '@playwright/test';
import type { ApartmentCalendar } from 'booking-rules/shared/contracts/calendar';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { Quote } from 'booking-rules/shared/contracts/quotes';
import { addDays, dubaiDay, type Day, type Stay } from 'booking-rules/shared/domain/stay';

/** Today in Dubai, as the site counts it. */
export function today(): Day {
  return dubaiDay(new Date());
}

/** A stay that begins so many days from today. */
export function stayIn(days: number, nights: number): Stay {
  const checkIn = addDays(today(), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** The dates of a stay, and the guests, as the site's addresses carry them. */
export function searchOf({ checkIn, checkOut }: Stay, guests = 2): string {
  return `availabilityDateStart=${checkIn}&availabilityDateEnd=${checkOut}&availabilityGuestNumber=${guests}`;
}

/** An apartment's calendar for so many days from a day on. */
export async function calendarOf(
  request: APIRequestContext,
  apartmentId: string,
  from: Day,
  days: number,
): Promise<ApartmentCalendar['data']> {
  const response = await request.get(
    `/api/apartments/${apartmentId}/calendar?from=${from}&to=${addDays(from, days)}`,
  );
  expect(response.status()).toBe(200);
  return ((await response.json()) as ApartmentCalendar).data;
}

/** A fresh quote for a stay of two guests, with a promotion code or without. */
export async function quoteFor(
  request: APIRequestContext,
  apartmentId: string,
  { checkIn, checkOut }: Stay,
  promotionCode?: string,
): Promise<Quote> {
  const response = await request.post('/api/quotes', {
    data: { data: { apartmentId, checkIn, checkOut, guests: 2, promotionCode } },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as Envelope<Quote>).data;
}
