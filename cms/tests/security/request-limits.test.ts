import { watch } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import request from 'supertest';
import { signUp } from '../fixture/account';
import { sendAsItIs } from '../fixture/as-it-is';
import { createApartment } from '../fixture/content';
import { indecency } from '../fixture/decent-answer';
import { send } from '../fixture/http';
import { phonePhoto } from '../fixture/photos';
import { silenceServer } from '../fixture/silence';
import { createStaffInRole } from '../fixture/staff';
import { testFolder } from '../run/settings';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const FILES = { 'Content-Type': 'multipart/form-data; boundary=limit' };
const file = (bytes: number): string =>
  `--limit\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${'a'.repeat(bytes)}\r\n--limit--\r\n`;

silenceServer();
beforeAll(() => createApartment('limited-flat'));

test.each<[string, string, Record<string, string>, string]>([
  [
    'JSON',
    '/api/quotes',
    { 'Content-Type': 'application/json' },
    JSON.stringify({ data: 'a'.repeat(257 * 1024) }),
  ],
  ['a form', '/api/enquiries', FORM, `message=${'a'.repeat(65 * 1024)}`],
  ['a text', '/api/enquiries', { 'Content-Type': 'text/plain' }, 'a'.repeat(65 * 1024)],
  ['a form of the site', '/enquiry', FORM, `message=${'a'.repeat(65 * 1024)}`],
])('%s that is too large is refused as that', async (_, path, headers, body) => {
  const answer = await send(server.url, 'post', path, { headers, body });
  expect(answer.status).toBe(413);
  expect(indecency(answer)).toBeNull();
});

/** What is written into the folder of temporary files meanwhile: each server of a run has one of its own. */
async function writtenWhile(act: () => Promise<void>): Promise<string[]> {
  const names = new Set<string>();
  const watcher = watch(tmpdir(), (_, name) => name !== null && names.add(name));
  await act();
  // Events come in their order: once this one is here, those before it are.
  await writeFile(join(tmpdir(), 'last'), '');
  while (!names.delete('last')) await setTimeout(10);
  watcher.close();
  return [...names];
}

test('a form with files is not written to disk for who is not of the staff', async () => {
  const { headers } = await signUp('files@guests.example');
  const body = file(1_000);
  const statuses: number[] = [];
  const written = await writtenWhile(async () => {
    for (const [path, sender] of [
      ['/api/enquiries', {}],
      ['/upload', headers],
      ['/api/upload', {}],
    ] as const)
      statuses.push(
        (await send(server.url, 'post', path, { headers: { ...sender, ...FILES }, body })).status,
      );
  });
  expect({ statuses, written }).toEqual({ statuses: [415, 401, 415], written: [] });
});

test('a manager uploads a picture as ever', async () => {
  const token = await createStaffInRole('uploader', 'property-manager');
  const picture = await phonePhoto({ width: 90, height: 60 });
  const { status } = await request(server.url)
    .post('/upload')
    .set('Authorization', `Bearer ${token}`)
    .attach('files', picture, 'balcony.jpg');
  expect(status).toBe(201);
});

test.each([
  ['a long query', `/api/apartments?filters[name][$eq]=${'a'.repeat(5_000)}`, 414],
  ['many values', `/api/apartments?${Array.from({ length: 101 }, () => 'fields[]=name').join('&')}`, 400],
  [
    'many conditions',
    `/api/apartments?${Array.from({ length: 101 }, (__, at) => `filters[$or][${at}][name]=a`).join('&')}`,
    400,
  ],
  ['a deep query', `/api/apartments?filters${'[$not]'.repeat(12)}[name]=a`, 400],
  [
    'deep relations',
    '/api/districts?populate[apartments][populate][district][populate][apartments][populate]=*',
    400,
  ],
  ['deep relations in one word', '/api/districts?populate=apartments.district.apartments.district', 400],
  ['a page that is too large', '/api/stays?pageSize=101', 400],
])('%s is refused', async (_, path, status) => {
  const answer = await send(server.url, 'get', path);
  expect({ status: answer.status, problem: indecency(answer) }).toEqual({ status, problem: null });
});

test('a list holds a hundred at most, however many are asked for', async () => {
  for (const asked of ['pagination[pageSize]=100000', 'pagination[limit]=100000', 'pagination[limit]=-1']) {
    const { body } = await send(server.url, 'get', `/api/apartments?${asked}`);
    const { pagination } = (body as { meta: { pagination: Record<string, number> } }).meta;
    expect(pagination['pageSize'] ?? pagination['limit']).toBeLessThanOrEqual(100);
  }
});

test('headers larger than any are refused before anybody reads them', async () => {
  expect((await sendAsItIs(server.url, '/', { headers: { Cookie: 'a'.repeat(20_000) } })).status).toBe(431);
  expect((await sendAsItIs(server.url, `/${'a'.repeat(20_000)}`)).status).toBe(431);
});

test('a request that takes its time is cut off', () => {
  const { headersTimeout, requestTimeout } = server.strapi.server.httpServer;
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThanOrEqual(15_000);
  expect(requestTimeout).toBeLessThanOrEqual(120_000);
});

describe('files beside those that are served', () => {
  const SECRET = 'nobody-is-to-read-this';

  beforeAll(async () => {
    const beside = join(testFolder(), 'public');
    await mkdir(join(beside, 'api'), { recursive: true });
    await writeFile(join(beside, 'secret.txt'), SECRET);
    await writeFile(join(testFolder(), 'secret.txt'), SECRET);
  });

  test.each([
    '/secret.txt',
    '//secret.txt',
    '/%73ecret.txt',
    '/uploads/../secret.txt',
    '/uploads/..%2fsecret.txt',
    '/uploads/%2e%2e/secret.txt',
    '/uploads/..%5csecret.txt',
    '/uploads//../../secret.txt',
    '/uploads/%252e%252e/secret.txt',
    '/uploads/..;/secret.txt',
    '/assets/../../../../secret.txt',
    '/assets/..%2f..%2f..%2f..%2fpackage.json',
    '/admin/../secret.txt',
    '/admin/..%2fsecret.txt',
    '/admin/%2e%2e%2fsecret.txt',
    '/api/../secret.txt',
    '/api/..%2fsecret.txt',
    '/api/%2e%2e/secret.txt',
    '/../../../../../../etc/passwd',
    '/uploads/../../../../../../etc/passwd',
    'http://other.example/secret.txt',
  ])('%s reads none of them', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, body } = await sendAsItIs(server.url, path, { method });
      expect(body).not.toMatch(/nobody-is-to-read-this|root:|"workspaces"/);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(status).toBeLessThan(500);
    }
  });
});
