import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** There once its source has been run in the page. */
    axe: typeof axe;
  }
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What every page owes everyone: WCAG 2.2 AA as far as a machine can judge it, and no scrolling sideways.
 * @param within the part of the page that is ours, as a selector
 */
export async function expectSoundPage(page: Page, within = 'html'): Promise<void> {
  // The one rule of WCAG 2.2 that axe leaves out unless it is asked for.
  await expectAccessible(page, within, { 'target-size': { enabled: true } });
  await expectNoSidewaysScrolling(page);
}

/** A part of the panel, where the cross with which Strapi's own selects are emptied is small. */
export function expectAccessiblePanel(admin: Page, within = 'main'): Promise<void> {
  return expectAccessible(admin, within, { 'target-size': { enabled: false } });
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `pixels that ${page.url()} is too wide`).toBe(0);
}

async function expectAccessible(page: Page, within: string, rules: axe.RuleObject): Promise<void> {
  // Half a megabyte, which stays until the page is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    {
      // The one frame, of another origin and for cards, is not ours to judge.
      context: { include: [within], exclude: ['iframe'] },
      options: {
        rules,
        runOnly: { type: 'tag' as const, values: WCAG_22_AA },
        // What is violated is told for each element, the rest (which is a third of the work) for one of each rule.
        resultTypes: ['violations' as const],
      },
    },
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
