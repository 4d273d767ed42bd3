import { expect, type APIRequestContext } from '@playwright/test';
import type { Answer } from 'booking-rules/contracts';
import type { ListingArrival } from 'booking-rules/contracts/setup/listings';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import { ask } from './ask.js';

/** A manager notes that a reservation has been paid, as the admin panel does. */
export function markPaid(request: APIRequestContext, reference: string): Promise<void> {
  return post(request, `/booking-rules/reservations/${reference}/paid`);
}

/** A manager makes a promotion code with which so many stays may be booked at half the price of their nights. */
export function createPromotion(request: APIRequestContext, code: string, useLimit: number): Promise<void> {
  const path = '/content-manager/collection-types/plugin::booking-rules.promotion';
  return post(request, path, { code, percent: 50, active: true, useLimit });
}

/** A manager lets an apartment be paid in two parts: this percent at once, the rest two weeks before arrival. */
export async function takeInParts(
  request: APIRequestContext,
  apartmentId: string,
  percentNow: number,
): Promise<void> {
  const data = { paymentTerms: { percentNow, daysBefore: 14 } };
  await post(request, `${await pathOfApartment(request, apartmentId)}/actions/publish`, data);
}

/** A manager writes how guests get into an apartment, and publishes that. */
export async function writeArrival(
  request: APIRequestContext,
  apartmentId: string,
  arrival: ListingArrival,
): Promise<void> {
  const headers = await staffHeaders(request);
  const documentId = (await pathOfApartment(request, apartmentId)).split('/').at(-1) ?? '';
  const params = { documentId };
  await ask(request, 'PUT /booking-rules/listings/{documentId}', {
    ...{ headers, params, body: { data: { arrival } } },
  });
  await ask(request, 'POST /booking-rules/listings/{documentId}/publish', { headers, params });
}

/** A manager wants to accept each booking of an apartment. */
export async function letByRequest(request: APIRequestContext, apartmentId: string): Promise<void> {
  const data = { bookingMode: 'on-request' };
  await post(request, `${await pathOfApartment(request, apartmentId)}/actions/publish`, data);
}

/** A manager takes an apartment off the site. */
export async function unpublish(request: APIRequestContext, apartmentId: string): Promise<void> {
  await post(request, `${await pathOfApartment(request, apartmentId)}/actions/unpublish`, {});
}

/** An apartment in the content manager. */
async function pathOfApartment(request: APIRequestContext, apartmentId: string): Promise<string> {
  const headers = await staffHeaders(request);
  const path = '/content-manager/collection-types/api::apartment.apartment';
  const params = { 'filters[apartmentId][$eq]': apartmentId };
  const found = await request.get(path, { headers, params });
  const { results } = (await found.json()) as { results: { documentId: string }[] };
  return `${path}/${results[0]?.documentId ?? ''}`;
}

/** A manager mails a guest the link by which an amount is paid by card. @returns that link */
export async function sendPaymentLink(
  request: APIRequestContext,
  reference: string,
  amount: MinorUnits,
): Promise<string> {
  const { data } = await ask(request, 'POST /booking-rules/reservations/{reference}/payment-link', {
    headers: await staffHeaders(request),
    params: { reference },
    body: { data: { amount, mail: true } },
  });
  return data.url;
}

/** A reservation as its manager sees it. */
export async function readReservation(
  request: APIRequestContext,
  reference: string,
): Promise<Answer<'GET /booking-rules/reservations/{reference}'>['data']> {
  const headers = await staffHeaders(request);
  const { data } = await ask(request, 'GET /booking-rules/reservations/{reference}', {
    headers,
    params: { reference },
  });
  return data;
}

/** An editor publishes a page of one text, to which no other leads; returns once guests read it. */
export async function publishPage(
  request: APIRequestContext,
  slug: string,
  { title, text }: { title: string; text: string },
): Promise<void> {
  const body = [{ type: 'paragraph', children: [{ type: 'text', text }] }];
  const sections = [{ __component: 'section.text', heading: null, body, pictureSide: 'end' }];
  const path = '/content-manager/collection-types/api::page.page/actions/publish';
  await post(request, path, { slug, title, sections }, 'editor');
  await expect.poll(async () => (await request.get(`/${slug}`)).status()).toBe(200);
}

async function post(
  request: APIRequestContext,
  path: string,
  data?: object,
  who: 'manager' | 'editor' = 'manager',
): Promise<void> {
  const done = await request.post(path, { headers: await staffHeaders(request, who), data });
  expect(done.ok(), await done.text()).toBe(true);
}

/** What the requests of one of the demo's people carry: where a house was begun anew, of who is left. */
export async function staffHeaders(
  request: APIRequestContext,
  who: 'manager' | 'editor' = 'manager',
): Promise<{ authorization: string }> {
  const name = process.env.JOURNEY_MANAGER ?? who;
  const signedIn = await request.post('/admin/login', {
    data: { email: `${name}@vacationer.example`, password: process.env.JOURNEY_MANAGER_PASSWORD },
  });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  return { authorization: `Bearer ${token}` };
}
