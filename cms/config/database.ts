import { readSettings } from './settings';

interface SqliteConnection {
  pragma(statement: string): unknown;
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
            // SQLite would wait with the whole process: who waits stands in the plugin's `platform/sqlite-lock.ts`.
            connection.pragma('busy_timeout = 0');
            // WAL lets readers and the importer work beside the server; FULL keeps what was committed.
            connection.pragma('journal_mode = WAL');
            connection.pragma('synchronous = FULL');
            // 4 MB of pages in place of 16: the system keeps the file in memory anyway, and reads cost the same.
            connection.pragma('cache_size = -4000');
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
