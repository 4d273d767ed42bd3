import { gzipSync } from 'node:zlib';
import { openConnection, type WireAnswer } from '../fixture/raw-connection';
import { silenceServer } from '../fixture/silence';

const MEGABYTE = 1024 * 1024;
/** Well above what a socket takes in at once, so that a server that stops reading is noticed. */
const LONG = 'a'.repeat(4 * MEGABYTE);
/** Two gigabytes of nothing in two megabytes. */
const BOMB = Buffer.concat(Array(20).fill(gzipSync(Buffer.alloc(100 * MEGABYTE))) as Buffer[]);

const JSON_TYPE = 'Content-Type: application/json';
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const FILES = 'Content-Type: multipart/form-data; boundary=x';
const PACKED = 'Content-Encoding: gzip';

silenceServer();

function requestOf(target: string, headers: readonly string[], body: string | Buffer): Buffer {
  const head = [target, 'Host: tests', ...headers, `Content-Length: ${body.length}`];
  return Buffer.concat([Buffer.from(`${head.map((line) => `${line}\r\n`).join('')}\r\n`), Buffer.from(body)]);
}

/** What is answered to a request, and to one that follows it on the same connection. */
async function twoAnswers(first: Buffer): Promise<[WireAnswer | null, WireAnswer | null]> {
  const connection = await openConnection(server.url);
  connection.write(first);
  const refused = await connection.answer();
  connection.write('GET /livez HTTP/1.1\r\nHost: tests\r\n\r\n');
  const next = await connection.answer();
  connection.end();
  return [refused, next];
}

describe('after a body that is refused, the next request on the connection is answered:', () => {
  test.each<[string, number, string, string[], string | Buffer]>([
    ['JSON that is too long', 413, 'POST /api/quotes HTTP/1.1', [JSON_TYPE], LONG],
    ['a form that is too long', 413, 'POST /api/enquiries HTTP/1.1', [FORM], LONG],
    ['a form of the site that is too long', 413, 'POST /enquiry HTTP/1.1', [FORM], LONG],
    ['a form of the site of another kind', 413, 'POST /enquiry HTTP/1.1', [JSON_TYPE], LONG],
    ['a text that is too long', 413, 'POST /api/enquiries HTTP/1.1', ['Content-Type: text/plain'], LONG],
    ['a gzip bomb', 413, 'POST /api/quotes HTTP/1.1', [JSON_TYPE, PACKED], BOMB],
    ['a body that cannot be unpacked', 400, 'POST /api/quotes HTTP/1.1', [JSON_TYPE, PACKED], LONG],
    ['a form that cannot be unpacked', 400, 'POST /api/enquiries HTTP/1.1', [FORM, PACKED], LONG],
    ['an unknown packing', 415, 'POST /api/quotes HTTP/1.1', [JSON_TYPE, 'Content-Encoding: x'], LONG],
    ['files of a guest', 415, 'POST /api/enquiries HTTP/1.1', [FILES], LONG],
    ['files under a made-up token', 401, 'POST /upload HTTP/1.1', [FILES, 'Authorization: Bearer x'], LONG],
    ['a query that is too long', 414, `POST /api/quotes?${'a'.repeat(5_000)} HTTP/1.1`, [JSON_TYPE], LONG],
    ['an address that does not exist', 404, 'POST /nothing/here HTTP/1.1', ['Content-Type: x/y'], LONG],
    ['an address that climbs', 404, 'POST /uploads/../here HTTP/1.1', [FORM], LONG],
    ['a page, which reads no body', 200, 'GET / HTTP/1.1', [FORM], LONG],
    ['a list, which reads no body', 200, 'GET /api/stays HTTP/1.1', [JSON_TYPE], LONG],
  ])(
    '%s (%i)',
    async (_, status, target, headers, body) => {
      const [refused, next] = await twoAnswers(requestOf(target, headers, body));
      expect({ refused: refused?.status, next: next?.status }).toEqual({ refused: status, next: 200 });
    },
    10_000,
  );
});

test('a body that comes in pieces of unknown number is read to its end, too', async () => {
  const chunks = `${MEGABYTE.toString(16)}\r\n${'a'.repeat(MEGABYTE)}\r\n`.repeat(3);
  const head = `POST /api/quotes HTTP/1.1\r\nHost: tests\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const [refused, next] = await twoAnswers(Buffer.from(`${head}${chunks}0\r\n\r\n`));
  expect({ refused: refused?.status, next: next?.status }).toEqual({ refused: 413, next: 200 });
}, 10_000);

test('a refused body of which the rest never comes keeps no connection', async () => {
  const connection = await openConnection(server.url);
  const head = ['POST /api/quotes HTTP/1.1', 'Host: tests', JSON_TYPE, `Content-Length: ${100 * MEGABYTE}`];
  connection.write(`${head.join('\r\n')}\r\n\r\n${LONG}`);
  expect((await connection.answer())?.status).toBe(413);
  await connection.closed;
}, 10_000);

test.each([
  ['a whole address', 'GET http://other.example/ HTTP/1.1'],
  ['a whole address of the API', 'GET http://other.example/api/stays HTTP/1.1'],
  ['no address', 'GET * HTTP/1.1'],
  ['no address, asked for what is possible', 'OPTIONS * HTTP/1.1'],
])(
  '%s in place of a path is refused as the mistake of who asks',
  async (_, target) => {
    const [refused, next] = await twoAnswers(Buffer.from(`${target}\r\nHost: tests\r\n\r\n`));
    expect({ refused: refused?.status, next: next?.status }).toEqual({ refused: 400, next: 200 });
  },
  10_000,
);
