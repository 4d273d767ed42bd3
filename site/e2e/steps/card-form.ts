import { createRequire } from 'node:module';
import { expect, type BrowserContext, type FrameLocator, type Page } from '@playwright/test';
import type * as StandIn from '../../../cms/tests/stand-ins/stripe/browser';

const { FRAME, SCRIPT } = createRequire(import.meta.url)(
  '../../../cms/tests/stand-ins/stripe/browser',
) as typeof StandIn;

/** Lets a browser find the stand-in at Stripe's own addresses, where the site's pages look for it. */
export async function routeStripe(context: BrowserContext, stripeUrl: string): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    new URL(route.request().url()).pathname.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.fulfill({ contentType: 'text/html', body: FRAME }),
  );
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await fetch(`${stripeUrl}${pathname}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: route.request().postData() ?? '',
    });
    // What a bank declines is no line on the console here.
    await route.fulfill({
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: await answer.text(),
    });
  });
}

/** The form of Stripe's in the page, once it is open. */
export async function cardFrame(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(frame.getByLabel('Card number')).toBeVisible();
  return frame;
}
