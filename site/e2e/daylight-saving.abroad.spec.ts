import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localInstant } from 'booking-rules/shared/domain/local-day';
import { addDays, type Day, type Stay } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount, formatFullAmount } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { JOURNEYS_ABROAD } from './journeys-abroad.js';
import { download, textOf } from './steps/download.js';
import { fillGuest, reserveButton } from './steps/guest-form.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { markPaid } from './steps/manager.js';
import { readPrice } from './steps/prices.js';
import { searchFor } from './steps/search.js';
import { expectSoundPage } from './steps/sound-page.js';
import { searchOf, today } from './steps/stays.js';

const APARTMENT = 'one-bedroom-park-dubai-hills';
const EMAIL = 'anna@example.com';
const DAY_MS = 24 * 3_600_000;
/** The nights that clocks are put forward or back in, and three on either side. */
const NIGHTS = 7;

test('a guest books over the night in which clocks change, chooses a rate, pays in euros and cancels for what was promised', async ({
  page,
  newGuest,
  request,
}) => {
  test.slow();
  const stay = overClockChange();

  await page.goto('/');
  await searchFor(page, stay, 2);
  await expect(page).toHaveURL(new RegExp(`/results/1\\?${searchOf(stay)}`));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    `total for ${NIGHTS} nights, all fees included`,
  );

  await page.goto(`/apartment/${APARTMENT}?${searchOf(stay)}`);
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await expect(box.getByRole('link', { name: 'Reserve' })).toBeVisible();
  const price = await readPrice(box);
  await test.step('the price has every night once, the city tax on them, and VAT on both', () => {
    const amountOf = (label: RegExp) =>
      price.lines.reduce((sum, line) => sum + (label.test(line.label) ? line.amount : 0), 0);
    const [tax, vat] = [amountOf(/^City tax: 7\.5% of the nights/), amountOf(/^VAT 7%/)];
    expect(price.lines[0]?.label).toContain(`${NIGHTS} nights`);
    expect(tax).toBe(Math.round((amountOf(/night|discount|^VACATIONER25/i) - tax) * 0.075));
    expect(vat).toBe(Math.round((price.total - vat) * 0.07));
  });
  const rate = (name: RegExp) => box.getByRole('radio', { name });
  await rate(/^Non-refundable/).click();
  await expect(box.getByText('No refund after booking')).not.toHaveCount(0);
  await expect.poll(async () => (await readPrice(box)).total).toBeLessThan(price.total);
  await rate(/^Standard/).click();
  await expect.poll(async () => (await readPrice(box)).total).toBe(price.total);
  await box.getByRole('link', { name: 'Reserve' }).click();

  const ladder = `Cancel by ${formatDay(addDays(stay.checkIn, -30))}: full refund, ${formatAmount(price.total)}`;
  await expect(page.getByText(ladder)).not.toHaveCount(0);
  await fillGuest(page, 'Anna Weber');
  await expect(reserveButton(page)).toHaveText(`Reserve — ${formatAmount(price.total)}`);
  await reserveButton(page).click();
  const reference = await page
    .getByText(/^Your reference is/)
    .locator('strong')
    .innerText();
  const asking = await mailTo(EMAIL, `(${reference})`);
  await page.goto(linkIn(asking, '/reservation'));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await markPaid(request, reference);

  await test.step('mail and invoice count in euros, with the days that were booked', async () => {
    const { text = '', html = '' } = await mailTo(EMAIL, 'Your stay is confirmed');
    for (const said of [
      formatDay(stay.checkIn),
      formatDay(stay.checkOut),
      'City tax',
      formatAmount(price.total),
    ])
      expect(text).toContain(said);
    expect(`${text} ${html}`).not.toMatch(/AED|Dubai time|Tourism Dirham/);
    await page.reload();
    const invoice = page.getByRole('listitem').filter({ hasText: 'Invoice INV-' });
    const words = await textOf(await download(page, invoice.getByRole('button', { name: /^Download/ })));
    for (const said of [formatFullAmount(price.total), 'City tax', formatDay(stay.checkOut)])
      expect(words).toContain(said);
    expect(words).not.toContain('AED');
  });

  await test.step('looked up with its reference, it is cancelled for all of what was paid', async () => {
    const guest = await newGuest();
    await guest.goto('/reservation');
    await guest.getByLabel('Reference').fill(reference);
    await guest.getByLabel('Email').fill(EMAIL);
    await guest.getByRole('button', { name: 'Show my booking' }).click();
    await expect(guest.getByText(formatDay(stay.checkIn)).first()).toBeVisible();
    await expect(guest.getByText(`You have paid ${formatAmount(price.total)}.`)).toBeVisible();
    await expectSoundPage(guest);
    const refund = `Cancel, and get ${formatAmount(price.total)} back`;
    await guest.getByRole('button', { name: 'Cancel this booking…' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: refund }).click();
    await expect(guest.getByText(`${formatAmount(price.total)} will be returned`)).toBeVisible();
    expect((await mailTo(EMAIL, 'Your stay is cancelled')).text).toContain(formatAmount(price.total));
  });
});

test('every journey that is to lead abroad is among the journeys, by its first words', async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.spec.ts'));
  const files = await Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
  const all = files.join('\n');
  for (const beginning of JOURNEYS_ABROAD) expect(all.split(`test('${beginning}`), beginning).toHaveLength(2);
});

/** A stay in the middle of whose nights clocks at the property are next put forward or back, far enough from today. */
function overClockChange(): Stay {
  const noon = (day: Day) => localInstant(day, '12:00').getTime();
  let day = addDays(today(), 60);
  while (noon(addDays(day, 1)) - noon(day) === DAY_MS) day = addDays(day, 1);
  const checkIn = addDays(day, -3);
  return { checkIn, checkOut: addDays(checkIn, NIGHTS) };
}
