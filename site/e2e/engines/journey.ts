import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { startFirefox } from './firefox.js';
import { Guest } from './guest.js';
import type { Engine } from './tab.js';
import { startWebKit } from './webkit.js';

const START = { firefox: startFirefox, webkit: startWebKit };

interface EngineOptions {
  engine: keyof typeof START;
}

/** A test of the site in one of the engines; its window is as large as the project's `viewport`. */
export const test = base.extend<{ guest: Guest }, EngineOptions & { browserOfEngine: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await START[engine]();
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker' },
  ],
  guest: async ({ browserOfEngine, baseURL, viewport }, use, test) => {
    const tab = await browserOfEngine.newTab();
    if (viewport) await tab.resize(viewport);
    await use(new Guest(tab, baseURL ?? ''));
    if (test.status !== test.expectedStatus)
      await writeFile(test.outputPath('screen.png'), await tab.picture());
    await tab.close();
  },
});

export { expect } from '@playwright/test';
export type { EngineOptions };
