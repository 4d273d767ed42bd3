import { expect, type Page } from '@playwright/test';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { ask } from './ask.js';
import { linkIn, mailTo } from './mailbox.js';
import { quoteFor } from './stays.js';

/** Books a stay whose guest has confirmed the address, on whose page the guest then is. */
export async function bookProven(page: Page, email: string, apartmentId: string, stay: Stay) {
  const { number, total } = await quoteFor(page.request, apartmentId, stay);
  const person = { firstName: 'Lina', lastName: 'Aziz', email, phone: '+971501234567' };
  const booking = { quote: number, guest: person, payment: 'manual' as const };
  const { reference } = (await ask(page.request, 'POST /api/reservations', { body: { data: booking } })).data;
  await page.goto(linkIn(await mailTo(email, 'Confirm your email'), '/reservation'));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  return { reference, total };
}
