import { readSettings } from './settings';

interface SqliteConnection {
  pragma(statement: string): unknown;
  prepare(statement: string): unknown;
}

type Opened = (error: unknown, connection: SqliteConnection) => void;

export default () => {
  const { database } = readSettings();
  if (database.client === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: database.url },
        pool: { min: 0, max: database.poolMax },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: database.filename },
      useNullAsDefault: true,
      pool: {
        afterCreate(connection: SqliteConnection, done: Opened) {
          try {
            // WAL lets readers and the importer work beside the server; FULL keeps what was committed.
            connection.pragma('journal_mode = WAL');
            connection.pragma('synchronous = FULL');
            connection.pragma('busy_timeout = 10000');
            beginWithTheLock(connection);
            done(null, connection);
          } catch (error) {
            // A damaged file is found out here; thrown, it would end the process without a sentence.
            done(error, connection);
          }
        },
      },
    },
  };
};

/**
 * Has every transaction take the write lock as it begins. One that reads first and writes later fails at once,
 * whatever the busy timeout, when another process (an import) has written in between; knex has no setting for it.
 */
function beginWithTheLock(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (statement) => prepare(statement === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : statement);
}
