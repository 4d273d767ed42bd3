import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { openInPanel, VIEW } from './steps/panel.js';
import { ratesAndRestrictionsOf } from './steps/rates-and-restrictions.js';
import { calendarOf, today } from './steps/stays.js';

/** Of no other journey. */
const HOME = { id: 'two-bedroom-golf-view-dubai-hills', name: 'Two-bedroom overlooking the course' };
const SEASON = 'Journey fortnight';
const CODE = 'JOURNEY10';
/** Later than any night that another journey books. */
const FIRST = addDays(today(), 290);
const LAST = addDays(FIRST, 13);

test('a manager adds a season and edits it, and what is saved is what guests are asked for', async ({
  admin,
  request,
}) => {
  test.slow();
  const rules = await ratesAndRestrictionsOf(request);
  const before = await minimumOn(request, FIRST);
  try {
    await openInPanel(admin, '/admin/plugins/booking-rules/minimum-stay');
    const line = admin
      .getByRole('list', { name: 'Seasons' })
      .getByRole('listitem')
      .filter({ hasText: SEASON });

    await test.step('added', async () => {
      await admin.getByRole('button', { name: 'Add a season' }).click(VIEW);
      const fields = admin.getByRole('region', { name: /^Season / });
      await fields.getByLabel('Name').fill(SEASON);
      await fields.getByLabel('First night').fill(FIRST);
      await fields.getByLabel('Last night').fill(LAST);
      await chooseHome(admin, fields);
      await fields.getByLabel('Minimum nights').fill(String(before + 3));
      await fields.getByRole('button', { name: 'Done' }).click();
      await expect(fields).toHaveCount(0);
      await expect(line).toContainText(`at least ${before + 3} nights`);
      expect(await minimumOn(request, FIRST), 'before it is saved').toBe(before);
      await save(admin);
      expect(await minimumOn(request, FIRST)).toBe(before + 3);
      expect(await minimumOn(request, addDays(FIRST, -1)), 'the night before').toBe(before);
    });

    await test.step('edited', async () => {
      await admin.getByRole('button', { name: `Edit the season ${SEASON}` }).click();
      const fields = admin.getByRole('region', { name: `Season ${SEASON}` });
      await fields.getByLabel('Minimum nights').fill(String(before + 1));
      await fields.getByRole('button', { name: 'Done' }).click();
      await expect(line).toContainText(`at least ${before + 1} nights`);
      await save(admin);
      expect(await minimumOn(request, FIRST)).toBe(before + 1);
    });
  } finally {
    const seasons = (await rules.read()).seasons.filter(({ name }) => name === SEASON);
    await rules.change({ seasons: { remove: seasons.map(({ id }) => id) } });
  }
});

test('every editor of the rates closes where it was opened, with what was typed in it', async ({ admin }) => {
  await openInPanel(admin, `/admin/plugins/booking-rules/rates?apartment=${HOME.id}`);
  await admin.getByRole('button', { name: `New season for ${HOME.name}` }).click(VIEW);
  const season = admin.getByRole('region', { name: /^Season / });
  await season.getByLabel('Name').fill(SEASON);
  await season.getByLabel('Rate per night').fill('4321');
  await season.getByRole('button', { name: 'Done' }).click();
  await expect(season).toHaveCount(0);
  await expect(
    admin.getByRole('region', { name: `Rates of ${HOME.name}` }).getByRole('button', { name: /AED\s4,321,/ }),
  ).toBeVisible();

  await admin.getByRole('tab', { name: 'Promotion codes' }).click();
  const codes = admin.getByRole('list', { name: 'Promotion codes' });
  await admin.getByRole('button', { name: 'Edit the code VACATIONER25' }).click();
  await admin.getByRole('button', { name: 'Done' }).click();
  await admin.getByRole('button', { name: 'Add a code' }).click();
  const code = admin.getByRole('region', { name: /^Code/ });
  await code.getByLabel('Code').fill(CODE);
  await code.getByRole('button', { name: 'Done' }).click();
  await expect(code).toHaveCount(0);
  await expect(codes.getByRole('listitem').filter({ hasText: CODE })).toContainText('10% off');
  await admin.getByRole('button', { name: 'Discard' }).click();
  await expect(admin.getByText('All saved')).toBeVisible();
});

async function chooseHome(admin: Page, fields: Locator): Promise<void> {
  await fields.getByRole('combobox', { name: 'Apartments' }).click();
  await admin.getByRole('option', { name: new RegExp(`^${HOME.name}`) }).click();
  await admin.keyboard.press('Escape');
}

async function save(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    admin.getByRole('status').filter({ hasText: 'The site shows it: the apartment checked' }),
  ).toBeVisible(VIEW);
}

/** The fewest nights for an arrival on a day. */
async function minimumOn(request: APIRequestContext, day: Day): Promise<number> {
  const [night] = await calendarOf(request, HOME.id, day, 1);
  if (!night) throw new Error(`${HOME.id} has no ${day} in its calendar`);
  return night.minimumStay;
}
