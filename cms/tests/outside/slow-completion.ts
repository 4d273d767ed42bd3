import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../run/free-port';

/** The message of PostgreSQL's protocol that says that all rows of a COPY have been sent. */
const COPY_DONE = 'c'.charCodeAt(0);
const HEADER_BYTES = 5;
const PAUSE_MS = 10;

/**
 * A way to a PostgreSQL on which the server's last word about a COPY comes a little after its last row, as it now and
 * then does on any network.
 * @returns the address of the same database on that way, and how to take it down
 */
export async function withSlowCompletion(url: string): Promise<{ url: string; close: () => void }> {
  const way = new URL(url);
  const target = { host: way.hostname, port: Number(way.port) };
  const port = await freePort();
  const sockets = new Set<Socket>();
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ ...target, noDelay: true });
    client.pipe(server);
    void forward(server, client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  way.host = `127.0.0.1:${port}`;
  return {
    url: way.href,
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Hands messages over one by one, with a pause after each end of a COPY. */
async function forward(server: Socket, client: Socket): Promise<void> {
  let waiting = Buffer.alloc(0);
  try {
    for await (const chunk of server as AsyncIterable<Buffer>) {
      waiting = Buffer.concat([waiting, chunk]);
      let sent = 0;
      while (waiting.length - sent >= HEADER_BYTES) {
        const length = 1 + waiting.readInt32BE(sent + 1);
        if (waiting.length - sent < length) break;
        const type = waiting[sent];
        client.write(waiting.subarray(sent, sent + length));
        sent += length;
        if (type === COPY_DONE) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      waiting = waiting.subarray(sent);
    }
  } catch {
    // The other side is told by the end of the connection.
  }
  client.end();
}
