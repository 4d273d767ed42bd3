import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import type * as StandIn from '../../cms/tests/stand-ins/stripe/stripe-server';
import { startServer } from '../../scripts/steps/server.mjs';
import { freshSettings } from '../../scripts/steps/settings.mjs';

/** Tests over HTTP are CommonJS, whose names an import of a module that has still to be compiled does not find. */
const { startStripeServer } = createRequire(import.meta.url)(
  '../../cms/tests/stand-ins/stripe/stripe-server',
) as typeof StandIn;

/**
 * Starts the production server with fresh demo content in a folder of its own, and the Stripe that it takes cards
 * with. Journeys find it at their base URL, sign in to the admin panel with `JOURNEY_MANAGER_PASSWORD`, and read mails in `JOURNEY_MAIL_FOLDER`.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const settings = freshSettings();
  const stripe = await startStripeServer(url);
  const server = startServer(
    {
      ...process.env,
      ...settings,
      HOST: '0.0.0.0',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_CLIENT: 'sqlite',
      DATABASE_FILENAME: join(folder, 'journeys.db'),
      UPLOADS_FOLDER: join(folder, 'public'),
      BACKUPS_FOLDER: join(folder, 'backups'),
      SMTP_URL: '',
      MAIL_FOLDER: join(folder, 'mail'),
      // All guests of the journeys come from one address.
      RATE_LIMITS: 'false',
      // Browsers keep this machine busy, which is no reason to refuse them.
      EVENT_LOOP_DELAY: 'off',
      // A journey is a channel itself, on this machine.
      CALENDAR_HTTP: 'true',
      CALENDAR_NETWORKS: '127.0.0.1/32',
      STAFF_SECOND_FACTOR: 'administrators',
      ...stripe.settings,
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
    sayNowAndThen,
  );
  await server.ready;
  await server.demoLoaded;
  process.env.JOURNEY_URL = url;
  process.env.JOURNEY_MAIL_FOLDER = join(folder, 'mail');
  process.env.JOURNEY_MANAGER_PASSWORD = settings.DEMO_PASSWORD;
  return async () => {
    await server.stop();
    await stripe.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

const SILENCE_MS = 10_000;
let lastSaid = 0;

function sayNowAndThen(text: string): void {
  if (Date.now() - lastSaid < SILENCE_MS) return;
  lastSaid = Date.now();
  console.log(text);
}
