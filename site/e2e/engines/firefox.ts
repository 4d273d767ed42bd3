import puppeteer, { type Page } from 'puppeteer-core';
import { stationsOf, type Engine, type Tab } from './tab.js';

/** Starts Firefox, which speaks WebDriver BiDi by itself. `FIREFOX_PATH` names it. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    async newTab() {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    resize: (size) => page.setViewport(size),
    open: async (address) => {
      await page.goto(address);
    },
    load: async (script) => {
      await page.evaluate(script);
    },
    // Its types are for handles to objects in the page; journeys hand over JSON alone.
    run: (work, ...given) =>
      page.evaluate(work as (...given: unknown[]) => unknown, ...given) as Promise<ReturnType<typeof work>>,
    click: (x, y) => page.mouse.click(x, y),
    async swipe({ x, y }, toX) {
      const finger = await page.touchscreen.touchStart(x, y);
      for (const station of stationsOf(x, toX)) await finger.move(station, y);
      await finger.end();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
