import { filsIn } from '../steps/prices.js';
import { calendarOf, stayIn } from '../steps/stays.js';
import { expect, test } from './journey.js';
import type { Sight } from './look.js';

/** Days from today: a fortnight of its own for each, after those of the other journeys. */
const FREE: Record<string, number> = {
  'firefox-phone': 230,
  'firefox-desktop': 240,
  'webkit-phone': 250,
  'webkit-desktop': 260,
};
const BOX = { role: 'complementary', name: 'Price and dates' };
const GALLERY = { role: 'dialog', name: /^Photos of / };

test('a guest searches, picks dates, looks at the photos, sees the price and reserves', async ({
  guest,
  request,
}, { project }) => {
  const stay = stayIn(FREE[project.name] ?? 0, 5);
  await guest.open('/');
  const isPhone = project.name.endsWith('phone');
  const opens = isPhone ? /Any dates/ : /^Check-in/;
  await guest.click({ role: 'button', name: opens, within: { role: 'search' } });
  await guest.pickStay(stay, isPhone ? 'Search' : 'Done');
  if (!isPhone) await guest.click({ role: 'button', name: 'Search', within: { role: 'search' } });

  const card = { role: 'article', within: { role: 'main' } };
  await expect.poll(() => guest.address()).toMatch(/^\/results\/1\?/);
  expect(await guest.address()).toContain(`=${stay.checkIn}&availabilityDateEnd=${stay.checkOut}`);
  await expect
    .poll(async () => (await guest.see(card)).text)
    .toContain('total for 5 nights, all fees included');
  const link = { role: 'link', within: card };
  const name = (await guest.see(link)).text;
  await guest.click(link);
  await expect.poll(() => guest.address()).toMatch(/^\/apartment\//);
  await guest.see({ role: 'heading', name });
  const apartment = await guest.address();

  await guest.click({ role: 'link', name: /^Photo 1 of / });
  expect((await guest.see(GALLERY)).text).toMatch(/^1 \/ \d/);
  await guest.tab.press('Escape');
  await guest.seeNo(GALLERY);
  expect(await guest.address()).toBe(apartment);

  const reserve = { role: 'link', name: 'Reserve', within: BOX };
  await guest.see(reserve);
  const price = totalIn(await guest.see(BOX));
  await guest.click(reserve);
  await guest.see({ role: 'heading', name: 'Confirm your stay' });
  expect(totalIn(await guest.see({ role: 'complementary', name: 'Your stay' }))).toBe(price);
  await guest.fill('First name', 'Layla');
  await guest.fill('Last name', 'Haddad');
  await guest.fill('Email', 'layla@example.com');
  await guest.fill('Phone', '+971 50 123 4567');
  await guest.click({ role: 'button', name: /^Reserve — / });

  await guest.see({ role: 'heading', name: /^Thank you, Layla/ });
  expect(await guest.address()).toMatch(/^\/thank-you\?reference=R-/);
  const slug = new URL(apartment, 'http://site').pathname.split('/').at(-1) ?? '';
  const nights = await calendarOf(request, slug, stay.checkIn, 5);
  expect(
    nights.map(({ taken }) => taken),
    'for everybody else',
  ).toEqual([true, true, true, true, true]);
});

/** The total in a box with a price, in minor units. */
function totalIn({ text }: Sight): number {
  return filsIn(text.slice(text.indexOf('Total, all fees and taxes included')));
}
