import { databaseTrouble } from './database-errors';

/** More rows in one statement would meet the databases' limit of parameters. */
const AT_ONCE = 100;

interface Waiting<Row> {
  row: Row;
  done: () => void;
  fail: (error: unknown) => void;
}

/**
 * Writes rows of many requests together: the first waits for the end of the event loop's turn, and those that come
 * while it is written share the next commit. Each is written, and as durable as by itself, when its promise
 * resolves; a commit takes the disk the same time for one row as for a hundred.
 * @param write writes all rows or none
 */
export function createGroupCommit<Row>(
  write: (rows: Row[]) => Promise<unknown>,
): (row: Row) => Promise<void> {
  const waiting: Waiting<Row>[] = [];
  let writing = false;

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) await writeTogether(waiting.splice(0, AT_ONCE));
    writing = false;
  }

  async function writeTogether(group: readonly Waiting<Row>[]): Promise<void> {
    try {
      await write(group.map(({ row }) => row));
      for (const { done } of group) done();
    } catch (error) {
      const isTheDatabases = databaseTrouble(error) !== null;
      // Whoever came meanwhile would wait as long, for as little.
      const failed = isTheDatabases ? [...group, ...waiting.splice(0)] : group;
      if (isTheDatabases || group.length === 1) for (const { fail } of failed) fail(error);
      // One bad row is nobody else's failure.
      else for (const single of group) await writeTogether([single]);
    }
  }

  return (row) =>
    new Promise((done, fail) => {
      waiting.push({ row, done, fail });
      if (writing) return;
      writing = true;
      setImmediate(() => void writeWaiting());
    });
}
