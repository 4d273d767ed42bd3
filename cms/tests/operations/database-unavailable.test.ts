/** @jest-environment node */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apartmentData } from '../fixture/apartment';
import { UID } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send, type Answer } from '../fixture/http';
import { postData } from '../fixture/posts';
import { within } from '../fixture/within';
import { firstManagerOf, type Manager } from '../outside/manager';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createOnServer } from '../run/databases';
import { startPostgres, type OwnPostgres } from '../run/postgres';
import { testFolder } from '../run/settings';

/** `DATABASE_AWAY_MS=60000` looks for longer. */
const AWAY_MS = Number(process.env['DATABASE_AWAY_MS'] ?? 12_000);
/** How soon a server is whole again once its database is back. */
const BACK_MS = 15_000;

let postgres: OwnPostgres;
let serverProcess: ServerProcess;
let manager: Manager;
let apartment: string;
const get = (path: string) => send(serverProcess.url, 'get', path);

beforeAll(async () => {
  const folder = join(testFolder(), 'away');
  await mkdir(folder);
  // A PostgreSQL of its own, since it is taken away.
  postgres = await startPostgres(folder);
  serverProcess = await startServerProcess(await createOnServer(postgres.url, 'away', 'template1'));
  await serverProcess.ready;
  manager = await firstManagerOf(serverProcess.url);
  const district = await manager.create(UID.district, { name: 'Away Marina', slug: 'away-marina' });
  const amenity = await manager.create(UID.amenity, {
    name: 'Away pool',
    slug: 'away-pool',
    group: 'building',
  });
  const category = await manager.create(UID.category, { name: 'Away guides', slug: 'away-guides' });
  for (const name of ['away-one', 'away-two', 'away-three']) {
    apartment = await manager.create(UID.apartment, {
      ...apartmentData(name),
      district: { connect: [{ documentId: district }] },
      amenities: { connect: [{ documentId: amenity }] },
    });
    const post = { ...postData(`guide-${name}`), category: { connect: [{ documentId: category }] } };
    await manager.publish(UID.post, await manager.create(UID.post, post), post);
  }
  await manager.create(UID.faq, {
    question: 'Is it there?',
    answer: 'For as long as it takes.',
    topic: 'staying',
  });
  await manager.create(UID.redirect, { from: '/away-once', to: '/contact', permanent: true });
  // Once everything is in memory. No page has been asked for so far.
  await within(BACK_MS, async () => {
    expect((await get('/sitemap.xml')).text).toContain('/apartment/away-three');
    expect((await get('/sitemap.xml')).text).toContain('/blog/guide-away-three');
  });
}, 240_000);

afterAll(async () => {
  await serverProcess.stop();
  await postgres.stop();
});

/** Every page that search engines are told of, and one address of each other kind that a guest reads. */
async function everythingToRead(): Promise<string[]> {
  const { text } = await get('/sitemap.xml');
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const dates = `availabilityDateStart=${inDays(20)}&availabilityDateEnd=${inDays(23)}`;
  const { body } = await get('/builds/latest.json');
  const { id } = body as { id: string };
  return [
    ...pages,
    ...pages.map((path) => `${path === '/' ? '' : path}/_payload.json?${id}`),
    `/results/1?${dates}&availabilityGuestNumber=2`,
    `/results/1/_payload.json?${dates}&${id}`,
    `/apartment/away-one?checkIn=${inDays(20)}&checkOut=${inDays(23)}&guests=2`,
    `/builds/latest.json`,
    `/builds/meta/${id}.json`,
    `/api/stays?${dates}`,
    `/api/apartments/away-one/calendar?from=${inDays(1)}&to=${inDays(60)}`,
    '/sitemap.xml',
    '/robots.txt',
    '/blog/rss.xml',
    '/contact',
    '/sign-in',
    '/register',
    '/forgot-password',
    '/livez',
  ];
}

/** One of each thing that a guest writes, and knocking at the doors to accounts, by name. */
async function write(quote: string): Promise<Record<string, Answer<unknown>>> {
  const guest = guestOf(serverProcess.url);
  const post = (path: string, body: object | string) => send(serverProcess.url, 'post', path, { body });
  const enquiry = { kind: 'general', name: 'Layla', email: 'layla@guests.example', message: 'A cot?' };
  const account = { email: 'layla@guests.example', password: 'Tests-password-1' };
  const sent = {
    quote: guest.askQuote({ apartmentId: 'away-one', ...stayIn(20, 3), guests: 2 }),
    reservation: guest.reserve(reservationFor(quote)),
    enquiry: post('/api/enquiries', { data: enquiry }),
    'enquiry by a plain form': post('/enquiry', new URLSearchParams(enquiry).toString()),
    'sign-in': post('/api/auth/local', { identifier: account.email, password: account.password }),
    registration: post('/api/auth/local/register', { ...account, username: account.email }),
    'forgotten password': post('/api/auth/forgot-password', account),
  };
  const answers = Object.entries(sent).map(async ([name, answer]) => [name, await answer] as const);
  return Object.fromEntries(await Promise.all(answers));
}

test(
  'taken away right after a change, the database is missed by who writes alone, and the change is not lost',
  async () => {
    const paths = await everythingToRead();
    expect(paths.length).toBeGreaterThan(35);
    const { number } = await guestOf(serverProcess.url).quote({
      apartmentId: 'away-one',
      ...stayIn(30, 2),
      guests: 1,
    });

    await manager.publish(UID.apartment, apartment, {
      ...apartmentData('away-three'),
      name: 'Changed at the last',
    });
    await postgres.goAway();

    const failed = new Set<string>();
    for (const end = Date.now() + AWAY_MS; Date.now() < end;) {
      for (const path of paths) {
        const { status } = await get(path);
        if (status !== 200) failed.add(`${status} ${path}`);
      }
      await pause(100);
    }
    expect([...failed]).toEqual([]);
    expect(await get('/away-once')).toMatchObject({ status: 301, headers: { location: '/contact' } });
    for (const [name, { status, headers }] of Object.entries(await write(number))) {
      expect({ name, status, retry: headers['retry-after'] }).toEqual({ name, status: 503, retry: '5' });
    }
    // A quote that this process made minutes ago is in memory; others, and whatever is somebody's own, are not.
    expect(await get(`/summary?quote=${number}`)).toMatchObject({ status: 200 });
    expect(await get('/summary?quote=Q-0000000000')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
    // It serves readers, as every other process on this database does: none is to be left out.
    expect(await get('/readyz')).toMatchObject({ status: 200, text: 'ready\n' });

    await postgres.comeBack();
    await within(BACK_MS, async () => {
      expect((await get('/apartment/away-three')).text).toContain('Changed at the last');
    });
    expect((await guestOf(serverProcess.url).reserve(reservationFor(number))).status).toBe(201);
  },
  AWAY_MS + 240_000,
);
