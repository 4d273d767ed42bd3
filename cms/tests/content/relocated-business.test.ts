/** @jest-environment node */
import type { BusinessChange } from 'booking-rules/contracts/setup/business';
import { DEFAULT_BOOKING_POLICIES } from 'booking-rules/shared/domain/booking-policies';
import request from 'supertest';
import { apartmentData } from '../fixture/apartment';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { valuesAddressIn } from '../fixture/page-values';
import { pdfText } from '../fixture/pdf-text';
import { postData } from '../fixture/posts';
import { within } from '../fixture/within';
import { openInbox, type Inbox, type ReceivedMail } from '../mail/inbox';
import { firstManagerOf, type Manager } from '../outside/manager';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';

const SITE = 'http://stay.example';
const GUEST = 'anna@guests.example';
const APARTMENT = 'loft-by-the-canal';
const GUIDE = 'berlin-by-bicycle';
const PAGE = 'api::page.page';
/** A mail with documents waits for its turn, and is printed first. */
const SEEN_MS = 60_000;

/** What nothing may say of the business any more: its first name, place, money and colours, in either language. */
const FORMER = /vacationer|dubai|\baed\b|emirates|dirham|#0f5c5c|#b8893b|دبي|الإمارات|درهم/i;
const BUSINESS: BusinessChange = {
  ...{ brand: 'Spree Lofts', tagline: 'Lofts by the water', tradingName: 'Spree Lofts' },
  ...{ legalName: 'Spree Lofts GmbH', brandColour: '#7A1F3D', accentColour: '#8F6B1F' },
  ...{ phone: '+49 30 1234567', email: 'hallo@spree.example', footerAddress: 'Ufer 1, 10999 Berlin' },
  ...{ legalAddress: 'Ufer 1\n10999 Berlin', invoiceEmail: 'rechnung@spree.example' },
  ...{ beneficiary: 'Spree Lofts GmbH', bank: 'Bank an der Spree', iban: 'DE89370400440532013000' },
  footer: 'Auf Wiedersehen.',
};

let inbox: Inbox;
let server: ServerProcess;
let manager: Manager;
let headers: Record<string, string>;

const get = (path: string) => send(server.url, 'get', path);
/** What scripts of a page are told in a file of its own; empty where its document tells them. */
async function valuesBeside(html: string): Promise<string> {
  const address = valuesAddressIn(html);
  return address === null ? '' : (await get(address)).text;
}
const found = (text: string): string | undefined => {
  const { index } = FORMER.exec(text) ?? {};
  return index === undefined ? undefined : text.slice(Math.max(0, index - 80), index + 80);
};

beforeAll(async () => {
  const [database, opened] = await Promise.all([createDatabase('relocated'), openInbox()]);
  inbox = opened;
  server = await startServerProcess(database, {
    PUBLIC_URL: SITE,
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    MAIL_FROM: 'hallo@spree.example',
    MANAGER_EMAIL: 'office@spree.example',
  });
  await server.ready;
  manager = await firstManagerOf(server.url);
  headers = { Authorization: `Bearer ${manager.token}` };
});

afterAll(async () => {
  await server.stop();
  await inbox.close();
});

test('a place is shown before it is set: its settings, its taxes in place of those of another, its areas', async () => {
  const places = await ask(server.url, 'GET /booking-rules/places', { headers });
  expect(places.data.map(({ slug, current }) => [slug, current])).toEqual([
    ['berlin', false],
    ['dubai', true],
  ]);
  const { data } = await ask(server.url, 'GET /booking-rules/places/{slug}', {
    headers,
    params: { slug: 'berlin' },
  });
  expect(data).toMatchObject({
    refusal: null,
    added: { taxes: ['City tax: 7.5% of the nights'] },
    replaced: [{ what: 'VAT', from: '5% of all that is taxable', to: '7% of all that is taxable' }],
    switchedOff: ['Tourism Dirham'],
    kept: { taxes: [], areas: [] },
    notes: [],
  });
  expect(data.settings).toContainEqual({ what: 'Currency', from: 'AED', to: 'EUR' });
  expect(data.added.areas).toContain('Kreuzberg');
  expect((await ask(server.url, 'GET /api/place')).data).toMatchObject({ currency: 'AED' });
});

test('a business that is renamed, recoloured and moved says nothing of where it was', async () => {
  const params = { slug: 'berlin' };
  const applied = await ask(server.url, 'POST /booking-rules/places/{slug}/apply', { headers, params });
  expect(applied.status).toBe(200);
  expect((await ask(server.url, 'GET /api/place')).data).toEqual({
    ...{ currency: 'EUR', minorDigits: 2, timeZone: 'Europe/Berlin', country: 'DE', city: 'Berlin' },
    firstDayOfWeek: 1,
  });
  const body = { data: BUSINESS };
  expect((await ask(server.url, 'PUT /booking-rules/business', { headers, body })).status).toBe(200);
  await manager.writeSingle('api::site-setting.site-setting', { languages: 'English and Arabic' });
  await openHouse();

  const paths = await pathsOfTheSite();
  const told: object[] = [];
  for (const path of paths) {
    const { status, text: document } = await get(path);
    const text = document + (await valuesBeside(document));
    const isWrong = status !== (/nothing-here/.test(path) ? 404 : 200) || found(text) !== undefined;
    if (isWrong) told.push({ path, status, found: found(text) });
  }
  expect(told).toEqual([]);
  const home = (await get(`/apartment/${APARTMENT}`)).text;
  for (const said of ['Spree Lofts', '"addressCountry":"DE"', '"priceCurrency":"EUR"'])
    expect(home).toContain(said);
  expect((await get('/contact')).text).toContain('Berlin time');
});

test('its files do not either: manifest, icon, colours, simple map, sitemap, robots and feed', async () => {
  const page = (await get('/contact')).text;
  const linked = [...page.matchAll(/href="(\/brand\/[^"]+)"/g)].map(([, path = '']) => path);
  const values = await valuesBeside((await get(`/apartment/${APARTMENT}`)).text);
  const map = /"baseMap":"([^"]+)"/.exec(values)?.[1] ?? 'no map';
  expect(linked.some((path) => path.endsWith('.css'))).toBe(true);
  for (const path of [
    ...linked,
    map,
    '/site.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/blog/rss.xml',
  ]) {
    const answer = await request(server.url).get(path).responseType('blob');
    const text = /png$/.test(path) ? '' : String(answer.body);
    expect({ path, status: answer.status, found: found(text) }).toEqual({
      path,
      status: 200,
      found: undefined,
    });
  }
  expect(String((await request(server.url).get(map).responseType('blob')).body)).toContain('Kreuzberg');
});

test('nor do its mails and documents, which count in euros with the taxes of the place', async () => {
  const guest = guestOf(server.url);
  const stay = { apartmentId: APARTMENT, ...stayIn(40, 3), guests: 2 };
  const { number, lines } = await guest.quote(stay);
  // Of the nights, of which the city tax is a part of what is taxed.
  expect(lines.filter(({ kind }) => kind === 'tax' || kind === 'vat')).toMatchObject([
    { label: 'City tax: 7.5% of the nights', amount: 9_000 },
    { label: 'VAT 7%', amount: Math.round((120_000 + 15_000 + 9_000) * 0.07) },
  ]);
  const { data, status } = await guest.book(reservationFor(number, GUEST));
  expect(status).toBe(201);
  const [confirmed] = await inbox.to(GUEST, 'Your stay is confirmed');
  expect(confirmed?.from).toEqual({ name: 'Spree Lofts', address: 'hallo@spree.example' });
  expect(confirmed?.text).toContain('EUR');
  const booking = /http:\/\/stay\.example(\/\S+)/.exec(confirmed?.text ?? '')?.[1] ?? 'no link';
  for (const path of [`/summary?quote=${number}`, booking, `/ar${booking}`]) {
    const page = await get(path);
    expect({ path, status: page.status, found: found(page.text) }).toEqual({
      ...{ path, status: 200, found: undefined },
    });
  }
  await managerOf(server.url, manager.token).act(data.reference, 'paid');
  const documents = await within(SEEN_MS, async () => {
    const all = (await Promise.all(inbox.mails.map(pdfsOf))).flat();
    if (all.length < 2) throw new Error('No invoice has come by mail');
    return all;
  });
  for (const { subject, text, html } of inbox.mails)
    expect({ subject, found: found(`${subject} ${text} ${html}`) }).toEqual({ subject, found: undefined });
  for (const words of documents) expect(found(words)).toBeUndefined();
  expect(documents.join()).toContain('Spree Lofts GmbH');
});

test('a place with another currency is refused once there are reservations, and nothing of it is kept', async () => {
  const params = { slug: 'dubai' };
  const refusal = 'The currency cannot be changed once there are reservations: their amounts are kept in it';
  const preview = await ask(server.url, 'GET /booking-rules/places/{slug}', { headers, params });
  expect(preview.data.refusal).toBe(refusal);
  const { status, error } = await ask(server.url, 'POST /booking-rules/places/{slug}/apply', {
    headers,
    params,
  });
  expect([status, error.message]).toEqual([400, refusal]);
  expect((await ask(server.url, 'GET /api/place')).data).toMatchObject({ currency: 'EUR', city: 'Berlin' });
  expect((await get('/sitemap.xml')).text).not.toContain('dubai');
});

test('applied again it finds all there, and overwrites nothing that somebody has changed since', async () => {
  const params = { slug: 'berlin' };
  const path = '/content-manager/collection-types/plugin::booking-rules.charge-rule';
  const listed = await send(server.url, 'get', path, { headers });
  const rules = (listed.body as { results: { documentId: string; code: string }[] }).results;
  const tax = rules.find(({ code }) => code === 'city-tax');
  await manager.update('plugin::booking-rules.charge-rule', tax?.documentId ?? '', { percent: 8 });
  const { data } = await ask(server.url, 'POST /booking-rules/places/{slug}/apply', { headers, params });
  expect(data).toMatchObject({
    ...{ settings: [], added: { taxes: [], areas: [] }, replaced: [], switchedOff: [] },
    kept: { taxes: ['City tax: 8% of the nights', 'VAT: 7% of all that is taxable'] },
  });
  const after = await send(server.url, 'get', `${path}/${tax?.documentId}`, { headers });
  expect((after.data as { percent: number }).percent).toBe(8);
});

test('a place that there is not is not found', async () => {
  const params = { slug: 'atlantis' };
  const answer = await ask(server.url, 'GET /booking-rules/places/{slug}', { headers, params });
  expect(answer.status).toBe(404);
});

/** Lets one apartment in an area of the place, writes a guide and publishes the legal pages. */
async function openHouse(): Promise<void> {
  await manager.writeSingle('api::site-setting.site-setting', {
    holds: { ...DEFAULT_BOOKING_POLICIES, payOnArrival: true },
  });
  const path = '/content-manager/collection-types/api::district.district?filters[slug][$eq]=kreuzberg';
  const areas = (await send(server.url, 'get', path, { headers })).body as {
    results: { documentId: string }[];
  };
  const district = areas.results[0]?.documentId ?? '';
  const where = { district, latitude: 52.4965, longitude: 13.415, address: 'Ufer 1, Berlin' };
  await manager.openApartment({ ...apartmentData(APARTMENT, { name: 'Loft by the canal' }), ...where });
  const category = await manager.create('api::category.category', { name: 'City', slug: 'city' });
  const guide = postData(GUIDE, { title: 'Berlin by bicycle', category });
  const post = await manager.create('api::post.post', guide);
  await manager.publish('api::post.post', post, {});
  const pages = await send(server.url, 'get', `/content-manager/collection-types/${PAGE}?pageSize=50`, {
    headers,
  });
  for (const page of (pages.body as { results: { documentId: string; legal: string | null }[] }).results)
    if (page.legal !== null) await manager.publish(PAGE, page.documentId, {});
  await within(SEEN_MS, async () => {
    for (const shown of [`/blog/${GUIDE}`, '/imprint']) expect((await get(shown)).status).toBe(200);
  });
}

/** Every kind of page that a guest can open, in both languages: what the sitemap lists, and what it does not. */
async function pathsOfTheSite(): Promise<string[]> {
  const listed = [...(await get('/sitemap.xml')).text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)];
  const beside = [
    '/results/1',
    '/reservation',
    '/registration',
    '/sign-in',
    '/register',
    '/forgot-password',
    '/thank-you',
  ];
  const paths = new Set([...listed.map(([, path = '']) => path), ...beside, '/nothing-here']);
  for (const page of ['/', `/blog/${GUIDE}`, '/category/city', '/apartments/kreuzberg', '/privacy', '/terms'])
    expect([...paths]).toContain(page);
  return [...paths].flatMap((path) =>
    path.startsWith('/ar') ? [path] : [path, `/ar${path === '/' ? '' : path}`],
  );
}

/** The words of the PDFs that a mail carries. */
function pdfsOf({ attachments }: ReceivedMail): Promise<string[]> {
  return Promise.all(
    attachments.flatMap(({ mimeType, content }) =>
      mimeType === 'application/pdf' && typeof content !== 'string' ? [pdfText(content)] : [],
    ),
  );
}
