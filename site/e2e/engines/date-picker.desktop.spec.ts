import type { Guest } from './guest.js';
import { expect, test } from './journey.js';
import { lookAt, type Part } from './look.js';

const DIALOG: Part = { role: 'dialog' };
/** What opens it and what closes it; the search of a phone has it among all its fields. */
interface Place {
  name: string;
  path: string;
  opener: Part;
  onPhones?: { opener: Part; done: string };
}
const PLACES: Place[] = [
  {
    name: 'of the search',
    path: '/',
    opener: { role: 'button', name: /^Check-in/ },
    onPhones: { opener: { role: 'button', name: /Any dates/ }, done: 'Search' },
  },
  {
    name: 'of an apartment',
    path: '/apartment/one-bedroom-park-dubai-hills',
    // This one is there only once the page has come alive.
    opener: {
      role: 'button',
      name: 'Choose dates',
      within: { role: 'complementary', name: 'Price and dates' },
    },
    // The bar at the end of a phone's window is there before scripts are.
    onPhones: { opener: { role: 'button', name: /^From AED/ }, done: 'Done' },
  },
];
/** The windows of a phone, a tablet and two laptops. */
const WINDOWS = [
  { width: 390, height: 664, months: 1 },
  { width: 768, height: 1024, months: 2 },
  { width: 1366, height: 768, months: 2 },
  { width: 1440, height: 900, months: 2 },
];

for (const { name, path, opener, onPhones } of PLACES) {
  test(`the date picker ${name} shows its months side by side where they fit, and its end always`, async ({
    guest,
  }) => {
    for (const { width, height, months } of WINDOWS) {
      await test.step(`${width} × ${height}`, async () => {
        await guest.tab.resize({ width, height });
        await guest.open(path);
        const phone = width < 768 ? onPhones : undefined;
        await guest.click(phone?.opener ?? opener);
        await guest.see({ role: 'grid', within: DIALOG });
        // It rises into its place, and WebKit stands still on the way there while the days are drawn.
        await expect.poll(async () => (await guest.seeAtRest(DIALOG)).box.bottom).toBeLessThanOrEqual(height);
        const { box: dialog } = await guest.seeAtRest(DIALOG);
        expect(dialog.top).toBeGreaterThanOrEqual(0);
        expect(dialog.right - dialog.left).toBeLessThanOrEqual(width);
        const done = await guest.see({
          role: 'button',
          name: phone?.done ?? 'Done',
          within: DIALOG,
        });
        expect(done.box.bottom).toBeLessThan(dialog.bottom);
        expect(done.reachable, 'it can be closed').toBe(true);
        expect(await monthsInLine(guest), 'months side by side').toBe(months);
      });
    }
  });
}

/** How many months stand beside the first; each must be as high as its days. */
async function monthsInLine(guest: Guest): Promise<number> {
  const grids = await lookAt(guest.tab, { role: 'grid', within: DIALOG });
  for (const { box } of grids) expect(box.bottom - box.top).toBeGreaterThan(200);
  return grids.filter(({ box }) => box.top === grids[0]?.box.top).length;
}
