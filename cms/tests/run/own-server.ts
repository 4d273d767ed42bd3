import { join } from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { generators } from '@strapi/typescript-utils';
import type { createSite as CreateSite } from 'site/host' with { 'resolution-mode': 'import' };
import { createDatabase } from './databases';
import { freePort } from './free-port';
import { CMS, settingsFor, type TestDatabase } from './settings';

/** The server inside the test process: reachable over HTTP and, as the admin panel is, from inside. */
export interface OwnServer {
  strapi: Core.Strapi;
  url: string;
  database: TestDatabase;
  /** The site, beside the one that is mounted: it lives outside Jest's sandbox, as the server does. */
  createSite: typeof CreateSite;
  /** Writes the types of all content types and components into `types/generated` of a folder. */
  generateTypes: (folder: string) => Promise<void>;
}

/** Hashes of guests' passwords take 2^4 rounds: those of the product, 2^10, would cost more than what is tested. */
const QUICK_HASHES = { rounds: 4 };

let running: Promise<OwnServer> | null = null;

/** The one server of this run, started when the first test file asks for it. */
export function ownServer(): Promise<OwnServer> {
  running ??= start();
  return running;
}

/** Stops it, when it was started. */
export async function stopOwnServer(): Promise<void> {
  const server = await running;
  await server?.strapi.destroy();
}

async function start(): Promise<OwnServer> {
  const database = await createDatabase('own');
  const port = await freePort();
  Object.assign(process.env, settingsFor(database, port), { NODE_ENV: 'test' });
  // Strapi and its settings look for their files in the working folder.
  process.chdir(CMS);
  const strapi = createStrapi({ appDir: CMS, distDir: join(CMS, 'dist'), serveAdminPanel: false });
  await strapi.load();
  const { password = {} } = strapi.getModel('plugin::users-permissions.user').attributes;
  Object.assign(password, { encryption: QUICK_HASHES });
  strapi.server.mount();
  await new Promise<void>((resolve) => strapi.server.httpServer.listen(port, '127.0.0.1', resolve));
  const { createSite } = await import('site/host');
  const generateTypes = async (pwd: string): Promise<void> => {
    const artifacts = { contentTypes: true, components: true };
    await generators.generate({ strapi, pwd, rootDir: 'types', logger: { silent: true }, artifacts });
  };
  return { strapi, url: `http://127.0.0.1:${port}`, database, createSite, generateTypes };
}
