import { placeOfBusiness, setPlace } from 'booking-rules/shared/format/place';
import { createSiteApi } from '../../src/site-host/api/site-api';
import { createApartment, UID, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';
import { pageValues, valuesAddressIn } from '../fixture/page-values';
import { within } from '../fixture/within';

const SOON_MS = 1_000;
const apartmentId = 'page-cache-flat';
const path = `/apartment/${apartmentId}`;
const guest = guestOf(server.url);
let documentId: string;

beforeAll(async () => {
  documentId = await createApartment(apartmentId, { name: 'The Flat in Memory' });
});

const get = (headers: Record<string, string> = {}, query: Record<string, string> = {}) =>
  send(server.url, 'get', path, { headers, query });

test('a page in memory is named by a tag, and not sent again to who has it', async () => {
  const first = await get();
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=300');
  const { etag = '' } = first.headers;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await get({ 'If-None-Match': `"other", ${etag}` });
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
  expect(again.headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
  expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200);
});

test('a page says by what caches may drop it: content, and the nights that it shows', async () => {
  const keysOf = async (address: string) => {
    const { headers } = await send(server.url, 'get', address);
    return [headers['surrogate-key'], headers['cache-tag']];
  };
  expect(await keysOf(path)).toEqual([`content nights-${apartmentId}`, `content,nights-${apartmentId}`]);
  expect(await keysOf('/contact')).toEqual(['content', 'content']);
  const { checkIn, checkOut } = stayIn(20, 3);
  const search = `/results/1?availabilityDateStart=${checkIn}&availabilityDateEnd=${checkOut}`;
  for (const own of ['/sign-in?next=/account&token=mine', search])
    expect(await keysOf(own)).toEqual([undefined, undefined]);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  ['br;q=0, gzip', 'gzip'],
])('who understands %s is sent %s', async (accepted, encoding) => {
  const { headers, status } = await send(server.url, 'head', path, {
    headers: { 'Accept-Encoding': accepted },
  });
  expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding });
  expect(headers.vary).toBe('Accept-Encoding');
});

test('nothing of who asks is in what others get, nor does it change what they get', async () => {
  const plain = await get();
  const own = {
    Cookie: 'strapi_up=the-visitors-cookie; session=the-visitors-session',
    Authorization: 'Bearer the-visitors-token',
    'User-Agent': 'the-visitors-agent',
    'X-Forwarded-For': '203.0.113.7',
    'X-Forwarded-Host': 'the-visitors-host.example',
    'Accept-Language': 'the-visitors-language',
    Referer: 'https://the-visitors-referer.example/',
  };
  await update(UID.apartment, documentId, { summary: 'Rendered anew' });
  const asked = await get(own, { utm_source: 'the-visitors-campaign', fbclid: 'the-visitors-click' });
  expect(asked.text).not.toMatch(/the-visitors-|203\.0\.113\.7/);
  expect(JSON.stringify(asked.headers)).not.toMatch(/the-visitors-/);
  await within(SOON_MS, async () => expect((await get()).text).toContain('Rendered anew'));
  const after = await get(own);
  expect(after.text).toBe((await get()).text);
  expect(after.headers.etag).not.toBe(plain.headers.etag);
  expect(after.headers).not.toHaveProperty('set-cookie');
});

test.each([
  '/summary?quote=Q-7F3K9M2XWB',
  '/reservation?reference=R-7F3K9M2XWB&email=own@guest.example',
  '/reset-password?code=the-visitors-code',
  '/confirm-email?confirmation=the-visitors-code',
  '/connect/google/redirect?access_token=the-visitors-token',
  `${path}?preview=the-visitors-token`,
])('%s is somebody’s own, and kept nowhere', async (address) => {
  const { headers } = await send(server.url, 'get', address);
  expect(headers['cache-control']).toMatch(/no-store/);
  expect(headers).not.toHaveProperty('etag');
});

test('a night that is reserved is taken on the next visitor’s page', async () => {
  const stay = stayIn(20, 2);
  const before = (await get()).text;
  const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  await guest.reserve(reservationFor(number));
  const { text } = await get();
  expect(text).not.toBe(before);
  expect(text).not.toContain('All nights are available');
});

test('a hundred visitors at once get one page', async () => {
  await update(UID.apartment, documentId, { summary: 'For a hundred' });
  await within(SOON_MS, async () => expect((await get()).text).toContain('For a hundred'));
  const answers = await Promise.all(Array.from({ length: 100 }, () => get()));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

describe('what scripts of a page are told', () => {
  const addressOf = async () => valuesAddressIn((await get()).text) ?? '';
  const nameOf = (values: Record<string, unknown>) =>
    (values['data'] as { apartment: { name: string } }).apartment.name;

  test('lies beside a page in memory, and may be kept for ever', async () => {
    const { status, headers, text } = await send(server.url, 'get', await addressOf());
    expect({ status, type: headers['content-type'], caching: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'application/json; charset=utf-8',
      caching: 'public, max-age=31536000, immutable',
    });
    expect(nameOf(JSON.parse(text) as Record<string, unknown>)).toBe('The Flat in Memory');
  });

  test('stands in the document of a page that is rendered for whoever asks', async () => {
    const { checkIn, checkOut } = stayIn(20, 3);
    const dated = `${path}?availabilityDateStart=${checkIn}&availabilityDateEnd=${checkOut}`;
    expect(valuesAddressIn((await send(server.url, 'get', dated)).text)).toBeNull();
    expect(nameOf(await pageValues(dated))).toBe('The Flat in Memory');
    expect((await send(server.url, 'get', dated.replace('?', '/_values.json?'))).status).toBe(404);
  });

  test('is there for a document of before a change; of one that nobody knows, what is told now', async () => {
    const before = await addressOf();
    await update(UID.apartment, documentId, { name: 'The Flat of Another Name' });
    await within(SOON_MS, async () => expect(await addressOf()).not.toBe(before));
    const former = await send(server.url, 'get', before);
    expect(nameOf(JSON.parse(former.text) as Record<string, unknown>)).toBe('The Flat in Memory');
    const unknown = await send(server.url, 'get', `${path}/_values.json?0123456789abcdef`);
    expect(unknown.status).toBe(307);
    expect(unknown.headers).toMatchObject({ location: await addressOf(), 'cache-control': 'no-store' });
    await update(UID.apartment, documentId, { name: 'The Flat in Memory' });
  });

  test('names the place with which amounts and days are written, also while the content has another', async () => {
    const place = placeOfBusiness();
    setPlace({ ...place, city: 'Elsewhere' });
    const settings = await createSiteApi(server.strapi).settings();
    setPlace(place);
    expect(settings.place.city).toBe('Elsewhere');
  });

  test('is nowhere for a page that is not there', async () => {
    for (const page of ['/apartment/nowhere', '/nowhere']) {
      const { status, body } = await send(server.url, 'get', `${page}/_values.json?0123456789abcdef`);
      expect({ page, status }).toEqual({ page, status: 404 });
      expect(body).toEqual({ message: 'No page in memory has these values.' });
    }
  });
});
