import { expect, type APIRequestContext } from '@playwright/test';

/** A manager notes that a reservation has been paid, as the admin panel does. */
export async function markPaid(request: APIRequestContext, reference: string): Promise<void> {
  const signedIn = await request.post('/admin/login', {
    data: { email: 'manager@vacationer.example', password: process.env.JOURNEY_MANAGER_PASSWORD },
  });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const paid = await request.post(`/booking-rules/reservations/${reference}/paid`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  expect(paid.status(), await paid.text()).toBe(200);
}
