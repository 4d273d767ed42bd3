import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { fetchAsSent } from '../fixture/as-sent';
import { CMS } from '../run/settings';

let page: string;
let script: string;

beforeAll(async () => {
  page = (await fetchAsSent('/')).bytes.toString();
  // The script of the words, which all pages need; what is smaller than a packet is sent as it is.
  script = / data-needs="\S+ ([^" ]+)/.exec(page)?.[1] ?? '';
});

const builtFile = (path: string) => readFile(join(CMS, '../site/dist/client', path));

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, 'identity', (bytes: Buffer) => bytes],
])('a script is sent as the build has made it in %s', async (encoding, accepted, unpack) => {
  const { status, headers, bytes } = await fetchAsSent(script, { 'Accept-Encoding': accepted });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(bytes.length),
    vary: 'Accept-Encoding',
  });
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['content-encoding']).toBe(encoding);
  expect(unpack(bytes).equals(await builtFile(script))).toBe(true);
  if (encoding) {
    const ending = encoding === 'br' ? '.br' : '.gz';
    expect(bytes.equals(await builtFile(script + ending))).toBe(true);
  }
});

test('who has a file already is told so, and who asks only about it gets no bytes', async () => {
  const accepting = { 'Accept-Encoding': 'br' };
  const { headers } = await fetchAsSent(script, accepting);
  const again = await fetchAsSent(script, { ...accepting, 'If-None-Match': String(headers.etag) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const asked = await fetchAsSent(script, accepting, 'HEAD');
  expect([asked.status, asked.bytes.length]).toEqual([200, 0]);
  expect(asked.headers['content-length']).toBe(headers['content-length']);
  const plain = await fetchAsSent(script, { 'Accept-Encoding': 'identity' });
  expect(plain.headers.etag).not.toBe(headers.etag);
});

test('the fonts are asked for before the style sheet names them, and come in one piece or in parts', async () => {
  const fonts = [...page.matchAll(/<link rel="preload" href="(\/assets\/[^"]+\.woff2)" as="font"/g)];
  expect(fonts).toHaveLength(2);
  const font = fonts[0]?.[1] ?? '';
  const whole = await fetchAsSent(font, { 'Accept-Encoding': 'br, gzip' });
  expect(whole.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(whole.headers).not.toHaveProperty('content-encoding');
  const part = await fetchAsSent(font, { Range: 'bytes=4-11' });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 4-11/${whole.bytes.length}`);
  expect(part.bytes.equals(whole.bytes.subarray(4, 12))).toBe(true);
});
