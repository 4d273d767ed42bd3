import { createRequire } from 'node:module';
import type { APIRequestContext } from '@playwright/test';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { formatAmount } from 'booking-rules/shared/format/money';
import type * as StandIn from '../../cms/tests/stand-ins/stripe/browser';
import type * as Webhooks from '../../cms/tests/stand-ins/stripe/webhooks';
import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { cardFrame, routeStripe } from './steps/card-form.js';
import { fillGuest, reserveButton } from './steps/guest-form.js';
import { startHouseOfItsTime, type HouseOfItsTime } from './steps/moved-clock.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

const standIn = createRequire(import.meta.url);
const { CARDS } = standIn('../../cms/tests/stand-ins/stripe/browser') as typeof StandIn;
const { deliveryOf, eventOf } = standIn('../../cms/tests/stand-ins/stripe/webhooks') as typeof Webhooks;
const APARTMENT = 'two-bedroom-golf-view-dubai-hills';
const EMAIL = 'huda@example.com';
/** Jobs look for holds that are over every 15 seconds. */
const RELEASED = { timeout: 45_000 };
let ours: HouseOfItsTime;
let request: APIRequestContext;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  ours = await startHouseOfItsTime({ STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests' });
  request = await playwright.request.newContext({ baseURL: ours.house.url });
});
test.afterAll(async () => {
  await request.dispose();
  await ours.house.stop();
});

/** Nights are held until they are paid by card. */
async function hold(stay: Stay, payment: 'stripe' | 'manual' = 'stripe') {
  const { number } = await quoteFor(request, APARTMENT, stay);
  const guest = { firstName: 'Huda', lastName: 'Saleh', email: EMAIL, phone: '+971501234567' };
  const { data } = await ask(request, 'POST /api/reservations', {
    body: { data: { quote: number, guest, payment } },
  });
  return { ...data, trip: `${ours.house.url}/reservation?reference=${data.reference}&email=${EMAIL}` };
}

/** The card is charged before the nights are released; Stripe says so only now. */
async function hearLate(reference: string, at: Date): Promise<void> {
  const sessions = [...ours.house.stripe.account.sessions.values()];
  const session = sessions.find(
    ({ client_reference_id: of, status }) => of === reference && status === 'complete',
  );
  const event = eventOf('checkout.session.completed', session ?? {});
  const { path, ...sent } = deliveryOf(event, { timestamp: Math.floor(at.getTime() / 1_000) });
  const heard = await fetch(ours.house.url + path, { method: 'POST', ...sent });
  expect(heard.status).toBe(200);
}

test('a guest pays by card on our page, declined at first, and the stay is theirs', async ({
  page,
  context,
}) => {
  await routeStripe(context, ours.house.stripe.url);
  const quote = await quoteFor(request, APARTMENT, stayIn(60, 3));
  await page.goto(`${ours.house.url}/summary?quote=${quote.number}`);
  await fillGuest(page, 'Huda Saleh');
  await page.getByLabel('Card, now').check();
  await reserveButton(page).click();

  await expect(page).toHaveURL(/\/summary\?quote=.*&reference=R-/);
  const pay = page.getByRole('button', { name: `Pay ${formatAmount(quote.total)}` });
  const card = await cardFrame(page);
  await expectSoundPage(page, 'main form');
  await card.getByLabel('Card number').fill(CARDS.declined);
  await pay.click();
  await expect(page.getByRole('alert')).toContainText(
    "You haven't been charged. Try again, or use another card.",
  );
  await card.getByLabel('Card number').fill(CARDS.good);
  await pay.click();
  // The payment partner tells the server, which the page asks.
  await expect(page).toHaveURL(/\/thank-you\?reference=R-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Huda. Your stay is reserved.');
});

test('a held stay is paid on My trip; one left unpaid, or paid too late, says what to do and loses no nights', async ({
  page,
  context,
  expectAnswer,
}) => {
  test.setTimeout(300_000);
  await routeStripe(context, ours.house.stripe.url);
  const pay = page.getByRole('button', { name: /^Pay AED .* now$/ });

  await test.step('whoever leaves the form finds the nights held, and pays them', async () => {
    const held = await hold(stayIn(130, 3));
    await page.goto(held.trip);
    await pay.click();
    await cardFrame(page);
    await expectSoundPage(page);
    await page.goto(`${ours.house.url}/`);
    await page.goto(held.trip);
    await expect(
      page.getByText(`Pay ${formatAmount(held.total)} by then, and the stay is yours.`, { exact: false }),
    ).toBeVisible();
    await pay.click();
    const card = await cardFrame(page);
    await card.getByLabel('Card number').fill(CARDS.good);
    await page.getByRole('button', { name: `Pay ${formatAmount(held.total)}`, exact: true }).click();
    await expect(page.getByText(/^The apartment is yours from /)).toBeVisible({ timeout: 30_000 });
    await expect(pay).toBeHidden();
  });

  const unpaid = await hold(stayIn(140, 3));
  const late = await hold(stayIn(150, 3));
  const tooLate = await hold(stayIn(160, 3));
  for (const { reference } of [late, tooLate]) {
    const asked = { params: { reference }, body: { data: { email: EMAIL } } };
    const { data } = await ask(request, 'POST /api/reservations/{reference}/card-form', asked);
    ours.house.stripe.account.pay(data.form?.clientSecret.split('_secret_')[0] ?? '');
  }
  const over = new Date(Date.parse(tooLate.heldUntil ?? '') + 60_000);

  await test.step('who has just paid reads that it is being checked, and is shown no form again', async () => {
    for (const what of ['card-form', 'payment'])
      expectAnswer(409, `/api/reservations/${late.reference}/${what}`);
    await page.goto(late.trip);
    await pay.click();
    await expect(page.getByText('Your payment is being checked.', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Checking payment')).toBeVisible();
    // That, and nothing of what is to be paid by when.
    await expect(page.getByText(/by then|is still to be paid|paid anything/)).toHaveCount(0);
    await expect(page.getByText('If you cancel now, it goes back to you in full.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectSoundPage(page);
    await page.goto(late.paymentUrl ?? '');
    await expect(page).toHaveURL(/\/thank-you\?reference=R-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you, Huda. Your payment is being checked.',
    );
    await expect(page.getByText("There's no need to pay again.", { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay AED/ })).toBeHidden();
    await expectSoundPage(page);
  });

  await test.step('the form that was left open says that the time is over, and the nights are free again', async () => {
    expectAnswer(409, `/api/reservations/${unpaid.reference}/card-form`);
    await page.goto(unpaid.trip);
    await pay.click();
    const card = await cardFrame(page);
    await ours.itIs(context, over);
    await card.getByLabel('Card number').fill(CARDS.good);
    await expect(async () => {
      const { data } = await ask(request, 'POST /api/reservations/{reference}/look-up', {
        ...{ params: { reference: unpaid.reference }, body: { data: { email: EMAIL } } },
      });
      expect(data.state).toBe('expired');
    }).toPass(RELEASED);
    await page.getByRole('button', { name: `Pay ${formatAmount(unpaid.total)}`, exact: true }).click();
    await expect(
      page.getByText('Your payment did not arrive in time, and the nights were released.'),
    ).toBeVisible();
    await expect(page.getByText("You haven't paid anything.", { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find another stay' })).toBeVisible();
    await expectSoundPage(page);
    await hold(stayIn(140, 3), 'manual');
  });

  await test.step('money that comes late keeps the stay while its nights are free', async () => {
    await hearLate(late.reference, over);
    await page.goto(late.trip);
    await expect(page.getByText(/^The apartment is yours from /)).toBeVisible();
  });

  await test.step('and goes back when somebody else has booked them', async () => {
    await expect(async () => void (await hold(stayIn(160, 3), 'manual'))).toPass(RELEASED);
    await hearLate(tooLate.reference, over);
    await page.goto(tooLate.trip);
    await expect(page.getByText('the nights were released', { exact: false })).toBeVisible();
    await expect(
      page.getByText(`${formatAmount(tooLate.total)} goes back to your card`, { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find another stay' })).toBeVisible();
  });
});
