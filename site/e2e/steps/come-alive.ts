import type { Page } from '@playwright/test';

/** Waits until scripts have taken the page over: before that a click does what it does without them. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
