import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

type Container = (trx: Knex.Transaction) => unknown;

/**
 * Makes `commit()` fail when the COMMIT fails. Knex resolves it in any case and tells only the transaction's own
 * promise, which Strapi does not look at: a guest would be given a reservation that a database which was just
 * stopping never took.
 */
export function makeCommitsCertain(strapi: Core.Strapi): void {
  const client = strapi.db.connection.client as {
    transaction: (container: Container, ...rest: unknown[]) => unknown;
  };
  const begin = client.transaction.bind(client);
  client.transaction = (container, ...rest) => begin((trx) => container(certain(trx)), ...rest);
}

function certain(trx: Knex.Transaction): Knex.Transaction {
  const commit = trx.commit.bind(trx);
  const wish = async (value?: unknown): Promise<unknown> => {
    await commit(value);
    return trx.executionPromise;
  };
  trx.commit = wish as Knex.Transaction['commit'];
  return trx;
}
