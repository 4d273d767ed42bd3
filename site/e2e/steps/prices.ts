import { expect, type Locator } from '@playwright/test';
import { placeOfBusiness } from 'booking-rules/shared/format/place';

/** What a price box says, in minor units. */
export interface ShownPrice {
  /** Label and amount of every line, the total left out. */
  lines: { label: string; amount: number }[];
  total: number;
}

/** The amount in a text like `−AED 1,312.50`, in the currency of the place, in minor units. */
export function filsIn(text: string): number {
  const amount = new RegExp(`([−-]?)\\s*${placeOfBusiness().currency}\\s*([\\d,]+)(?:\\.(\\d\\d))?`);
  const found = amount.exec(text);
  if (!found) throw new Error(`No amount in “${text}”`);
  const [, sign, dirhams = '', fils = '0'] = found;
  return (sign === '' ? 1 : -1) * (Number(dirhams.replaceAll(',', '')) * 100 + Number(fils));
}

/** Reads every line of a price that has settled, and checks that the lines sum to the total. */
export async function readPrice(box: Locator): Promise<ShownPrice> {
  const list = box.locator('dl', { hasText: 'Total, all fees and taxes included' });
  await expect(list).toBeVisible();
  await expect(box.locator('[aria-busy="true"]')).toHaveCount(0);
  const labels = await list.getByRole('term').allInnerTexts();
  const amounts = (await list.getByRole('definition').allInnerTexts()).map(filsIn);
  const total = amounts.pop() ?? NaN;
  const lines = amounts.map((amount, index) => ({ label: labels[index] ?? '', amount }));
  expect(
    amounts.reduce((sum, amount) => sum + amount, 0),
    'the lines sum to the total',
  ).toBe(total);
  return { lines, total };
}
