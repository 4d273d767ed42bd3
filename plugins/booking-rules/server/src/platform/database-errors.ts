/** For `Retry-After`: in so many seconds a database that starts again should be back. */
export const BACK_SOON_SECONDS = '5';

/**
 * Why a database does not do what it was asked, though nothing is wrong with the question: there is nobody to answer
 * it, somebody else has it locked, or nothing more can be written to its disk.
 */
export type DatabaseTrouble = 'away' | 'locked' | 'unwritable';

const CODES: readonly [DatabaseTrouble, RegExp][] = [
  // Of Node.js, when a connection cannot be made or is cut; of PostgreSQL, when it shuts down, starts or is full.
  [
    'away',
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123]|53300|08\w{3})$/,
  ],
  ['locked', /^(SQLITE_(BUSY|LOCKED)(_\w+)?|55P03)$/],
  // Of the disk itself (uploads), of SQLite, and of PostgreSQL: full, failing, or for reading only.
  ['unwritable', /^(ENOSPC|EDQUOT|EROFS|SQLITE_(FULL|READONLY|IOERR|CANTOPEN)(_\w+)?|53100|58030|25006)$/],
];
/**
 * What `pg`, knex and its pool of connections say without a code; the last of a transaction whose connection was cut
 * before its first statement.
 */
const AWAY =
  /Connection terminated|Connection ended|has encountered a connection error|timeout exceeded when trying to connect|Timeout acquiring a connection|Transaction query already complete/;

/** What is the matter with the database that a query failed; null when it is the query. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  // Not every error is an `Error`: a driver may have come with one of its own.
  if (typeof error !== 'object' || error === null) return null;
  const { code, message, cause } = error as Record<string, unknown>;
  const known = CODES.find(([, codes]) => typeof code === 'string' && codes.test(code));
  if (known) return known[0];
  return typeof message === 'string' && AWAY.test(message) ? 'away' : databaseTrouble(cause);
}

/** The code that a database gave an error; null for any other error. */
export function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
}

/** True for the error with which SQLite or PostgreSQL refuses a second row of the same key. */
export function isDuplicateKey(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
