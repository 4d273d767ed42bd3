import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const SITE = fileURLToPath(new URL('../../dist/client', import.meta.url));
const CHUNKS = '/assets/chunks';
/** Every script of the site. */
export const SCRIPTS = '**/assets/**/*.js';

/**
 * Keeps answers of the server back.
 * @param address of what the page will ask for: a glob, or whether an address is meant
 * @returns lets them go; it fails where the page has not asked for any, for then nothing was kept from it
 */
export async function holdAnswers(
  page: Page,
  address: string | ((url: URL) => boolean),
): Promise<() => Promise<void>> {
  let asked = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => asked, 'answers that were kept back').toBeGreaterThan(0);
    release();
    // What is asked for when a test ends would fail it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

/** Path of the one script of the built site in which a text stands, such as a class that only one part has. */
export function pathOfScript(text: string): string {
  const folder = join(SITE, CHUNKS);
  const having = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(text),
  );
  expect(having, `scripts with ${text}`).toHaveLength(1);
  return `${CHUNKS}/${having[0]}`;
}
