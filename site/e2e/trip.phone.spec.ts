import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { markPaid, staffHeaders, writeArrival } from './steps/manager.js';
import { openInPanel, VIEW } from './steps/panel.js';
import { expectSoundPage } from './steps/sound-page.js';
import { quoteFor, stayIn } from './steps/stays.js';

/** No other journey writes how guests get in there. */
const APARTMENT = 'canal-studio-with-desk-business-bay';
const CODE = '7413#';

test('a guest gets the door code when a manager releases it, and reads it without a connection', async ({
  page,
  admin,
  context,
  request,
}) => {
  test.slow();
  const email = 'dana@trips.example';
  await writeArrival(request, APARTMENT, {
    address: 'Canal Heights, tower B, floor 9, door 904',
    directions: 'From the metro, twelve minutes along the canal.',
    steps: [{ text: 'Enter by the glass door on the canal side.', picture: null }],
    ...{ doorCode: CODE, wifiName: 'Canal 904', wifiPassword: 'pelican-harbour-22' },
    manual: 'The air conditioning is beside the door.',
  });
  const { number } = await quoteFor(request, APARTMENT, stayIn(330, 3));
  const guest = { firstName: 'Dana', lastName: 'Aziz', email, phone: '+971501234567' };
  const { data } = await ask(request, 'POST /api/reservations', {
    body: { data: { quote: number, guest, payment: 'manual' } },
  });
  const { reference } = data;
  await markPaid(request, reference);
  const address = `/reservation?reference=${reference}`;

  await test.step('weeks before they read where it is, and from when on they read how to get in', async () => {
    await page.goto(`${address}&email=${email}`);
    await expect(page.getByText('330 days to go')).toBeVisible();
    await expect(page.getByText('Canal Heights, tower B, floor 9, door 904')).toBeVisible();
    await expect(
      page.getByText(/You’ll see the check-in steps, the door code.* from .* 15:00/),
    ).toBeVisible();
    await expect(page.getByText(CODE)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      /25\.1838,55\.2722/,
    );
    await expect(page.getByText(/^Kept on this device/)).toBeVisible();
    await expectSoundPage(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await file).suggestedFilename()).toBe(`${reference}.ics`);
  });

  await test.step('a manager sees the same, and releases it with one click', async () => {
    await openInPanel(admin, `/admin/plugins/booking-rules/reservations/${reference}`);
    await admin.getByRole('button', { name: 'Release now' }).click(VIEW);
    await expect(admin.getByText('Released early', { exact: true })).toBeVisible(VIEW);
    await expect(admin.getByText('Arrival information released early')).toBeVisible(VIEW);
    await page.reload();
    await expect(page.getByText(CODE)).toBeVisible();
    await expectSoundPage(page);
  });

  await test.step('the page opens without a connection, and says of when it is', async () => {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state;
    });
    await expect(async () => {
      const kept = await page.evaluate(
        async (path) => (await caches.match(path)) !== undefined,
        '/reservation',
      );
      expect(kept).toBe(true);
    }).toPass();
    await context.setOffline(true);
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByText(/^As of .*\. You are offline\.$/)).toBeVisible();
    await expect(other.getByText(CODE)).toBeVisible();
    await expect(other.getByText('pelican-harbour-22')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Cancel this booking…' })).toBeHidden();
    await context.setOffline(false);
    await expect(other.getByText(/You are offline/)).toBeHidden();
    await expect(other.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await other.close();
  });

  await test.step('removed from the device, nothing of it is left there', async () => {
    await page.getByRole('button', { name: 'Remove it from this device' }).click();
    await expect(page.getByText('This trip is no longer kept on this device.')).toBeVisible();
    await expect(async () => {
      const left = await page.evaluate(async () => ({
        ...{ items: Object.keys(localStorage).filter((key) => key === 'trips') },
        ...{ caches: await caches.keys() },
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect(left).toEqual({ items: [], caches: [], workers: 0 });
    }).toPass();
  });
});

test('the demo says how guests get in, in English and in Arabic', async ({ page, request }) => {
  const { number } = await quoteFor(request, 'one-bedroom-creek-sunset', stayIn(300, 3));
  const guest = { firstName: 'Rana', lastName: 'Aziz', email: 'rana@trips.example', phone: '+971501234567' };
  const { data } = await ask(request, 'POST /api/reservations', {
    body: { data: { quote: number, guest, payment: 'manual' } },
  });
  const params = { reference: data.reference };
  await markPaid(request, data.reference);
  await ask(request, 'POST /booking-rules/reservations/{reference}/arrival', {
    ...{ headers: await staffHeaders(request), params, body: { data: { decision: 'released' } } },
  });
  const address = `/reservation?reference=${data.reference}&email=${guest.email}`;
  const getting = page.getByRole('region', { name: 'Getting there' });
  await page.goto(address);
  await expect(getting.getByText(/^Apartment .*, Creek Promenade/)).toBeVisible();
  await expect(getting.getByText(/^\d{4}#$/)).toBeVisible();
  await expect(getting.getByText('Pull the door shut behind you. It locks by itself.')).toBeVisible();
  await expect(getting.getByText('House manual')).toBeVisible();
  await page.goto(`/ar${address}`);
  await expect(page.getByText('أغلق الباب خلفك، فهو يقفل وحده.')).toBeVisible();
});
