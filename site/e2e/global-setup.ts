import { startDemo } from './house.js';

/**
 * Starts the product with fresh demo content. Journeys find it at their base URL, sign in to the admin panel with
 * `JOURNEY_MANAGER_PASSWORD`, and read mails in `JOURNEY_MAIL_FOLDER`; those in another place begin with a copy of
 * `JOURNEY_MODEL`.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { house, model } = await startDemo();
  process.env.JOURNEY_URL = house.url;
  process.env.JOURNEY_MAIL_FOLDER = house.mailFolder;
  process.env.JOURNEY_MANAGER_PASSWORD = model.settings.DEMO_PASSWORD;
  process.env.JOURNEY_MODEL = JSON.stringify(model);
  return () => house.stop();
}
