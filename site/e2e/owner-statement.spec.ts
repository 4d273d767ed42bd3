import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { expect, test } from './journey.js';
import { openInPanel, VIEW } from './steps/panel.js';

test('an owner reads the statement of last month, whose lines come to the payout, and downloads it', async ({
  admin,
}, { project }) => {
  test.slow();
  const isPhone = project.name === 'phone';
  if (isPhone) await admin.setViewportSize({ width: 390, height: 844 });
  await openInPanel(admin, '/admin/plugins/booking-rules', 'owner');
  // On a phone the menu is a page of its own.
  if (isPhone) await admin.getByRole('link', { name: 'My apartments' }).click(VIEW);
  const said = admin.getByText(/^Payout for [A-Z][a-z]+ \d{4}: /);
  await expect(said).toBeVisible(VIEW);
  const payout = filsIn(await said.innerText());
  // The demo's apartments of the owner were let last month.
  expect(payout).toBeGreaterThan(0);

  const amounts = async (table: string) => {
    const cells = admin.getByRole('grid', { name: table, exact: true }).locator('tbody tr td:last-child');
    return (await cells.allInnerTexts()).map(filsIn);
  };
  const lines = await amounts('Payout');
  expect(lines.pop()).toBe(payout);
  expect(sum(lines)).toBe(payout);
  const stays = await amounts('Stays');
  expect(stays.pop()).toBe(sum(stays));
  const [revenue = 0, kept = 0, commission = 0] = lines;
  expect(sum(stays)).toBe(revenue + kept);
  expect(commission).toBeLessThan(0);

  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'PDF', exact: true }).click(VIEW),
  ]);
  const bytes = await readFile(await file.path());
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(text).toContain((payout / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
});

/** The minor units of an amount such as `AED 1,234.50`; what is less than nothing has a minus in front of it. */
function filsIn(text: string): number {
  const [, minus = '', amount] = /([-−–]?)\s?AED\s([\d,]+(?:\.\d\d)?)/.exec(text) ?? [];
  if (amount === undefined) throw new Error(`No amount in "${text}"`);
  return Math.round(Number(amount.replaceAll(',', '')) * 100) * (minus === '' ? 1 : -1);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
