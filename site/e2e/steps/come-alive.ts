import { expect, type Locator, type Page } from '@playwright/test';

/** What React keeps at the element that it renders into. */
interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Whether React has taken the page over, but for the parts whose scripts come later. To be run in the page: it knows
 * nothing of this file.
 */
export function isAwake(): boolean {
  const kept = Object.entries(document.getElementById('root') ?? {}) as [string, RootFiber][];
  const [, root] = kept.find(([key]) => key.startsWith('__reactContainer')) ?? [];
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Waits until scripts have taken the page over: before that a click does what it does without them. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAwake);
}

/** Moves the pointer, as everybody does who begins to use a page. */
export async function useThePage(page: Page): Promise<void> {
  // The first place of a pointer is no movement yet.
  for (const step of [1, 2, 3]) await page.mouse.move(step, step);
}

/** Waits until scripts have taken this part of a page over, which they do once somebody uses the page. */
export async function partComesAlive(part: Locator): Promise<void> {
  await useThePage(part.page());
  const isAlive = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
}

/** Presses the button of a form that needs scripts: one that is sent before them is lost. */
export async function pressWhenAlive(button: Locator): Promise<void> {
  await partComesAlive(button);
  await button.click();
}
