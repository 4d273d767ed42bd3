import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';

const TABLE = 'booking_migrations';

/**
 * Brings the tables that Strapi does not manage up to date, with knex's migrator: a folder for each version of the
 * product, or for each part of a large one. Numbers go on from folder to folder.
 */
export async function migrate(strapi: Core.Strapi): Promise<void> {
  const root: string = strapi.config.get('plugin::booking-rules.migrations');
  const directory = readdirSync(root).map((folder) => join(root, folder));
  const [, done] = (await strapi.db.connection.migrate.latest({ directory, tableName: TABLE })) as [
    number,
    string[],
  ];
  for (const name of done) strapi.log.info(`Migration ${name} is done`);
}
