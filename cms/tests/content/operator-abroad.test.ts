/** @jest-environment node */
import type { Answer, RouteKey } from 'booking-rules/contracts';
import type { BusinessChange } from 'booking-rules/contracts/setup/business';
import request from 'supertest';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send, type SentTo } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { within } from '../fixture/within';
import { openInbox, type Inbox } from '../mail/inbox';
import { firstManagerOf, type Manager } from '../outside/manager';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createEmptyDatabase } from '../run/databases';

const PAGE = 'api::page.page';
const BERLIN = { params: { slug: 'berlin' } };
const GUEST = 'anna@guests.example';
const SEEN_MS = 60_000;
const LISTINGS = 10;

const BUSINESS: BusinessChange = {
  ...{ brand: 'Spree Lofts', tradingName: 'Spree Lofts', legalName: 'Spree Lofts GmbH' },
  ...{ brandColour: '#7A1F3D', phone: '+49 30 1234567', email: 'hallo@spree.example' },
  ...{ footerAddress: 'Ufer 1, 10999 Berlin', legalAddress: 'Ufer 1\n10999 Berlin' },
  ...{ invoiceEmail: 'rechnung@spree.example', invoicePhone: '+49 30 1234567' },
  ...{ beneficiary: 'Spree Lofts GmbH', bank: 'Bank an der Spree', iban: 'DE89370400440532013000' },
};

let inbox: Inbox;
let server: ServerProcess;
let manager: Manager;

const asManager = <Key extends RouteKey>(key: Key, sent: SentTo = {}) =>
  ask(server.url, key, { ...sent, headers: { Authorization: `Bearer ${manager.token}` } });
const checklist = async () => (await asManager('GET /booking-rules/going-live')).data;
const lineOf = async (id: string) => (await checklist()).find((line) => line.id === id);
const page = async (path: string) => (await send(server.url, 'get', path)).text;

beforeAll(async () => {
  const [database, opened] = await Promise.all([createEmptyDatabase('abroad'), openInbox()]);
  inbox = opened;
  server = await startServerProcess(database, {
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    MAIL_FROM: 'hallo@spree.example',
    MANAGER_EMAIL: 'office@spree.example',
  });
  await server.ready;
  manager = await firstManagerOf(server.url);
}, 120_000);

afterAll(async () => {
  await server.stop();
  await inbox.close();
});

test('a new house is nowhere: no city, no taxes, and its checklist begins with the place', async () => {
  expect((await ask(server.url, 'GET /api/place')).data).toMatchObject({ currency: 'AED', city: '' });
  const { data: terms } = await asManager('GET /booking-rules/terms');
  expect(terms.charges).toEqual([]);
  expect((await asManager('GET /booking-rules/places')).data.filter(({ current }) => current)).toEqual([]);
  for (const path of ['/', '/results/1', '/contact'])
    expect((await page(path)).replaceAll('Asia/Dubai', '')).not.toMatch(/dubai|dirham/i);
  expect(await page('/contact')).toContain('local time');
  const [first] = await checklist();
  expect(first).toMatchObject({ id: 'place', done: false, link: '/plugins/booking-rules/business#place' });
  expect(first?.text).toMatch(/^Not chosen yet: country, currency, time zone\. Until then prices are in AED/);
});

test('a name and a colour of its own are on the site at once', async () => {
  const { status } = await asManager('PUT /booking-rules/business', { body: { data: BUSINESS } });
  expect(status).toBe(200);
  await within(SEEN_MS, async () => expect(await page('/')).toContain('Spree Lofts'));
  expect(await lineOf('business')).toMatchObject({ done: true });
  expect(await lineOf('place')).toMatchObject({ done: false });
});

test('Berlin is shown, then set up, with the words of its law', async () => {
  const { data: preview } = await asManager('GET /booking-rules/places/{slug}', BERLIN);
  expect(preview.settings).toContainEqual({ what: 'Currency', from: 'not chosen', to: 'EUR' });
  expect(preview).toMatchObject({
    ...{ refusal: null, replaced: [], switchedOff: [] },
    added: { taxes: ['City tax: 7.5% of the nights', 'VAT: 7% of all that is taxable'] },
    kept: { legalPages: [] },
  });
  expect(preview.added.legalPages).toContain('Imprint (Impressum)');
  expect((await asManager('POST /booking-rules/places/{slug}/apply', BERLIN)).status).toBe(200);
  expect((await ask(server.url, 'GET /api/place')).data).toMatchObject({ currency: 'EUR', city: 'Berlin' });
  expect(await lineOf('place')).toMatchObject({ done: true });
  const again = await asManager('GET /booking-rules/places/{slug}', BERLIN);
  expect(again.data).toMatchObject({ settings: [], added: { taxes: [], areas: [], legalPages: [] } });
});

test('ten listings come in by the template, filled in', async () => {
  const template = await send(server.url, 'get', '/booking-rules/exports/listing-template', {
    headers: { Authorization: `Bearer ${manager.token}` },
  });
  const [header = ''] = template.text.trim().split(/\r?\n/);
  const columns = header.replace('\uFEFF', '').split(',');
  const rows = Array.from({ length: LISTINGS }, (_, index) => {
    const told: Record<string, string> = {
      ...{ id: `SL-${index}`, title: `Loft ${index + 1} by the canal in Kreuzberg`, district: 'Kreuzberg' },
      ...{ permit: `02/Z/RA/01234${index}-24`, bedrooms: '1', bathrooms: '1', beds: '1', guests: '2' },
      ...{ nightlyRate: String(100 + index), available: 'yes', latitude: '52.4965', longitude: '13.415' },
    };
    return columns.map((column) => told[column] ?? '').join(',');
  });
  const sent = await request(server.url)
    .post('/booking-rules/listing-imports')
    .set('Authorization', `Bearer ${manager.token}`)
    .attach('file', Buffer.from([header, ...rows].join('\n')), 'lofts.csv');
  expect({ status: sent.status, text: sent.status === 201 ? '' : sent.text }).toEqual({
    ...{ status: 201, text: '' },
  });
  const { id } = (sent.body as Answer<'GET /booking-rules/listing-imports/{id}'>).data;
  const params = { id };
  const isIn = (state: string) =>
    within(SEEN_MS, async () => {
      const { data } = await asManager('GET /booking-rules/listing-imports/{id}', { params });
      expect(data).toMatchObject({ state, totals: { created: LISTINGS, refused: 0 } });
    });
  await asManager('POST /booking-rules/listing-imports/{id}/check', {
    ...{ params, body: { data: { source: 'spree', choices: {}, defaults: {} } } },
  });
  await isIn('checked');
  await asManager('POST /booking-rules/listing-imports/{id}/start', { params });
  await isIn('imported');
  await within(SEEN_MS, async () => expect(await lineOf('sitemap')).toMatchObject({ done: true }));
});

test('legal pages are published once they are checked, and say what the law there asks for', async () => {
  expect((await lineOf('legal'))?.text).toMatch(/Not published yet: .*imprint/);
  const listed = await send(server.url, 'get', `/content-manager/collection-types/${PAGE}?pageSize=50`, {
    headers: { Authorization: `Bearer ${manager.token}` },
  });
  const pages = (listed.body as { results: { documentId: string; legal: string | null }[] }).results;
  for (const { documentId, legal } of pages)
    if (legal !== null) await manager.publish(PAGE, documentId, { isTemplate: false });
  await within(SEEN_MS, async () => expect(await page('/imprint')).toContain('§ 5 DDG'));
  expect(await page('/privacy')).toContain('GDPR');
  expect(await page('/terms')).toContain('Spree Lofts GmbH');
  expect(await page('/terms')).not.toContain('nobody has checked');
  expect(await lineOf('legal')).toMatchObject({ done: true });
  // What somebody has made theirs stays as it is, whatever place is chosen.
  const { data } = await asManager('GET /booking-rules/places/{slug}', { params: { slug: 'dubai' } });
  expect(data.added.legalPages).toEqual([]);
  expect(data.kept.legalPages).toHaveLength(5);
});

test('a guest books in euro, with the taxes of Berlin, and pays by bank transfer', async () => {
  const { data: listed } = await asManager('GET /booking-rules/listings', { query: { pageSize: '50' } });
  expect(listed).toHaveLength(LISTINGS);
  const params = { documentId: listed[0]?.documentId ?? '' };
  const apartmentId = listed[0]?.apartmentId ?? '';
  const guest = guestOf(server.url);
  const { number, lines, total } = await guest.quote({ apartmentId, ...stayIn(30, 4), guests: 2 });
  expect(lines.filter(({ kind }) => kind === 'tax' || kind === 'vat').map(({ label }) => label)).toEqual([
    'City tax: 7.5% of the nights',
    'VAT 7%',
  ]);
  const reserved = await guest.reserve({ ...reservationFor(number, GUEST), payment: 'manual' });
  expect(reserved).toMatchObject({ status: 201, data: { total } });
  const [mail] = await inbox.to(GUEST, 'Confirm');
  expect(mail?.text).not.toContain('AED');
  const { reference } = reserved.data;
  await managerOf(server.url, manager.token).act(reference, 'paid');
  const [confirmed] = await inbox.to(GUEST, 'Your stay is confirmed');
  expect(confirmed?.text).toContain('EUR');
  expect(confirmed?.from).toMatchObject({ name: 'Spree Lofts' });

  const change = { permitExpiry: inDays(300) };
  for (const { documentId } of listed) {
    const one = { params: { documentId } };
    await asManager('PUT /booking-rules/listings/{documentId}', { ...one, body: { data: change } });
    await asManager('POST /booking-rules/listings/{documentId}/publish', one);
  }
  expect((await asManager('GET /booking-rules/listings/{documentId}', { params })).data.state).toBe(
    'published',
  );
});

test('its checklist is through, but for what only the machine of the operator has', async () => {
  await within(SEEN_MS, async () => {
    const open = (await checklist()).filter(({ done }) => !done).map(({ id }) => id);
    expect(open).toEqual(['address', 'backup']);
  });
});
