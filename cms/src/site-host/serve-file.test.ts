import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import sirv, { type RequestHandler } from 'sirv';
import { serveFile } from './serve-file';

let server: Server;
let folder: string;
let handler: RequestHandler;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  server = createServer((req, res) => {
    const ctx = { req, res, respond: true } as unknown as Context;
    void serveFile(handler, ctx, '/files'.length, async () => {
      res.statusCode = 404;
      res.end('otherwise');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function get(path: string): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(3000) });
}

describe('serveFile', () => {
  test('serves what is there, and passes on what vanished while the server runs', async () => {
    handler = sirv(folder, { dev: true });
    await writeFile(join(folder, 'note.txt'), 'a note');
    expect(await (await get('/files/note.txt')).text()).toBe('a note');
    await rm(join(folder, 'note.txt'));
    const gone = await get('/files/note.txt');
    expect([gone.status, await gone.text()]).toEqual([404, 'otherwise']);
  });

  test('ends the answer when a file vanishes between being found and being read', async () => {
    handler = (_request, response) => {
      response.writeHead(200, { 'Content-Length': 10 });
      createReadStream(join(folder, 'never-there.txt')).pipe(response);
    };
    await expect(get('/files/x').then((response) => response.text())).rejects.toThrow(
      /terminated|fetch failed/,
    );
  });
});
