import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from './journey.js';
import { enterPanelPassword, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';

const ADMIN = 'admin@vacationer.example';
const COLLEAGUE = { email: 'noor@journeys.example', password: 'Quiet-harbour-2031' };
const GATE = { name: 'Two-factor authentication', level: 1 };
const SETTINGS = '/admin/settings/two-factor';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Pages of the panel, Strapi's and ours. */
const PAGES = ['/admin/', '/admin/content-manager', '/admin/plugins/booking-rules/calendar', SETTINGS];

test('an administrator sets up a second factor before anything else, and signs in with it', async ({
  request,
  newGuest: newBrowser,
  admin: colleague,
  expectAnswer,
}) => {
  test.slow();
  expectAnswer(400, '/admin/second-factor/enrolment/confirmation');
  // Whoever signs out of Strapi's panel is signed out twice.
  expectAnswer(401, '/admin/logout');
  const admin = await newBrowser();
  const refused = watchRefusals(admin);
  let secret = '';
  let recoveryCodes: string[] = [];

  await test.step('nothing else opens before it is set up', async () => {
    await enterPanelPassword(admin, ADMIN);
    await expectGate(admin);
    await expectShutOut(admin);
    for (const size of [PHONE, WIDE]) {
      await admin.setViewportSize(size);
      await expectSoundPage(admin);
    }
  });

  await test.step('the key is typed into an app, and its first code turns it on', async () => {
    await expect(admin.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    secret = (await admin.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
    const field = admin.getByLabel('Code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.fill('000000');
    await field.press('Enter');
    await expect(admin.getByRole('main').getByRole('alert')).toHaveText(
      'That code is incorrect or has been used',
    );
    await expect(field).toBeFocused();
    await field.fill(codeOf(secret));
    await field.press('Enter');
    await expect(admin.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  });

  await test.step('recovery codes can be kept', async () => {
    recoveryCodes = await admin.getByRole('main').getByRole('listitem').allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    const downloading = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    for (const code of recoveryCodes) expect(file).toContain(code);
    await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await admin.getByRole('button', { name: 'Copy' }).click();
    await expect(admin.getByRole('main').getByRole('status')).toHaveText('Copied');
    expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'));
    for (const size of [PHONE, WIDE]) {
      await admin.setViewportSize(size);
      await expectSoundPage(admin);
    }
    await admin.getByRole('button', { name: "I've saved them" }).click();
    // The page that was asked for last.
    await expect(admin.getByText('On. You have 10 recovery codes left.')).toBeVisible(VIEW);
    expect(refused).toEqual([]);
  });

  await test.step('the next sign-in asks for a code, which is not the one that was used', async () => {
    await signOut(admin);
    await enterPanelPassword(admin, ADMIN);
    await expectGate(admin);
    await expect(admin.getByLabel('Code')).toBeFocused();
    await expectSoundPage(admin);
    await admin.getByLabel('Code').fill(codeOf(secret, 1));
    await admin.getByRole('button', { name: 'Continue' }).click();
    await expect(admin.getByRole('navigation').first()).toBeVisible(VIEW);
    await admin.reload();
    await expect(admin.getByRole('navigation').first()).toBeVisible(VIEW);
  });

  await test.step('a recovery code opens the panel once, and the way out is open', async () => {
    await signOut(admin);
    await enterPanelPassword(admin, ADMIN);
    await leaveGate(admin);
    await enterPanelPassword(admin, ADMIN, { path: SETTINGS });
    await admin.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(admin.getByLabel('Recovery code')).toBeFocused();
    await admin.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await admin.getByRole('button', { name: 'Continue' }).click();
    await expect(admin.getByText('On. You have 9 recovery codes left.')).toBeVisible(VIEW);
    expect(refused).toEqual([]);
  });

  await inviteStaff(request, await tokenOf(admin));

  await test.step('a colleague who need not have one turns it on', async () => {
    await enterPanelPassword(colleague, COLLEAGUE.email, { password: COLLEAGUE.password, path: SETTINGS });
    await expect(colleague.getByText(/^Off\. Anyone who learns your password/)).toBeVisible(VIEW);
    await colleague.getByRole('button', { name: 'Turn on' }).click();
    await colleague.getByLabel('Current password').fill(COLLEAGUE.password);
    await colleague.getByRole('button', { name: 'Continue' }).click();
    const key = await colleague.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    await colleague.getByLabel('Code').fill(codeOf(key.replaceAll(' ', '')));
    await colleague.getByRole('button', { name: 'Turn on' }).click();
    await expectSoundPage(colleague, 'main');
    await colleague.getByRole('button', { name: "I've saved them" }).click();
    await expect(colleague.getByText('On. You have 10 recovery codes left.')).toBeVisible();
    await expectSoundPage(colleague, 'main');
    await expect(colleague.getByRole('heading', { name: 'Staff' })).toBeHidden();
  });

  await test.step('she is then shut out, until an administrator helps', async () => {
    await signOut(colleague);
    await enterPanelPassword(colleague, COLLEAGUE.email, { password: COLLEAGUE.password });
    await expectGate(colleague);
    // The gate is the same for all: two pages tell whether it stands for a manager, too.
    await expectShutOut(colleague, ['/admin/', '/admin/plugins/booking-rules/calendar']);
    await admin.goto(SETTINGS);
    await admin.getByRole('button', { name: `Reset for ${COLLEAGUE.email}` }).click(VIEW);
    await expectSoundPage(admin, '[role=alertdialog]');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(admin.getByText(`Reset for ${COLLEAGUE.email}`, { exact: true })).toBeVisible();
    await admin.setViewportSize(PHONE);
    await expectSoundPage(admin, 'main');
    await leaveGate(colleague);
    await enterPanelPassword(colleague, COLLEAGUE.email, { password: COLLEAGUE.password });
    await expect(colleague.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible(VIEW);
  });
});

/** What the app of a member of staff shows, so many steps of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function expectGate(page: Page): Promise<void> {
  await expect(page.getByRole('heading', GATE)).toBeVisible(VIEW);
  await expect(page.getByLabel('Code')).toBeVisible();
}

/** Whichever of these addresses of the panel is opened, there is nothing but the gate. */
async function expectShutOut(page: Page, pages: readonly string[] = PAGES): Promise<void> {
  for (const path of pages) {
    await page.goto(path);
    await expectGate(page);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  }
}

/** Collects what the panel asked for in vain, for want of the second factor. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  return refused;
}

/** Signs out of a page that has been told all it asked for: what is still on its way would be refused. */
async function signOut(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation').first().getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible(VIEW);
}

/** Takes the way out of the gate. Another page that is opened before it is done asks with a session that has ended. */
async function leaveGate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible(VIEW);
}

/** The token that the panel's script reads. */
async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url());
  return cookies.find(({ name }) => name === 'jwtToken')?.value ?? '';
}

/** Gives the colleague an account as a property manager. */
async function inviteStaff(request: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const roles = (await (await request.get('/admin/roles', { headers })).json()) as {
    data: { id: number; code: string }[];
  };
  const role = roles.data.find(({ code }) => code === 'property-manager');
  const person = { email: COLLEAGUE.email, firstname: 'Noor', lastname: 'Journey', roles: [role?.id] };
  const invited = await request.post('/admin/users', { headers, data: person });
  expect(invited.ok(), await invited.text()).toBe(true);
  const { registrationToken } = ((await invited.json()) as { data: { registrationToken: string } }).data;
  const userInfo = { firstname: 'Noor', lastname: 'Journey', password: COLLEAGUE.password };
  const joined = await request.post('/admin/register', { data: { registrationToken, userInfo } });
  expect(joined.ok(), await joined.text()).toBe(true);
}
