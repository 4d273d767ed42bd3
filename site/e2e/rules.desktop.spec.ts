import { addDays } from 'booking-rules/shared/domain/stay';
import { expect, test } from './journey.js';
import { openInPanel, VIEW } from './steps/panel.js';
import { narrowSeason, ratesAndRestrictionsOf } from './steps/rates-and-restrictions.js';
import { calendarOf, today } from './steps/stays.js';

/** Of no other journey. */
const ONE = { id: 'three-bedroom-family-jbr', name: 'Three-bedroom for a beach family' };
const TWO = { id: 'two-bedroom-beach-side-jbr', name: 'Two-bedroom on the beach side' };
const SEASON = 'Journey weeks';
const RATE = 90_000;
/** Asked by no season of the demo content. */
const MINIMUM = 6;

test('a manager sets minimum stays, asks why a stay fails, opens a gap, and changes and copies a season', async ({
  page,
  admin,
  request,
}) => {
  test.slow();
  const rules = await ratesAndRestrictionsOf(request);
  const before = await rules.read();
  const nights = await calendarOf(request, ONE.id, addDays(today(), 90), 85);
  const free = nights.findIndex((_, index) => nights.slice(index, index + 9).every(({ taken }) => !taken));
  const peak = addDays(today(), 90 + free);
  const gap = addDays(peak, 3);
  const blocks = [
    [addDays(gap, -2), gap],
    [addDays(gap, 2), addDays(gap, 4)],
  ] as const;
  const overrideOf = (id: string) =>
    before.apartments.find(({ apartmentId }) => apartmentId === id)?.rules.minimumStayOverride ?? null;
  await rules.change({ seasons: { save: [narrowSeason(SEASON, ONE.id, peak)] } });
  for (const [from, to] of blocks) await rules.block(ONE.id, from, to);

  try {
    await openInPanel(admin, '/admin/plugins/booking-rules/minimum-stay');
    const status = admin.getByRole('status');

    await test.step('two overrides are saved together, and guests see them', async () => {
      for (const { name } of [ONE, TWO]) {
        await admin.getByLabel(`Override of ${name}, in nights`).fill(String(MINIMUM), VIEW);
        await admin.keyboard.press('Tab');
      }
      await expect(admin.getByText('2 changes not saved')).toBeVisible();
      await admin.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(status.filter({ hasText: 'The site shows it: all 2 apartments checked' })).toBeVisible(
        VIEW,
      );
      await page.goto(`/apartment/${TWO.id}`);
      const calendar = page.getByRole('region', { name: 'Availability' });
      await calendar.scrollIntoViewIfNeeded();
      await expect(calendar.getByRole('button', { name: `${MINIMUM}-night minimum` }).first()).toBeVisible();
    });

    await test.step('a stay that fails leads to the rule that decides, and can be booked once it is changed', async () => {
      const others = await calendarOf(request, TWO.id, addDays(today(), 130), 120);
      const night = others.find(
        ({ minimumStay, arrivalAllowed }, index) =>
          minimumStay === MINIMUM &&
          arrivalAllowed &&
          !others[index + 1]?.taken &&
          others[index + 2]?.departureAllowed,
      );
      if (!night) throw new Error(`${TWO.name} has no free arrival under its override`);
      const stay = `apartmentId=${TWO.id}&checkIn=${night.date}&checkOut=${addDays(night.date, 2)}&guests=2`;
      await admin.goto(`/admin/plugins/booking-rules/try-a-stay?${stay}`);
      await expect(status.filter({ hasText: "A guest can't book this stay" })).toBeVisible(VIEW);
      await expect(
        status.filter({ hasText: `This apartment has a ${MINIMUM}-night minimum stay.` }),
      ).toBeVisible();
      await status.getByRole('link', { name: 'Edit the override' }).click();
      await admin.getByLabel(`Override of ${TWO.name}, in nights`).fill('2', VIEW);
      await admin.keyboard.press('Tab');
      await expect(admin.getByLabel(`Override of ${ONE.name}, in nights`)).toHaveCount(0);
      await admin.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(status.filter({ hasText: 'The site shows it: the apartment checked' })).toBeVisible(VIEW);
      await admin.goBack();
      await expect(status.filter({ hasText: 'A guest can book this stay for AED' })).toBeVisible(VIEW);
    });

    await test.step('nights that nobody can book are opened with one click, and closed again', async () => {
      await admin.getByRole('link', { name: 'Unsellable nights' }).first().click();
      const relax = admin.getByRole('button', { name: `Relax: ${ONE.name}, ${gap}` });
      await relax.click(VIEW);
      await expect(status.filter({ hasText: `${ONE.name}: guests can book` })).toBeVisible(VIEW);
      await expect(relax).toHaveCount(0);
      const [first] = await calendarOf(request, ONE.id, gap, 1);
      expect(first).toMatchObject({ arrivalAllowed: true, minimumStay: 2 });
      await admin.getByRole('button', { name: 'Undo' }).click();
      await expect(relax).toBeVisible(VIEW);
    });

    await test.step('the rate of a season is changed where it is seen, and copied to another apartment', async () => {
      const season = (await rules.read()).seasons.find(({ name }) => name === SEASON);
      await admin.goto(`/admin/plugins/booking-rules/rates?apartment=${ONE.id}&season=${season?.id ?? ''}`);
      const fields = admin.getByRole('region', { name: `Season ${SEASON}` });
      await fields.getByLabel('Rate per night').fill(String(RATE / 100 + 50), VIEW);
      await admin.keyboard.press('Tab');
      await expect(
        admin.getByRole('toolbar', { name: ONE.name }).getByRole('button', { name: /AED\s950,/ }),
      ).toBeVisible();
      await admin.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(status.filter({ hasText: 'The site shows it' })).toBeVisible(VIEW);
      await admin.getByRole('button', { name: `Copy the rates of ${ONE.name}` }).click();
      const dialog = admin.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: /^Base rate/ }).click();
      await dialog.getByRole('combobox', { name: 'To' }).click();
      await admin.getByRole('option', { name: TWO.name }).click();
      await admin.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Copy to 1 apartment' }).click();
      await expect(status.filter({ hasText: /Copied: \d+ seasons? made\. The site shows it/ })).toBeVisible(
        VIEW,
      );
      const [night] = await calendarOf(request, TWO.id, peak, 1);
      expect(night?.rate).toBe(RATE + 5_000);
    });
  } finally {
    // Other journeys make seasons of their own apartments at the same time.
    const isOwn = (id: string) => [ONE.id, TWO.id].includes(id);
    const known = new Set(before.seasons.map(({ id }) => id));
    const seasons = (await rules.read()).seasons.filter(
      ({ id, apartments }) => !known.has(id) && apartments?.every(isOwn),
    );
    await rules.change({
      overrides: [ONE, TWO].map(({ id }) => ({ apartmentId: id, nights: overrideOf(id) })),
      seasons: { remove: seasons.map(({ id }) => id) },
    });
    for (const [from, to] of blocks) await rules.free(ONE.id, from, to);
  }
});
