import { forkServer, type ServerProcess } from '../run/server-process';
import type { TestDatabase } from '../run/settings';

export type { ServerProcess };

/** Every server that this test file has started. */
const started: ServerProcess[] = [];

// None outlives its file, however that ends. Killed, one that shares a database would leave jobs leased and mails
// claimed in it.
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
});

/** Starts a server on a database; `differences` replaces settings, an empty one takes a setting away. */
export async function startServerProcess(
  database: TestDatabase,
  differences: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = await forkServer(database, differences);
  started.push(server);
  return server;
}
