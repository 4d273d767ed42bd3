import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import getPort from 'get-port';
import { startServer } from '../../scripts/steps/server.mjs';
import { settingsIn } from '../../scripts/steps/settings.mjs';
import { expect, test } from './journey.js';
import { fillGuest, REFERENCE, reserveButton } from './steps/guest-form.js';
import { VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { searchOf, stayIn } from './steps/stays.js';

/** The first account of an empty house, which nobody but its operator has. */
const OPERATOR = {
  ...{ firstname: 'Jule', lastname: 'Brandt', email: 'jule@spree.example' },
  password: 'Journey-password-1',
};
const HEADER = 'id,title,district,permit,bedrooms,bathrooms,beds,guests,nightlyRate,available';
const ROWS = Array.from(
  { length: 10 },
  (_, index) =>
    `SL-${index},Loft ${index + 1} by the canal,Kreuzberg,02/Z/RA/01234${index}-24,1,1,1,2,${100 + index},yes`,
);

let folder: string;
let url: string;
let server: ReturnType<typeof startServer>;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abroad-'));
  const port = await getPort();
  url = `http://localhost:${port}`;
  server = startServer(
    settingsIn(folder, {
      ...{ HOST: '0.0.0.0', PORT: String(port), PUBLIC_URL: url, DEMO_CONTENT: 'false', DEMO_PASSWORD: '' },
      // The account of this journey is an administrator's; how they set a code up is a journey of its own.
      ...{ STAFF_SECOND_FACTOR: 'optional', EVENT_LOOP_DELAY: 'off', SECURITY_LOG: 'false' },
    }),
  );
  await server.ready;
});

test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('an operator abroad begins with the place, in an empty house, fills it from a list, and takes a booking in euro', async ({
  admin,
  page,
  request,
}) => {
  test.slow();
  const registered = await request.post(`${url}/admin/register-admin`, { data: OPERATOR });
  expect(registered.status(), await registered.text()).toBe(200);
  await admin.goto(`${url}/admin`);
  await admin.getByLabel('Email').fill(OPERATOR.email);
  await admin.getByRole('textbox', { name: 'Password' }).fill(OPERATOR.password);
  await admin.getByRole('button', { name: 'Login' }).click();
  await expect(admin.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible(VIEW);

  await admin.getByRole('link', { name: 'Going live' }).click(VIEW);
  const first = admin.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Choose your place', VIEW);
  await expect(first).toContainText('Not chosen yet: country, currency, time zone.');
  await first.getByRole('link', { name: 'Open: Choose your place' }).click();
  await expect(admin.getByText('No place is chosen yet.', { exact: false })).toBeInViewport(VIEW);

  await admin.getByRole('textbox', { name: 'Brand', exact: true }).fill('Spree Lofts');
  await admin.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#7A1F3D');
  const preview = admin.frameLocator('iframe[title="Your site"]');
  await expect(preview.getByText('Spree Lofts').first()).toBeVisible(VIEW);
  await expect(preview.locator('link[href="/brand/preview-7a1f3d-64042b-b8893b.css"]')).toBeAttached();
  await admin.getByRole('button', { name: 'Save' }).first().click();
  await expect(admin.getByText('Saved. The site shows it now.')).toBeVisible();

  await admin.getByRole('combobox', { name: 'Set up for' }).click();
  await admin.getByRole('option', { name: 'Berlin' }).click();
  for (const said of [
    'Currency: EUR, now not chosen',
    'VAT: 7% of all that is taxable',
    'Imprint (Impressum)',
  ])
    await expect(admin.getByText(said)).toBeVisible(VIEW);
  await admin.getByRole('button', { name: 'Set up for Berlin' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Set up for Berlin' }).click();
  await expect(admin.getByText('You are in Berlin.')).toBeVisible();

  await admin.getByRole('link', { name: 'Import listings' }).click();
  await admin
    .getByLabel('Choose a CSV or JSON file')
    .first()
    .setInputFiles({
      ...{ name: 'lofts.csv', mimeType: 'text/csv' },
      buffer: Buffer.from([HEADER, ...ROWS].join('\n')),
    });
  await admin.getByRole('button', { name: 'See what would happen' }).click(VIEW);
  await admin.getByRole('button', { name: 'Import 10 listings' }).click(VIEW);
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(admin.getByText(/^Imported · /)).toBeVisible(VIEW);

  await admin.getByRole('link', { name: 'Going live' }).click();
  await expect(first).toContainText('You are in Berlin: prices are in EUR', VIEW);
  await expect(first).toContainText('Done');

  await publishLegalPages(request);
  await admin.getByRole('link', { name: 'Your business' }).click();
  await admin.getByRole('link', { name: 'Going live' }).click();
  await expect(admin.getByText('All five are published and checked.')).toBeVisible(VIEW);

  await page.goto(`${url}/results/1?${searchOf(stayIn(40, 3))}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apartments in Berlin');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('EUR');
  await card.getByRole('link').click();
  const box = page.getByRole('complementary', { name: 'Price and dates' });
  await expect(box).toContainText('City tax: 7.5% of the nights');
  await box.getByRole('link', { name: 'Reserve' }).click();
  await fillGuest(page, 'Anna Weber');
  await expect(page.getByRole('link', { name: /Terms of booking/ }).first()).toBeVisible();
  await expect(reserveButton(page)).toContainText('EUR');
  await reserveButton(page).click();
  await expect(page.getByText(/^Your reference is/).locator('strong')).toHaveText(REFERENCE);
  await expect(page.getByText(/^Pay EUR\s[\d,.]+ by .* Berlin time$/)).toBeVisible();
  await page.goto(`${url}/imprint`);
  await expect(page.getByRole('main')).toContainText('§ 5 DDG');

  await speakArabic(admin);
  const menu = admin.getByRole('navigation', { name: 'الحجوزات' });
  for (const [link, heading] of [
    ['اليوم', 'اليوم'],
    ['التقويم', 'التقويم'],
    ['الحجوزات', 'الحجوزات'],
    ['الأسعار', 'الأسعار'],
    ['التقارير', 'التقارير'],
    ['منشأتك', 'منشأتك'],
  ] as const) {
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(admin.getByRole('heading', { name: heading, level: 1 })).toBeVisible(VIEW);
    await expectSoundPage(admin, 'main');
  }
});

/** Chooses Arabic for the panel, in the profile of whoever is signed in. */
async function speakArabic(admin: Page): Promise<void> {
  await admin.goto(`${url}/admin/me`);
  await admin.getByRole('combobox', { name: 'Interface language' }).click(VIEW);
  await admin.getByRole('option', { name: 'العربية' }).click();
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.locator('html')).toHaveAttribute('dir', 'rtl', VIEW);
  await admin.goto(`${url}/admin/plugins/booking-rules/history`);
}

/** Publishes the legal pages as checked, as the content manager does. */
async function publishLegalPages(request: APIRequestContext): Promise<void> {
  const { email, password } = OPERATOR;
  const signedIn = await request.post(`${url}/admin/login`, { data: { email, password } });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const headers = { authorization: `Bearer ${token}` };
  const path = `${url}/content-manager/collection-types/api::page.page`;
  const found = await request.get(`${path}?pageSize=50`, { headers });
  const { results } = (await found.json()) as { results: { documentId: string; legal: string | null }[] };
  for (const { documentId, legal } of results) {
    if (legal === null) continue;
    const address = `${path}/${documentId}/actions/publish`;
    const published = await request.post(address, { headers, data: { isTemplate: false } });
    expect(published.status(), await published.text()).toBe(200);
  }
}
