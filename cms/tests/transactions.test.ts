import type { Knex } from 'knex';
import { within } from './fixture/within';
import { onPostgres } from './run/databases';

const { db } = server.strapi;
/** A connection that is cut before its COMMIT; a file has none. */
const onConnection = onPostgres() ? test : test.skip;

onConnection(
  'a transaction whose COMMIT fails is not said to have succeeded, and the next one is',
  async () => {
    const cut = db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const { rows } = await trx.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
      await db.connection.raw('select pg_terminate_backend(?)', [rows[0]?.pid ?? 0]);
      return 'done';
    });
    // In the words of the database, or of its client when that has heard of it by then.
    await expect(cut).rejects.toThrow(/terminat|connection error/i);
    await within(5_000, async () => {
      const next = db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
        await trx.raw('select 1');
        return 'done';
      });
      expect(await next).toBe('done');
    });
  },
);
