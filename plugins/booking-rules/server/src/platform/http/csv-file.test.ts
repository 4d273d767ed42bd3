import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { csvStream } from './csv-file';

/** What a browser gets of a file whose pieces are written like this. */
async function download(
  pieces: () => AsyncGenerator<string>,
): Promise<{ response: Response; text: Promise<string> }> {
  const app = new Koa();
  app.silent = true;
  app.use((ctx) => {
    ctx.body = csvStream(ctx, 'stays', pieces());
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const text = response.text().finally(() => server.close());
  return { response, text };
}

test('a long file is sent piece by piece under its name, and tells spreadsheets that it is UTF-8', async () => {
  const { response, text } = await download(async function* () {
    yield 'Guest\r\n';
    await Promise.resolve();
    yield 'Zoë\r\n';
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="stays.csv"');
  // The mark of UTF-8 is read, and no part of the text.
  expect(await text).toBe('Guest\r\nZoë\r\n');
});

test('a file that fails midway breaks off: it does not look as if that were all', async () => {
  let fail: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (fail = resolve));
  const { response, text } = await download(async function* () {
    yield 'Guest\r\n';
    await begun;
    throw new Error('the database has gone');
  });
  expect(response.status).toBe(200);
  fail();
  await expect(text).rejects.toThrow();
});
