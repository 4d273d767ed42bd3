import { expect, type APIRequestContext } from '@playwright/test';

/** A manager notes that a reservation has been paid, as the admin panel does. */
export function markPaid(request: APIRequestContext, reference: string): Promise<void> {
  return asManager(request, `/booking-rules/reservations/${reference}/paid`);
}

/** A manager makes a promotion code with which so many stays may be booked at half the price of their nights. */
export function createPromotion(request: APIRequestContext, code: string, useLimit: number): Promise<void> {
  const path = '/content-manager/collection-types/plugin::booking-rules.promotion';
  return asManager(request, path, { code, percent: 50, active: true, useLimit });
}

async function asManager(request: APIRequestContext, path: string, data?: object): Promise<void> {
  const signedIn = await request.post('/admin/login', {
    data: { email: 'manager@vacationer.example', password: process.env.JOURNEY_MANAGER_PASSWORD },
  });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const done = await request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  expect(done.ok(), await done.text()).toBe(true);
}
