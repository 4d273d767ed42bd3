import type { APIRequestContext } from '@playwright/test';
import type { Answer } from 'booking-rules/contracts';
import type { Quote } from 'booking-rules/contracts/quotes';
import { ask } from './ask.js';
import { addDays, type Day, type Stay } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';

/** Today at the property, as the site counts it. */
export function today(): Day {
  return localDay(new Date());
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
): Promise<Answer<'GET /api/apartments/{id}/calendar'>['data']> {
  const query = { from, to: addDays(from, days) };
  return (await ask(request, 'GET /api/apartments/{id}/calendar', { params: { id: apartmentId }, query }))
    .data;
}

/** A fresh quote for a stay of two guests, with a promotion code or without. */
export async function quoteFor(
  request: APIRequestContext,
  apartmentId: string,
  { checkIn, checkOut }: Stay,
  promotionCode?: string,
): Promise<Quote> {
  const data = { apartmentId, checkIn, checkOut, guests: 2, promotionCode };
  return (await ask(request, 'POST /api/quotes', { body: { data } })).data;
}
