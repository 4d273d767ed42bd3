import type { Core } from '@strapi/strapi';

const TABLE = 'booking_migrations';

/** Brings the tables that Strapi does not manage up to date, with knex's migrator. */
export async function migrate(strapi: Core.Strapi): Promise<void> {
  const directory: string = strapi.config.get('plugin::booking-rules.migrations');
  const [, done] = (await strapi.db.connection.migrate.latest({ directory, tableName: TABLE })) as [
    number,
    string[],
  ];
  for (const name of done) strapi.log.info(`Migration ${name} is done`);
}
