import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import getPort from 'get-port';
import type * as StandIn from '../../cms/tests/stand-ins/stripe/stripe-server';
import { startServer } from '../../scripts/steps/server.mjs';
import { freshSettings } from '../../scripts/steps/settings.mjs';

/** Tests over HTTP are CommonJS, whose names an import of a module that has still to be compiled does not find. */
const { startStripeServer } = createRequire(import.meta.url)(
  '../../cms/tests/stand-ins/stripe/stripe-server',
) as typeof StandIn;

/** The production server with everything in a folder of its own, and the Stripe that it takes cards with. */
export interface House {
  url: string;
  mailFolder: string;
  /** What stands in for the Stripe that it takes cards with. */
  stripe: Pick<StandIn.StripeServer, 'url' | 'account'>;
  stop(): Promise<void>;
}

/** What a house leaves behind for another that begins with the same content: the database as it was, and the rest. */
export interface Model {
  database: string;
  uploads: string;
  /** Its secrets among them, so the same people sign in with the same passwords. */
  settings: Record<string, string>;
}

/**
 * Starts a house with fresh demo content.
 * @returns it, and what another may begin with
 */
export async function startDemo(): Promise<{ house: House; model: Model }> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const settings = freshSettings();
  const house = await startHouse(folder, settings);
  const model = { database: join(folder, 'demo.db'), uploads: uploadsIn(folder), settings };
  const database = new Sqlite(databaseIn(folder), { readonly: true });
  await database.backup(model.database);
  database.close();
  return { house, model };
}

/** Starts a house with the content of another, to which it is nothing afterwards. */
export async function startCopy(
  { database, uploads, settings }: Model,
  differences: Record<string, string>,
): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  await cp(database, databaseIn(folder));
  await cp(uploads, uploadsIn(folder), { recursive: true });
  return startHouse(folder, { ...settings, ...differences });
}

const databaseIn = (folder: string) => join(folder, 'journeys.db');
const uploadsIn = (folder: string) => join(folder, 'public');

async function startHouse(folder: string, settings: Record<string, string>): Promise<House> {
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const mailFolder = join(folder, 'mail');
  const stripe = await startStripeServer(url);
  const server = startServer(
    {
      ...process.env,
      HOST: '0.0.0.0',
      PUBLIC_URL: url,
      DATABASE_CLIENT: 'sqlite',
      DATABASE_FILENAME: databaseIn(folder),
      UPLOADS_FOLDER: uploadsIn(folder),
      BACKUPS_FOLDER: join(folder, 'backups'),
      SMTP_URL: '',
      MAIL_FOLDER: mailFolder,
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
      ...settings,
      PORT: String(port),
    },
    { onProgress: sayNowAndThen },
  );
  await server.ready;
  await server.demoLoaded;
  return {
    url,
    mailFolder,
    stripe,
    async stop() {
      await server.stop();
      await stripe.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const SILENCE_MS = 10_000;
let lastSaid = 0;

function sayNowAndThen(text: string): void {
  if (Date.now() - lastSaid < SILENCE_MS) return;
  lastSaid = Date.now();
  console.log(text);
}
