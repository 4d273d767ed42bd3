import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until scripts have taken the page over: before that a click does what it does without them. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Waits until scripts have taken this part of a page over, which may be later than the page. */
export async function partComesAlive(part: Locator): Promise<void> {
  const isAlive = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
}

/** Presses the button of a form that needs scripts: one that is sent before them is lost. */
export async function pressWhenAlive(button: Locator): Promise<void> {
  await partComesAlive(button);
  await button.click();
}
