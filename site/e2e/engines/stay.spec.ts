import { formatAmount } from 'booking-rules/shared/format/money';
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
