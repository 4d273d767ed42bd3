import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { localInstant } from 'booking-rules/shared/domain/local-day';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { fillGuest, payAtCheckout, reserveButton } from './steps/guest-form.js';
import { linkIn, mailTo } from './steps/mailbox.js';
import { readReservation, sendPaymentLink, staffHeaders, writeArrival } from './steps/manager.js';
import { startHouseOfItsTime, type HouseOfItsTime } from './steps/moved-clock.js';
import { registerAdult } from './steps/registration-form.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';
import { pickDays } from './steps/date-picker.js';

const APARTMENT = 'one-bedroom-lake-view-jlt';
const CODE = '2580#';
const EMAIL = 'samira@example.com';
/** Mails go out when jobs look for them, every 15 seconds. */
const SENT_MS = 45_000;

let ours: HouseOfItsTime | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ours = await startHouseOfItsTime();
});
test.afterAll(() => ours?.house.stop());

/** Moves the clock to an hour at the property. */
async function itIs(context: BrowserContext, day: Day, time: string): Promise<void> {
  await ours?.itIs(context, localInstant(day, time));
}

/** The manager switches an automatic mail on that comes switched off. */
async function switchOn(request: APIRequestContext, name: string): Promise<void> {
  const headers = await staffHeaders(request);
  const { data } = await ask(request, 'GET /booking-rules/mail-rules', { headers });
  const rule = data.rules.find((one) => one.name === name);
  if (!rule) throw new Error(`There is no automatic mail “${name}”`);
  const { id, activeSince, sent, ...draft } = rule;
  expect({ activeSince, sent }).toEqual({ activeSince: null, sent: 0 });
  await ask(request, 'PUT /booking-rules/mail-rules/{id}', {
    ...{ headers, params: { id: String(id) }, body: { data: { ...draft, active: true } } },
  });
}

test('a whole stay on a phone: booked, paid by link, moved, registered, entered by a code, and reviewed', async ({
  page,
  context,
  playwright,
}) => {
  test.setTimeout(420_000);
  const url = ours?.house.url ?? '';
  const request = await playwright.request.newContext({ baseURL: url });
  const at = (path: string) => url + path;
  // The mail of two days before is on from the start.
  await switchOn(request, 'A week before arrival');
  await writeArrival(request, APARTMENT, {
    ...{ address: 'Lake Point, floor 12, door 1203', directions: 'Five minutes from the metro.' },
    steps: [{ text: 'Take the lift on the left.', picture: null }],
    ...{ doorCode: CODE, wifiName: 'Lake 1203', wifiPassword: 'heron-lake-61', manual: '' },
  });
  // As long as the longest minimum stay of the year, so that both stays can be had on any day.
  const first = stayIn(20, 5);

  await test.step('books, and proves the address', async () => {
    const quote = await quoteFor(request, APARTMENT, first);
    await page.goto(at(`/summary?quote=${quote.number}`));
    await fillGuest(page, 'Samira Haddad');
    await reserveButton(page).click();
    await expect(page).toHaveURL(/\/thank-you\?reference=/);
    await page.goto(at(linkIn(await mailTo(EMAIL, 'Confirm your email'), '/reservation')));
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  });
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  const trip = at(`/reservation?reference=${reference}`);

  await test.step('pays by the link that a manager sends', async () => {
    const { folio } = await readReservation(request, reference);
    await page.goto(await sendPaymentLink(request, reference, folio.due));
    await payAtCheckout(page, folio.due);
    await expect(page).toHaveURL(trip);
    await expect(page.getByText('Lake Point, floor 12, door 1203')).toBeVisible();
    await expect(page.getByText(CODE)).toBeHidden();
  });

  await test.step('writes, and is answered', async () => {
    const conversation = page.getByRole('region', { name: 'Messages' });
    await conversation.getByLabel('Your message').fill('Is there a cot?');
    await conversation.getByRole('button', { name: 'Send message' }).click();
    await expect(conversation.getByRole('status')).toContainText('Sent.');
    const headers = await staffHeaders(request);
    const params = { reference };
    const { data } = await ask(request, 'GET /booking-rules/messages/{reference}', { headers, params });
    expect(data.messages.map(({ text }) => text)).toContain('Is there a cot?');
    await ask(request, 'POST /booking-rules/messages/{reference}', {
      ...{ headers, params, body: { data: { text: 'Yes, it will stand in the bedroom.' } } },
    });
    await page.goto(at(linkIn(await mailTo(EMAIL, 'A message about your stay'), '/reservation')));
    await expect(conversation.getByRole('log')).toContainText('Yes, it will stand in the bedroom.');
  });

  const stay = { checkIn: addDays(first.checkIn, 1), checkOut: addDays(first.checkOut, 1) };
  await test.step('moves the stay by a day', async () => {
    await page.getByRole('button', { name: 'Change dates or guests…' }).click();
    const form = page.getByRole('dialog', { name: 'Change your stay' });
    await pickDays(form, stay);
    await expect(form.getByRole('region', { name: 'What changes' })).toBeVisible();
    await form.getByRole('button', { name: 'Change my stay' }).click();
    await expect(form).toBeHidden();
    const { folio } = await readReservation(request, reference);
    if (folio.due > 0) {
      await page.goto(await sendPaymentLink(request, reference, folio.due));
      await payAtCheckout(page, folio.due);
      await expect(page.getByText(formatAmount(folio.due)).first()).toBeVisible();
    }
  });

  await test.step('hears from the business a week before, by the day that the stay was moved to', async () => {
    await itIs(context, addDays(stay.checkIn, -7), '10:01');
    await mailTo(EMAIL, 'One week until your stay', SENT_MS);
  });

  await test.step('registers two adults when asked to', async () => {
    await itIs(context, addDays(stay.checkIn, -3), '09:00');
    const mail = await mailTo(EMAIL, 'Register before you arrive', SENT_MS);
    await page.goto(at(linkIn(mail, '/registration')));
    await registerAdult(page, ['Samira', 'Haddad'], 'C01X00T47');
    await expect(page.getByRole('heading', { name: 'Guest 2 of 2' })).toBeVisible();
    await registerAdult(page, ['Karim', 'Haddad'], 'C01X00T48');
    await expect(page.getByText('Everybody is registered')).toBeVisible();
  });

  await test.step('reads the code two days before, which was not there a minute earlier', async () => {
    await itIs(context, addDays(stay.checkIn, -2), '14:58');
    await page.goto(trip);
    await expect(page.getByText('2 days to go')).toBeVisible();
    await expect(page.getByText(CODE)).toBeHidden();
    await itIs(context, addDays(stay.checkIn, -2), '15:01');
    await page.reload();
    await expect(page.getByText(CODE)).toBeVisible();
    await expect(page.getByText('heron-lake-61')).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectSoundPage(page);
    const mail = await mailTo(EMAIL, 'starts on', SENT_MS);
    expect(mail.subject).toContain(formatDay(stay.checkIn));
  });

  await test.step('is told nothing of it any more the day after leaving, and is asked how it was', async () => {
    await itIs(context, addDays(stay.checkOut, 1), '12:00');
    await page.goto(trip);
    await expect(page.getByText(CODE)).toBeHidden();
    const asked = await mailTo(EMAIL, 'How was your stay', SENT_MS);
    await page.goto(at(`/ar${linkIn(asked, '/review')}`));
    await expect(page.getByRole('heading', { name: 'كيف كانت إقامتك؟' })).toBeVisible();
    await expectSoundPage(page);
    await page.goto(at(linkIn(asked, '/review')));
    const stars = (score: string) => page.getByRole('group', { name: score, exact: true });
    await stars('Your stay as a whole').getByLabel('5 – Excellent').check();
    await stars('Cleanliness').getByLabel('4 – Very good').check();
    await stars('Value').getByLabel('2 – Fair').check();
    // Thought better of, with the keyboard: what comes after five stars is none at all.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(stars('Value').getByLabel('No rating')).toBeChecked();
    await page.getByLabel('Your review').fill('Quiet, and the lake at breakfast.');
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Thank you for your review').first()).toBeVisible();
  });

  await test.step('and others read it once a manager has', async () => {
    const headers = await staffHeaders(request);
    await ask(request, 'POST /booking-rules/reviews/{reference}/publish', {
      ...{ headers, params: { reference }, body: { data: { answer: 'Come back soon.' } } },
    });
    await expect(async () => {
      await page.goto(at(`/apartment/${APARTMENT}`));
      await expect(page.getByText('Quiet, and the lake at breakfast.')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await expect(page.getByText(/^Samira/).first()).toBeVisible();
  });
  await request.dispose();
});
