/** For `Retry-After`: in so many seconds a database that starts again should be back. */
export const BACK_SOON_SECONDS = '5';

/** Of Node.js, when a connection cannot be made or is cut; of PostgreSQL, when it shuts down or starts. */
const CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|08\w{3})$/;
/**
 * What `pg`, knex and its pool of connections say without a code; the last of a transaction whose connection was cut
 * before its first statement.
 */
const SENTENCES =
  /Connection terminated|Connection ended|has encountered a connection error|Timeout acquiring a connection|Transaction query already complete/;

/** Whether a query failed because there was nobody to answer it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.test(String(error.code))) return true;
  return SENTENCES.test(error.message) || isDatabaseAway(error.cause);
}
