import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { signInToPanel, VIEW } from './steps/panel.js';

const PICTURE = new URL('../../docs/images/results.webp', import.meta.url);
const GUIDES = '/admin/content-manager/collection-types/api::post.post';

test('an editor uploads a picture, is told why a page is refused, and is offered no upload by address', async ({
  admin,
}) => {
  test.slow();
  await signInToPanel(admin, 'editor');
  await admin.getByRole('link', { name: 'Media Library', exact: true }).click();
  await admin.getByRole('button', { name: 'New', exact: true }).click(VIEW);
  await expect(admin.getByRole('menuitem')).toHaveCount(2);
  await expect(admin.getByRole('menuitem', { name: 'File upload' })).toBeVisible();
  await admin.keyboard.press('Escape');

  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  await upload(admin, 'page.webp', page);
  await expect(admin.getByText('"page.webp" can\'t be uploaded. Choose a picture').first()).toBeVisible();
  await upload(admin, 'journey.webp', await readFile(PICTURE));
  await expect(admin.getByRole('main').getByText('journey.webp')).toBeVisible(VIEW);

  await admin.goto(`${GUIDES}?_q=Ramadan`);
  await admin.getByRole('gridcell', { name: 'Ramadan in Dubai: what visitors should know' }).click(VIEW);
  await admin.getByRole('button', { name: 'Add', exact: true }).first().click(VIEW);
  await admin.getByRole('dialog').getByRole('button', { name: 'Add more assets' }).click();
  await expect(admin.getByRole('tab').filter({ visible: true })).toHaveText(['From computer']);
});

async function upload(admin: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: 'image/webp', buffer };
  await admin.locator('main input[type=file][multiple]').setInputFiles(file);
}
