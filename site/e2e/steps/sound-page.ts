import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What every page owes everyone: WCAG 2.2 AA as far as a machine can judge it, and no scrolling sideways.
 * @param within the part of the page that is ours, as a selector
 */
export async function expectSoundPage(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // The one rule of WCAG 2.2 that axe leaves out unless it is asked for.
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(WCAG_22_AA)
    // In the page itself, which is quicker; the one frame of another origin, for cards, is not ours to judge.
    .exclude('iframe')
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `pixels that ${page.url()} is too wide`).toBe(0);
}
