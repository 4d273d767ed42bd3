import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Task } from 'booking-rules/contracts/turnover/turnover';
import { addDays, type Stay } from 'booking-rules/shared/domain/stay';
import { formatStay } from 'booking-rules/shared/format/stay';
import { ask } from './ask.js';
import { linkIn, mailTo } from './mailbox.js';
import { letByRequest } from './manager.js';
import { VIEW } from './panel.js';
import { expectSoundPage } from './sound-page.js';
import { quoteFor, stayIn, today } from './stays.js';

/** No other journeys book it than those of a manager's day, each at its time. */
const BY_REQUEST = 'three-bedroom-corner-dubai-marina';

type Headers = Record<string, string>;

/** The manager finds a request on Today, and accepts it where it stands. */
export async function acceptRequest(admin: Page, stay: Stay): Promise<void> {
  const card = admin.getByRole('listitem').filter({ hasText: formatStay(stay) });
  await expect(card.getByText('Expires in ')).toBeVisible(VIEW);
  await expectSoundPage(admin, 'main');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card).toBeHidden();
}

/** A guest asks for a stay in an apartment that is let by request, and proves the address. */
export async function askFor(page: Page, email: string, stay: Stay): Promise<void> {
  const { request } = page;
  await letByRequest(request, BY_REQUEST);
  const { number } = await quoteFor(request, BY_REQUEST, stay);
  const guest = { firstName: 'Noor', lastName: 'Saleh', email, phone: '+971501234567' };
  await ask(request, 'POST /api/reservations', {
    body: { data: { quote: number, guest, payment: 'manual' } },
  });
  await page.goto(linkIn(await mailTo(email, 'Confirm your email'), '/reservation'));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('button', { name: 'Confirm my email address' })).toBeHidden();
}

/** A clean that is open today, and somebody who arrives there tonight, with an email address or without. */
export async function arrivalAfterClean(
  request: APIRequestContext,
  headers: Headers,
  email = '',
): Promise<{ task: Task; reference: string }> {
  const { tasks } = (await ask(request, 'GET /booking-rules/turnover', { headers })).data;
  for (const task of tasks.filter(({ kind, done }) => kind === 'clean' && !done)) {
    const guest = { firstName: 'Tonight', lastName: 'Guest', email, phone: '+971501234567' };
    const data = {
      ...{ apartmentId: task.apartmentId, ...stayIn(0, 1), guests: 1, guest },
      ...{ payment: 'to-pay', overrideRules: true },
    };
    const booked = await request.post('/booking-rules/reservations', { headers, data: { data } });
    if (!booked.ok()) continue;
    const { reference } = ((await booked.json()) as { data: { reference: string } }).data;
    return { task, reference };
  }
  throw new Error('Nobody has left any home of the demo these days');
}

/** A manager gives somebody a task. @returns the address of their list */
export async function assignToHousekeeper(
  request: APIRequestContext,
  headers: Headers,
  name: string,
  { key, day }: Task,
): Promise<URL> {
  const person = { name, phone: '', email: '', language: 'en' as const, apartments: null, active: true };
  const { data } = await ask(request, 'POST /booking-rules/housekeepers', {
    headers,
    body: { data: person },
  });
  await ask(request, 'POST /booking-rules/turnover/task', {
    ...{ headers, body: { data: { task: key, day, assignee: data.id } } },
  });
  return new URL(data.link);
}

/** Those who have left the demo in the last weeks and may review their stay, the last first. */
export async function leftLately(request: APIRequestContext, headers: Headers) {
  const query = { states: 'completed', from: addDays(today(), -40), to: addDays(today(), -2), pageSize: 50 };
  const { data } = await ask(request, 'GET /booking-rules/reservations', { headers, query });
  return data.filter(({ checkOut }) => checkOut < today());
}
