/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apartmentData } from '../fixture/apartment';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { firstManagerOf } from '../outside/manager';
import { startServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';
import { testFolder } from '../run/settings';
import { eventOf } from '../stand-ins/stripe/webhooks';
import { deliver } from './stripe/stripe-fixture';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_absent', STRIPE_WEBHOOK_SECRET: 'whsec_absent' };
const OF_STRIPE = /[\\/]node_modules[\\/]stripe[\\/]|[\\/]payments[\\/]stripe(-event|-session)?\.js$/;

/** Which modules of Stripe a server with these settings had loaded when it stopped. */
async function loadedBy(
  settings: Record<string, string>,
  use: (url: string) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const file = join(testFolder(), `modules-${Object.keys(settings).length}.txt`);
  const server = await startServerProcess(await createDatabase(`absent-${Object.keys(settings).length}`), {
    ...settings,
    NODE_OPTIONS: `--require ${join(__dirname, 'stripe', 'loaded-modules.cjs')}`,
    LOADED_MODULES_FILE: file,
  });
  await server.ready;
  await use(server.url);
  await server.stop();
  return (await readFile(file, 'utf8')).split('\n').filter((module) => OF_STRIPE.test(module));
}

test('without keys nothing of Stripe is loaded, and cards are refused beside their field', async () => {
  const loaded = await loadedBy({}, async (url) => {
    const owner = await firstManagerOf(url);
    await owner.openApartment(apartmentData('absent-flat'));
    const guest = guestOf(url);
    const stay = { apartmentId: 'absent-flat', ...stayIn(30, 2), guests: 2 };
    const { number } = await guest.quote(stay);
    const byCard = await guest.reserve({ ...reservationFor(number), payment: 'stripe' });
    expect(byCard.status).toBe(400);
    expect(byCard.error.details.errors).toEqual([
      { path: ['data', 'payment'], message: 'is not offered', name: 'ValidationError' },
    ]);
    const webhook = await deliver(url, eventOf('checkout.session.completed', {}));
    expect(webhook.status).toBe(404);
    expect((await guest.reserve(reservationFor(number))).data).toMatchObject({
      state: 'held',
      payment: 'manual',
    });
  });
  expect(loaded).toEqual([]);
});

test('with keys it is', async () => {
  expect(await loadedBy(KEYS)).toContainEqual(expect.stringContaining(join('node_modules', 'stripe')));
});

test.each(Object.keys(KEYS))('%s alone stops the server with one sentence', async (name) => {
  const database = { client: 'sqlite' as const, filename: join(testFolder(), 'never-made.db') };
  const server = await startServerProcess(database, { [name]: 'sk_or_whsec_alone' });
  const { code, output } = await server.ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^Settings: STRIPE_(SECRET_KEY|WEBHOOK_SECRET) is missing\. To take cards set both/,
  );
});
