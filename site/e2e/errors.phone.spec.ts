import { expect, test } from './journey.js';
import { expectSoundPage } from './steps/sound-page.js';

const HEADING = 'Oh oh! Page not found.';
const NO_ROUTE = (path: string) => `404 - Page not found: ${path}`;
const INVALID = (path: string) => `404 - Page Not Found: ${path}`;

for (const [path, title] of [
  ['/nowhere', NO_ROUTE('/nowhere')],
  ['/apartments/atlantis', INVALID('/apartments/atlantis')],
] as const) {
  test(`${path} shows an error page that leads home`, async ({ page, expectAnswer }) => {
    expectAnswer(404, path);
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    await expect(page.getByText("doesn't exist")).toBeVisible();
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Back to the homepage' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own place in Dubai');
  });
}

for (const [path, title] of [
  ['/nowhere', NO_ROUTE('/nowhere')],
  ['/nowhere/at/all', NO_ROUTE('/nowhere/at/all')],
  ['/results/abc', INVALID('/results/abc')],
  ['/results/0', INVALID('/results/0')],
  ['/results/9999', INVALID('/results/9999')],
  ['/apartments/atlantis', INVALID('/apartments/atlantis')],
  ['/apartments/dubai-hills/99', INVALID('/apartments/dubai-hills/99')],
  ['/apartment/unknown', INVALID('/apartment/unknown')],
] as const) {
  test(`${path} is answered with 404 and says so in its title`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(HEADING);
    expect(html).toMatch(/<a href="\/"[^>]*>Back to the homepage<\/a>/);
  });
}
