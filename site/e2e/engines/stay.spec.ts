import type { APIRequestContext } from '@playwright/test';
import { formatAmount } from 'booking-rules/shared/format/money';
import { linkIn, mailTo } from '../steps/mailbox.js';
import { staffHeaders } from '../steps/manager.js';
import { arrivalAfterClean, assignToHousekeeper, leftLately } from '../steps/manager-day.js';
import { ask } from '../steps/ask.js';
import { quoteFor, stayIn } from '../steps/stays.js';
import { expect, test } from './journey.js';

/** No other journey books these days of it. */
const APARTMENT = 'studio-west-beach-palm-jumeirah';
/** Days from today, for each of the engines and windows. */
const FREE: Record<string, number> = {
  'firefox-phone': 230,
  'firefox-desktop': 236,
  'webkit-phone': 242,
  'webkit-desktop': 248,
};

test('a guest pays by card, corrects the name on the page of the stay and downloads the invoice', async ({
  guest,
  request,
}, { project }) => {
  const { number, total } = await quoteFor(request, APARTMENT, stayIn(FREE[project.name] ?? 0, 4));
  await guest.open(`/summary?quote=${number}`);
  await guest.fill('First name', 'Lyla');
  await guest.fill('Last name', 'Haddad');
  await guest.fill('Email', `${project.name}@example.com`);
  await guest.fill('Phone', '+971 50 123 4567');
  await guest.click({ role: 'radio', name: /^Card, now/ });
  await guest.click({ role: 'button', name: `Reserve — ${formatAmount(total)}` });
  await guest.see({ role: 'heading', name: /^Pay AED / });
  await guest.click({ role: 'button', name: 'Pay' });
  await guest.see({ role: 'heading', name: 'Thank you, Lyla. Your stay is reserved.' });

  const reference = new URL(await guest.address(), 'http://site').searchParams.get('reference') ?? '';
  await guest.open(`/reservation?reference=${reference}`);
  await guest.click({ role: 'button', name: 'Correct name or phone…' });
  const form = { role: 'dialog', name: 'Correct name or phone' };
  await guest.replace('First name', 'Layla');
  await guest.click({ role: 'button', name: 'Save', within: form });
  await guest.seeNo(form);
  expect((await guest.see({ role: 'main' })).text).toContain('Booked by Layla Haddad');

  const documents = { role: 'region', name: 'Documents' };
  expect((await guest.see(documents)).text).toMatch(/Invoice INV-/);
  await guest.click({ role: 'button', name: /^Download .*INV-/, within: documents });
  // Neither engine tells of what it saves: the page has read a file, and says nothing of a failure.
  const sizes = () =>
    guest.tab.run(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry.name.includes('.pdf') ? [(entry as PerformanceResourceTiming).decodedBodySize > 1_000] : [],
        ),
    );
  await expect.poll(sizes).toEqual([true]);
  await guest.seeNo({ role: 'alert' });
});

test('a guest writes, registers and reviews from My trip, and a housekeeper opens the list', async ({
  guest,
  request,
}, { project }) => {
  const headers = await staffHeaders(request);
  const email = `${project.name}-tonight@example.com`;
  const { task, reference } = await arrivalAfterClean(request, headers, email);
  await guest.open(`/reservation?reference=${reference}&email=${email}`);
  const conversation = { role: 'region', name: 'Messages' };
  await guest.fill('Your message', 'Is there a cot?');
  await guest.click({ role: 'button', name: 'Send message', within: conversation });
  await expect
    .poll(async () => (await guest.see({ role: 'log', within: conversation })).text)
    .toContain('Is there a cot?');
  await guest.click({ role: 'link', name: 'Register guests' });
  await guest.fill('First names', 'Layla');
  await guest.see({ role: 'button', name: 'Register this guest' });

  await guest.open(await linkOfStayer(request, headers, Object.keys(FREE).indexOf(project.name)));
  await guest.click({ role: 'link', name: 'Write a review' });
  await guest.click({
    role: 'radio',
    name: '5 – Excellent',
    within: { role: 'group', name: 'Your stay as a whole' },
  });
  await guest.fill('Your review', 'Quiet.');
  await guest.see({ role: 'button', name: 'Send review' });

  const list = await assignToHousekeeper(request, headers, project.name, task);
  await guest.open(list.pathname + list.hash);
  await guest.see({ role: 'heading', name: `${project.name}'s list` });
  await guest.see({ role: 'button', name: `Done: Clean after check-out, ${task.apartmentName}` });
});

/** The link to My trip that somebody who has left gets with an answer of the business. */
async function linkOfStayer(
  request: APIRequestContext,
  headers: Record<string, string>,
  index: number,
): Promise<string> {
  const left = await leftLately(request, headers);
  const byEmail = [...new Map(left.map((stay) => [stay.guest.email, stay])).values()];
  const stay = byEmail[index];
  if (!stay) throw new Error('Too few have left the demo these weeks');
  const { reference } = stay;
  await ask(request, 'POST /booking-rules/messages/{reference}', {
    ...{ headers, params: { reference }, body: { data: { text: 'Thank you for your stay.' } } },
  });
  return linkIn(await mailTo(stay.guest.email, 'A message about your stay'), '/reservation');
}
