import { createRequire } from 'node:module';
import { formatAmount } from 'booking-rules/shared/format/money';
import type * as StandIn from '../../cms/tests/stand-ins/stripe/browser';
import { startCopy, type House, type Model } from './house.js';
import { expect, test } from './journey.js';
import { cardFrame, routeStripe } from './steps/card-form.js';
import { fillGuest, reserveButton } from './steps/guest-form.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

const { CARDS } = createRequire(import.meta.url)(
  '../../cms/tests/stand-ins/stripe/browser',
) as typeof StandIn;
const APARTMENT = 'two-bedroom-golf-view-dubai-hills';
let house: House;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const model = JSON.parse(process.env.JOURNEY_MODEL ?? '') as Model;
  house = await startCopy(model, { STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests' });
});
test.afterAll(() => house.stop());

test('a guest pays by card on our page, declined at first, and the stay is theirs', async ({
  page,
  context,
  playwright,
}) => {
  await routeStripe(context, house.stripeUrl);
  const request = await playwright.request.newContext({ baseURL: house.url });
  const quote = await quoteFor(request, APARTMENT, stayIn(60, 3));
  await page.goto(`${house.url}/summary?quote=${quote.number}`);
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
  await expect(page).toHaveURL(/\/thank-you\?reference=R-/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Huda. Your stay is reserved.');
  await request.dispose();
});
