import type { APIRequestContext } from '@playwright/test';
import type { Task } from 'booking-rules/contracts/turnover/turnover';
import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { staffHeaders } from './steps/manager.js';
import {
  acceptRequest,
  arrivalAfterClean,
  askFor,
  assignToHousekeeper,
  leftLately,
} from './steps/manager-day.js';
import { signInToPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { stayIn } from './steps/stays.js';

const EMAIL = 'request-desktop@journeys.example';
const TODAY = '/admin/plugins/booking-rules/today';
/** Guests of this journey who wait for an answer. */
const WAITING = '/admin/plugins/booking-rules/messages?show=waiting&search=do+we+park';

test("a manager's day on a wide screen: everything is on Today, or one tap away from it", async ({
  page,
  admin,
  request,
}) => {
  test.slow();
  const headers = await staffHeaders(request);
  const asked = stayIn(182, 4);
  const { task } = await arrivalAfterClean(request, headers);
  await askFor(page, EMAIL, asked);
  await writeAsGuest(request, headers);
  await reportProblem(request, headers, task);
  const reviewer = await reviewAsGuest(request, headers);
  const arrival = admin
    .locator('#arrivals')
    .getByRole('listitem')
    .filter({ hasText: 'Tonight Guest' })
    .filter({ hasText: task.apartmentName });

  await test.step('a request is accepted with one tap', async () => {
    await signInToPanel(admin);
    await acceptRequest(admin, asked);
  });

  await test.step('an arrival says what is missing of it; its money is recorded on its page', async () => {
    // There is more to do than to clean: somebody has reported something.
    await expect(arrival.getByText('Problem')).toBeVisible();
    await expect(arrival.getByText('Not registered')).toBeVisible();
    await expect(arrival.getByText(/ due$/)).toBeVisible();
    await expect(admin.getByRole('heading', { name: /^Money due \(/ })).toBeVisible();
    await arrival.getByRole('link', { name: 'Tonight Guest' }).click();
    await admin.getByRole('button', { name: 'Record payment …' }).click(VIEW);
    await admin.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    await expect(admin.getByText(/is recorded as paid\.$/)).toBeVisible();
    await admin.goto(TODAY);
    await expect(arrival.getByText('Paid', { exact: true })).toBeVisible(VIEW);
  });

  await test.step('those who wait the longest for an answer are named, each one tap away from it', async () => {
    const longest = admin.locator('#messages').getByRole('listitem').first().getByRole('link');
    const name = await longest.innerText();
    await longest.click();
    await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible(VIEW);
    // This guest has waited the shortest, and guests of other journeys may wait as well: the inbox has them all.
    await admin.goto(WAITING);
    const waiting = admin.getByRole('row').filter({ hasText: 'Where do we park?' });
    await waiting.getByRole('link', { name: 'Noor Saleh' }).click(VIEW);
    await admin.getByLabel('Your reply').fill('On level P2, bay 14.');
    await admin.getByRole('button', { name: 'Send reply' }).click();
    await expect(admin.getByText('Your reply has been sent.')).toBeVisible();
    await admin.goto(WAITING);
    await expect(admin.getByText('No messages match.', { exact: false })).toBeVisible(VIEW);
    await admin.goto(TODAY);
    await expect(arrival).toBeVisible(VIEW);
  });

  await test.step('a problem that a housekeeper reports blocks nights, and the clean is ticked off', async () => {
    await expect(admin.getByText(/^\d+ open problems?$/)).toBeVisible();
    await admin.getByRole('link', { name: 'Open Turnover' }).click();
    const problem = admin.getByRole('listitem').filter({ hasText: 'The shower leaks' });
    await problem.getByRole('button', { name: 'Block nights …' }).click(VIEW);
    const block = admin.getByRole('dialog', { name: `Block nights of ${task.apartmentName}` });
    const nights = stayIn(340, 2);
    await block.getByLabel('Check-in').fill(nights.checkIn);
    await block.getByLabel('Check-out').fill(nights.checkOut);
    await block.getByRole('button', { name: 'Block these nights' }).click();
    await expect(admin.getByText('Nobody can book these nights now.', { exact: false })).toBeVisible();
    await problem.getByRole('button', { name: 'Solved' }).click();
    await expect(problem).toBeHidden();
    const home = admin.getByRole('listitem').filter({
      has: admin.getByRole('heading', { name: task.apartmentName, level: 3 }),
    });
    const clean = home.getByRole('listitem').filter({ hasText: 'Clean after check-out' });
    await clean.getByRole('button', { name: 'Mark as done' }).click();
    await expect(admin.getByText('Marked as done.')).toBeVisible();
    await expectSoundPage(admin, 'main');
    await admin.goto(TODAY);
    await expect(arrival.getByText('Clean', { exact: true })).toBeVisible(VIEW);
  });

  await test.step('a review is decided one tap away', async () => {
    await admin.getByRole('link', { name: 'New reviews' }).click();
    const review = admin.locator('main').getByText('The lift was slow on Friday.');
    await expect(review).toBeVisible(VIEW);
    await expect(admin.getByRole('link', { name: new RegExp(`${reviewer},`) })).toBeVisible();
    await expectSoundPage(admin, 'main');
    await admin.getByRole('button', { name: 'Decline' }).first().click();
    const dialog = admin.getByRole('dialog', { name: 'Decline this review?' });
    await dialog.getByLabel('Reason').fill('Of another house.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(admin.getByText('The review was declined.')).toBeVisible();
    await admin.goto(TODAY);
  });

  await test.step('permits that end soon lead to their listings', async () => {
    const permits = admin.locator('#permits');
    await expect(permits.getByText(/^Ends in \d+ days/).first()).toBeVisible(VIEW);
    await expectSoundPage(admin, 'main');
    await permits.getByRole('link').first().click();
    await expect(admin).toHaveURL(/\/listings\//);
  });
});

type Headers = Record<string, string>;

/** The guest who asked writes, too. */
async function writeAsGuest(request: APIRequestContext, headers: Headers): Promise<void> {
  const query = { search: EMAIL };
  const { data } = await ask(request, 'GET /booking-rules/reservations', { headers, query });
  await ask(request, 'POST /api/reservations/{reference}/messages', {
    params: { reference: data[0]?.reference ?? '' },
    body: { data: { proof: { email: EMAIL }, text: 'Where do we park?' } },
  });
}

/** A housekeeper is given a task, and finds something wrong there. */
async function reportProblem(request: APIRequestContext, headers: Headers, task: Task): Promise<void> {
  const list = await assignToHousekeeper(request, headers, 'Amal', task);
  const report = { token: list.hash.slice(1), request: crypto.randomUUID(), text: 'The shower leaks' };
  await ask(request, 'POST /api/housekeeping/problems', {
    body: { data: { ...report, task: task.key, day: task.day } },
  });
}

/** Somebody who has left writes a review. @returns the full name */
async function reviewAsGuest(request: APIRequestContext, headers: Headers): Promise<string> {
  const [stay] = await leftLately(request, headers);
  if (!stay) throw new Error('Nobody has left the demo these weeks');
  const { reference, guest } = stay;
  await ask(request, 'POST /api/reservations/{reference}/review', {
    params: { reference },
    body: { data: { proof: { email: guest.email }, rating: 4, text: 'The lift was slow on Friday.' } },
  });
  return `${guest.firstName} ${guest.lastName}`;
}
