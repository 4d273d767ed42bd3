import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { ConsoleGuard, type ExpectedAnswer } from './console-guard.js';
import { startBerlin } from './steps/berlin.js';
import { comeAlive } from './steps/come-alive.js';

interface Journey {
  /** Announces an answer that is no success, so that the browser's own line about it is no failure. */
  expectAnswer: (status: ExpectedAnswer['status'], path: ExpectedAnswer['path']) => void;
  /** A page of somebody else: another browser context, with nothing kept from before. */
  newGuest: () => Promise<Page>;
  /** A page in which a manager works in Strapi's admin panel. */
  admin: Page;
  consoleGuard: ConsoleGuard;
}

interface JourneyOptions {
  /** Where the business is: in the demo's place, or in another that the same journeys have to lead through. */
  city: 'Dubai' | 'Berlin';
  /** Address of its server. */
  houseUrl: string;
}

/**
 * People look at a page before they use it, and by then its scripts have come, which are fetched once it is painted.
 * A journey that says for what it waits (`waitUntil`) does not.
 */
function waitForScripts(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const awake = async () => {
      if (await page.locator('script[data-needs]').count()) await comeAlive(page);
    };
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (!options?.waitUntil) await awake();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await awake();
      return response;
    };
  });
}

/** A test of the site in which whatever a page says on its console, or throws, is a failure. */
export const test = base.extend<Journey, JourneyOptions>({
  city: ['Dubai', { option: true, scope: 'worker' }],
  houseUrl: [
    async ({ city }, use) => {
      if (city === 'Dubai') return use(process.env.JOURNEY_URL ?? '');
      const house = await startBerlin();
      await use(house.url);
      await house.stop();
    },
    // Until a copy of the demo has moved.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ houseUrl }, use) => use(houseUrl),
  consoleGuard: [
    async ({ context, javaScriptEnabled }, use) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      if (javaScriptEnabled) waitForScripts(context);
      await use(guard);
      guard.check();
    },
    { auto: true },
  ],
  expectAnswer: async ({ consoleGuard }, use) => {
    await use((status, path) => {
      consoleGuard.allow({ status, path });
    });
  },
  newGuest: async ({ browser, consoleGuard }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      consoleGuard.watch(context);
      waitForScripts(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  admin: async ({ browser, consoleGuard }, use) => {
    const context = await browser.newContext();
    // The panel asks for parts of paid editions and for news, and logs that they are not there.
    consoleGuard.watch(context, 'thrown');
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
export type { JourneyOptions };
