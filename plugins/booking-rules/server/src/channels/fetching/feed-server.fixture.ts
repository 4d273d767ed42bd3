import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A server of feeds that does what a test wants, and knows what it was asked. */
export async function startFeedServer(host = '127.0.0.1') {
  let answer: RequestListener = (_, response) => response.writeHead(404).end();
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${host}:${port}/feed.ics`,
    requests,
    /** From now on. */
    answers(listener: RequestListener): void {
      answer = listener;
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}
