import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { engineOf } from 'booking-rules/engine';
import type { Answer, RouteKey } from 'booking-rules/contracts';
import sharp from 'sharp';
import request from 'supertest';
import { within } from '../fixture/within';
import { zipOf } from '../../src/import/pictures/zip.fixture';
import { create, remove, UID } from '../fixture/content';
import { breachOf } from '../fixture/contract';
import { startFeedServer } from '../fixture/feed-server';
import { ask, type SentTo } from '../fixture/http';
import { createStaffInRole } from '../fixture/staff';

type Import = Answer<'GET /booking-rules/listing-imports/{id}'>['data'];

const AREA = 'Import Bay';
const { strapi } = server;
const imports = () => engineOf(strapi).listingImports;

let manager: string;
let web: Awaited<ReturnType<typeof startFeedServer>>;
let area: string;
let photo: Buffer;

const asManager = <Key extends RouteKey>(key: Key, sent: SentTo = {}) =>
  ask(server.url, key, { ...sent, headers: { Authorization: `Bearer ${manager}` } });

async function sendFile(path: string, name: string, bytes: Buffer | string, token = manager) {
  const answer = await request(server.url)
    .post(path)
    .set('Authorization', `Bearer ${token}`)
    .attach('file', Buffer.from(bytes), name);
  const breach = breachOf('POST', path, answer);
  if (breach !== null) throw new Error(breach);
  const body = answer.body as { data: Import; error?: { message: string } };
  return { status: answer.status, data: body.data, message: body.error?.message ?? '' };
}

const HEADER = 'Ref,Headline,Zone,Rooms,Tarif,Permit,Photos';
const listOf = (...rows: string[]): string => [HEADER, ...rows].join('\n');
const rowOf = (id: string, price = '450', photos = ''): string =>
  `${id},Home ${id} by the bay,${AREA},1,${price},IMP-BAY-${id.padStart(5, '0')},${photos}`;

async function upload(name: string, list: string): Promise<Import> {
  const { status, data, message } = await sendFile('/booking-rules/listing-imports', name, list);
  expect({ status, message }).toEqual({ status: 201, message: '' });
  return data;
}

async function check(id: string, choices: object = { Tarif: 'price' }, source = 'import-test') {
  return asManager('POST /booking-rules/listing-imports/{id}/check', {
    params: { id },
    body: { data: { source, choices, defaults: {} } },
  });
}

async function found(id: string): Promise<Import> {
  return (await asManager('GET /booking-rules/listing-imports/{id}', { params: { id } })).data;
}

const start = (id: string) => asManager('POST /booking-rules/listing-imports/{id}/start', { params: { id } });

/** Sends a list, tries it and imports it. */
async function importList(name: string, list: string): Promise<Import> {
  const { id } = await upload(name, list);
  expect((await check(id)).status).toBe(200);
  await imports().jobs.work();
  expect((await start(id)).status).toBe(200);
  await imports().jobs.work();
  return found(id);
}

async function rowsOf(id: string, query: Record<string, string> = {}) {
  return (await asManager('GET /booking-rules/listing-imports/{id}/rows', { params: { id }, query })).data;
}

async function apartment(key: string) {
  const where = { importSource: 'import-test', importKey: key };
  const stored: unknown = await strapi.documents(UID.apartment).findFirst({
    ...{ filters: where, status: 'published', populate: ['photos'] },
  });
  return stored as { nightlyRate: number; photos: { alternativeText: string }[] | null } | null;
}

beforeAll(async () => {
  manager = await createStaffInRole('import-manager', 'property-manager');
  area = await create(UID.district, { name: AREA, slug: 'import-bay', order: 900 });
  web = await startFeedServer();
  photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#274' } })
    .jpeg()
    .toBuffer();
  web.answers('/view.jpg', (_, response) => response.writeHead(200).end(photo));
  web.answers('/page.jpg', (_, response) => response.writeHead(200).end('<!doctype html>'));
});

afterAll(async () => {
  await web.stop();
  const made = await strapi.documents(UID.apartment).findMany({ filters: { importSource: 'import-test' } });
  for (const { documentId } of made) await remove(UID.apartment, documentId);
  await remove(UID.district, area);
  for (const table of [
    'listing_imports',
    'listing_import_runs',
    'listing_import_rows',
    'listing_import_files',
  ])
    await strapi.db.connection(table).delete();
});

test('a list is sent, understood as a manager says, tried, imported, and imported again', async () => {
  const before = await readdir(tmpdir());
  const { id, columns, rows } = await upload(
    'homes-2027.csv',
    listOf(rowOf('1'), rowOf('2', 'free'), rowOf('3')),
  );
  expect(rows).toBe(3);
  expect(columns.find(({ column }) => column === 'Tarif')).toEqual({
    ...{ column: 'Tarif', fields: [], samples: ['450', 'free'] },
  });

  const begun = await check(id);
  expect(begun.data).toMatchObject({ state: 'checking', source: 'import-test', done: 0 });
  await imports().jobs.work();
  expect(await found(id)).toMatchObject({
    ...{ state: 'checked', done: 3, drafts: 0 },
    totals: { created: 2, changed: 0, 'left alone': 0, refused: 1 },
  });
  expect(await rowsOf(id, { show: 'refused' })).toMatchObject([
    { row: 2, key: '2', reasons: [expect.stringContaining('"free"') as string], documentId: null },
  ]);
  expect(await apartment('1')).toBeNull();

  expect((await start(id)).data).toMatchObject({ state: 'importing', done: 0 });
  await imports().jobs.work();
  expect(await found(id)).toMatchObject({ state: 'imported', done: 3, hasFile: false });
  expect(await apartment('1')).toMatchObject({ nightlyRate: 45_000 });
  const [first] = await rowsOf(id, { show: 'created' });
  expect(first).toMatchObject({ row: 1, published: true, documentId: expect.any(String) as string });
  const kept = await strapi.db.connection('listing_import_files').where({ run: id });
  expect(kept).toEqual([]);

  const again = await importList('homes-2028.csv', listOf(rowOf('1', '500'), rowOf('3')));
  expect(again.totals).toEqual({ created: 0, changed: 1, 'left alone': 1, refused: 0 });
  const [changed] = await rowsOf(again.id, { show: 'changed' });
  expect(changed?.changes).toEqual([{ field: 'Nightly rate', from: 'AED\u00a0450', to: 'AED\u00a0500' }]);
  const { text } = await asManager('GET /booking-rules/exports/listing-imports/{id}', {
    params: { id: again.id },
  });
  expect(text).toContain('1,changed,1,Home 1 by the bay');
  const left = (await readdir(tmpdir())).filter((name) => !before.includes(name));
  expect(left.filter((name) => name.startsWith('listing-import-'))).toEqual([]);
});

test('pictures come by address, by name and by folder of a zip file; what fails is said', async () => {
  const [address, page, lost] = ['/view.jpg', '/page.jpg', '/gone.jpg'].map((path) => web.url(path));
  const list = listOf(
    rowOf('11', '450', `${address}; ${page}; ${lost}; http://10.0.0.1/a.jpg`),
    rowOf('12', '450', 'Bedroom.jpg; other.jpg'),
    rowOf('13'),
  );
  const { id } = await upload('pictured.csv', list);
  const zip = zipOf([
    { name: 'all/bedroom.jpg', bytes: photo },
    { name: '13/1.jpg', bytes: photo },
    { name: '13/2.jpg', bytes: Buffer.from('no picture') },
  ]);
  const sent = await sendFile(`/booking-rules/listing-imports/${id}/pictures`, 'photos.zip', zip);
  expect(sent.data.archives).toEqual([{ name: 'photos.zip', pictures: 3 }]);
  await check(id);
  await imports().jobs.work();
  expect(await found(id)).toMatchObject({ state: 'checked', pictures: 7 });
  await start(id);
  await imports().jobs.work();
  expect(await found(id)).toMatchObject({ state: 'imported', pictures: 3 });
  expect(await apartment('11')).toMatchObject({
    photos: [{ alternativeText: 'Home 11 by the bay, picture 1' }],
  });
  expect((await apartment('12'))?.photos).toHaveLength(1);
  expect((await apartment('13'))?.photos).toHaveLength(1);
  const problems = (await rowsOf(id, { show: 'warnings' })).flatMap(({ notes }) =>
    notes.filter(({ field }) => field === 'Photos').map(({ text }) => text),
  );
  expect(problems).toEqual([
    `${page} was not added: it is not a picture (JPEG, PNG, WebP, AVIF or GIF)`,
    `${lost} was not added: its server answered 404`,
    'http://10.0.0.1/a.jpg was not added: its address leads to a private network',
    'other.jpg was not added: it is in none of the archives',
    '13/2.jpg was not added: it is not a picture (JPEG, PNG, WebP, AVIF or GIF)',
  ]);

  const again = await importList('pictured.csv', list);
  expect(again).toMatchObject({ pictures: 0, totals: { 'left alone': 3 } });
  expect((await apartment('11'))?.photos).toHaveLength(1);
});

test('one import runs at a time; one that was stopped goes on, and keeps what it has said', async () => {
  const { id } = await upload('long.csv', listOf(rowOf('21'), rowOf('22')));
  const { id: other } = await upload('other.csv', listOf(rowOf('23')));
  await check(id);
  await imports().jobs.work();
  await start(id);
  const refused = await check(other);
  expect({ status: refused.status, message: refused.error.message }).toEqual({
    ...{ status: 409, message: 'Wait until the import of long.csv is done, or stop it.' },
  });
  const remove = (which: string) =>
    asManager('DELETE /booking-rules/listing-imports/{id}', { params: { id: which } });
  expect((await remove(id)).status).toBe(409);

  const stopped = await asManager('POST /booking-rules/listing-imports/{id}/stop', { params: { id } });
  expect(stopped.data.state).toBe('stopped');
  await imports().jobs.work();
  expect(await apartment('21')).toBeNull();
  await start(id);
  await imports().jobs.work();
  expect(await found(id)).toMatchObject({ state: 'imported', totals: { created: 2 } });
  expect((await start(id)).status).toBe(409);

  expect((await remove(other)).status).toBe(200);
  const gone = await asManager('GET /booking-rules/listing-imports/{id}', { params: { id: other } });
  expect(gone.status).toBe(404);
});

test('a process that takes an import up again keeps what the one before it has written down', async () => {
  const { id } = await upload('resumed.csv', listOf(rowOf('31'), rowOf('32')));
  await check(id);
  await imports().jobs.work();
  const [planned] = await rowsOf(id);
  // As it is left by a process that ends after its first row.
  await importList('resumed.csv', listOf(rowOf('31')));
  await start(id);
  await strapi.db.connection('listing_import_rows').insert({
    ...{ run: id, row: 1, outcome: 'created', has_warnings: false, is_draft: false, pictures: 0 },
    report: JSON.stringify({ ...planned, documentId: undefined }),
  });
  await imports().jobs.work();
  expect(await found(id)).toMatchObject({ state: 'imported', totals: { created: 2, 'left alone': 0 } });
});

test.each<[string, string, Buffer | string, RegExp]>([
  ['an empty file', 'empty.csv', '', /empty/],
  ['a spreadsheet', 'homes.csv', 'PK\u0003\u0004 and more', /spreadsheet/],
  ['a program', 'homes.csv', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0]), /not a text file/],
  ['broken JSON', 'homes.json', '{"listings": [', /not valid JSON/],
  ['a name that leads elsewhere', '../../etc/homes.json', '[]', /^homes\.json contains no listings/],
])('%s is refused, and nothing of it is kept', async (_, name, bytes, why) => {
  const before = await readdir(tmpdir());
  const { status, message } = await sendFile('/booking-rules/listing-imports', name, bytes);
  expect({ status, message }).toEqual({ status: 400, message: expect.stringMatching(why) as string });
  // Other servers of this machine have files there for a moment, too.
  await within(10_000, async () => {
    expect((await readdir(tmpdir())).filter((left) => !before.includes(left))).toEqual([]);
  });
});

test('a zip file that is none, and columns that mean nothing, are refused', async () => {
  const { id } = await upload('homes.csv', listOf(rowOf('41')));
  const path = `/booking-rules/listing-imports/${id}/pictures`;
  expect(await sendFile(path, 'photos.zip', 'no zip')).toMatchObject({
    ...{ status: 400, message: expect.stringContaining('not a zip file') as string },
  });
  expect((await check(id, { Tarif: 'colour' })).error.message).toBe('There is no field "colour"');
  expect((await check(id, {}, '!?')).status).toBe(400);
  expect((await start(id)).status).toBe(409);
});

test('files go after a day, and imports after 30', async () => {
  const { id } = await upload('forgotten.csv', listOf(rowOf('51')));
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await imports().jobs.clear(inDays(2));
  expect(await found(id)).toMatchObject({ state: 'uploaded', hasFile: false });
  expect((await check(id)).status).toBe(409);
  await imports().jobs.clear(inDays(31));
  expect((await asManager('GET /booking-rules/listing-imports/{id}', { params: { id } })).status).toBe(404);
});

test('editors send no lists', async () => {
  const editor = await createStaffInRole('import-editor', 'content-editor');
  const { status } = await sendFile(
    '/booking-rules/listing-imports',
    'homes.csv',
    listOf(rowOf('61')),
    editor,
  );
  expect(status).toBe(403);
});
