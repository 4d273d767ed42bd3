import type { Knex } from 'knex';
import { apartmentData } from '../fixture/apartment';
import { UID } from '../fixture/content';
import { within } from '../fixture/within';
import { onPostgres } from '../run/databases';

const { db } = server.strapi;
/** Connections are cut; a file has none. */
const onConnection = onPostgres() ? test : test.skip;

async function cut(trx: Knex.Transaction): Promise<void> {
  const { rows } = await trx.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
  await db.connection.raw('select pg_terminate_backend(?)', [rows[0]?.pid ?? 0]);
}

// In the words of the database, or of its client when that has heard of it by then.
const CUT = /terminat|connection error/i;

onConnection(
  'a transaction whose COMMIT fails is not said to have succeeded, and the next one is',
  async () => {
    const broken = db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      await cut(trx);
      return 'done';
    });
    await expect(broken).rejects.toThrow(CUT);
    await within(5_000, async () => {
      const next = db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
        await trx.raw('select 1');
        return 'done';
      });
      expect(await next).toBe('done');
    });
  },
);

onConnection(
  'a document whose connection is cut while Strapi looks whether it is unique is refused, and keeps no connection',
  async () => {
    const { pool } = db.connection.client as { pool: { numUsed(): number } };
    const broken = db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      await cut(trx);
      const apartment = server.strapi.getModel(UID.apartment);
      return server.strapi.entityValidator.validateEntityCreation(
        apartment,
        apartmentData('cut-while-checked'),
      );
    });
    await expect(broken).rejects.toThrow(CUT);
    await within(5_000, () => {
      expect(pool.numUsed()).toBe(0);
      return Promise.resolve();
    });
  },
  10_000,
);
