import { expect, type Page } from '@playwright/test';

/** The panel is large and loads each of its views on demand: on a busy machine that takes a while. */
export const VIEW = { timeout: 30_000 };

/** The page on which each of the demo's people lands. */
const LANDING = { manager: 'Today', editor: 'Website', owner: 'My apartments' } as const;

/** Signs one of the demo's people in to the admin panel, who then land on their page. */
export async function signInToPanel(admin: Page, who: keyof typeof LANDING = 'manager'): Promise<void> {
  await enterPanelPassword(admin, `${who}@vacationer.example`);
  await expect(admin.getByRole('heading', { name: LANDING[who], level: 1 })).toBeVisible(VIEW);
}

/** Follows a link to a page of the panel, as mails have them, and signs in on the way to it. */
export async function openInPanel(
  admin: Page,
  path: string,
  who: keyof typeof LANDING = 'manager',
): Promise<void> {
  await enterPanelPassword(admin, `${who}@vacationer.example`, { path });
  await expect(admin).toHaveURL((url) => url.href.endsWith(path), VIEW);
}

/** Does what the sign-in page of the admin panel asks for, for one of the demo's people or with a password. */
export async function enterPanelPassword(
  admin: Page,
  email: string,
  { path = '/admin', password = process.env.JOURNEY_MANAGER_PASSWORD ?? '' } = {},
): Promise<void> {
  await admin.goto(path);
  await admin.getByLabel('Email').fill(email);
  await admin.getByRole('textbox', { name: 'Password' }).fill(password);
  await admin.getByRole('button', { name: 'Login' }).click();
}
