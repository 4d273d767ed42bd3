import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, RouteKey } from 'booking-rules/contracts';
import type { DemoKind, DemoPart } from 'booking-rules/contracts/setup/demo-content';
import { apartmentData } from '../fixture/apartment';
import { UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send, type SentTo } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { postData } from '../fixture/posts';
import { within } from '../fixture/within';
import { managerWith, type Manager } from '../outside/manager';
import { rowsOf, runStatement } from '../outside/rows-of';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { copyDatabase, createDatabase } from '../run/databases';
import { testFolder, type TestDatabase } from '../run/settings';

type Demo = Answer<'GET /booking-rules/demo-content'>['data'];

const PASSWORD = 'Babodi-lumaka-1234';
const DEMO = { DEMO_CONTENT: 'true', DEMO_PASSWORD: PASSWORD, UPLOADS_FOLDER: join(testFolder(), 'demo') };
const LOADED_MS = 600_000;
const REMOVED_MS = 120_000;
/** Until pages show what was changed. */
const SOON_MS = 1_000;
const LINE = 'This is a demo:';
/** What is left of each, past every server. */
const TABLES = {
  ...{ apartments: 'apartments', posts: 'posts', reviews: 'reviews', districts: 'districts' },
  ...{ amenities: 'amenities', files: 'files', accounts: 'admin_users', bookings: 'booking_reservations' },
  ...{ entries: 'booking_folio_entries', nights: 'booking_nights', charges: 'booking_charges' },
  ...{ history: 'booking_reservation_history', enquiries: 'booking_enquiries', owners: 'booking_ownerships' },
  ...{ seasons: 'booking_seasons', promotions: 'booking_promotions', records: 'demo_records' },
};

/** Somebody with an account of the demo, at a server of theirs. */
interface Person {
  token: string;
  manager: Manager;
  ask: <Key extends RouteKey>(key: Key, sent?: SentTo) => ReturnType<typeof ask<Key>>;
  demo: () => Promise<Demo>;
  start: (keep: readonly DemoPart[]) => ReturnType<typeof ask<'POST /booking-rules/demo-content/removal'>>;
}

async function signIn(url: string, name: string): Promise<Person> {
  const body = { email: `${name}@vacationer.example`, password: PASSWORD };
  const { status, data, text } = await send(url, 'post', '/admin/login', { body });
  if (status !== 200) throw new Error(`${name} cannot sign in: ${text}`);
  const { token } = data as { token: string };
  const asking: Person['ask'] = (key, sent = {}) =>
    ask(url, key, { ...sent, headers: { Authorization: `Bearer ${token}` } });
  return {
    token,
    manager: managerWith(url, token),
    ask: asking,
    demo: async () => (await asking('GET /booking-rules/demo-content')).data,
    start: (keep) => asking('POST /booking-rules/demo-content/removal', { body: { data: { keep } } }),
  };
}

async function countRows(database: TestDatabase): Promise<Record<keyof typeof TABLES, number>> {
  const names = Object.keys(TABLES) as (keyof typeof TABLES)[];
  const rows = await rowsOf(
    database,
    names.map((name) => `select count(*) as count from ${TABLES[name]}`),
  );
  const counts = rows.map(([row]) => Number((row as { count: number | string }).count));
  return Object.fromEntries(names.map((name, index) => [name, counts[index]])) as Record<
    keyof typeof TABLES,
    number
  >;
}

const countOf = (counts: Demo['counts'], kind: DemoKind): number =>
  counts.find((line) => line.kind === kind)?.count ?? 0;

const isOver = (person: Person): Promise<Demo> =>
  within(REMOVED_MS, async () => {
    const demo = await person.demo();
    expect(demo.removal?.state).toMatch(/^(removed|failed)$/);
    return demo;
  });

/** A server on a copy of the demo. */
async function startCopy(name: string, differences: Record<string, string> = {}) {
  const database = await copyDatabase('demo', name);
  const settings = { ...DEMO, BACKUPS_FOLDER: join(testFolder(), `backups-of-${name}`), ...differences };
  const running = await startServerProcess(database, settings);
  await running.ready;
  return { database, settings, running, admin: await signIn(running.url, 'admin') };
}

const NIGHTS = 7;

/** A stay that somebody books who is not of the demo, from the first day on which one may begin. */
async function reserveAt(running: ServerProcess, apartmentId: string, days: number): Promise<string> {
  const guest = guestOf(running.url);
  for (let day = days; day < days + 60; day += 1) {
    const quote = await guest.askQuote({ apartmentId, ...stayIn(day, NIGHTS), guests: 2 });
    if (quote.status !== 201) continue;
    const { status, data, text } = await guest.reserve(reservationFor(quote.data.number));
    expect({ status, text: status === 201 ? '' : text }).toEqual({ status: 201, text: '' });
    return data.reference;
  }
  throw new Error(`No stay in ${apartmentId} can be booked`);
}

/** Kills the server while its removal is under way. */
async function killInTheMiddle(database: TestDatabase, running: ServerProcess): Promise<void> {
  const progress = () => rowsOf(database, ['select state, done, total from demo_removals']);
  type Progress = [[{ state: string; done: number; total: number }]];
  await within(REMOVED_MS, async () => {
    const [[row]] = (await progress()) as Progress;
    expect(row.done).toBeGreaterThan(0);
  });
  await running.kill();
  const [[row]] = (await progress()) as Progress;
  expect(row.state).toBe('removing');
  expect(row.done).toBeLessThan(row.total);
  // Whoever has died keeps its lease for a minute.
  await runStatement(database, 'update booking_jobs set locked_until = 0');
}

beforeAll(async () => {
  const database = await createDatabase('demo');
  const loading = await startServerProcess(database, DEMO);
  await loading.ready;
  const admin = await signIn(loading.url, 'admin');
  expect((await admin.start([])).status).toBe(409);
  await within(LOADED_MS, async () => expect((await admin.demo()).state).toBe('loaded'));
  await loading.stop();
}, LOADED_MS);

test('all of the demo goes after a backup, though the server is killed, and nothing that somebody has made or changed', async () => {
  const copy = await startCopy('own-start');
  const { database, settings, running } = copy;
  let { admin } = copy;
  const before = await admin.demo();
  for (const kind of ['apartments', 'bookings', 'enquiries', 'reviews', 'guides', 'pictures'] as const)
    expect({ kind, any: countOf(before.counts, kind) > 3 }).toEqual({ kind, any: true });
  expect(countOf(before.counts, 'accounts')).toBe(3);
  expect(before).toMatchObject({ changed: [], blocking: [], removal: null });

  await admin.manager.openApartment(apartmentData('own-flat', { permitNumber: 'OWN-1A2B3C' }));
  const own = await reserveAt(running, 'own-flat', 40);
  await admin.manager.publish(UID.post, await admin.manager.create(UID.post, postData('own-guide')), {});
  const [[guide]] = (await rowsOf(database, [
    `select document_id as id from posts where slug = 'ramadan-in-dubai' and published_at is null`,
  ])) as [[{ id: string }]];
  await admin.manager.publish(UID.post, guide.id, { title: 'Ramadan as we know it' });
  const [[demoFlat]] = (await rowsOf(database, [
    `select apartment_id as id from apartments where apartment_id <> 'own-flat' and published_at is not null order by id limit 1`,
  ])) as [[{ id: string }]];
  const blocking = await reserveAt(running, demoFlat.id, 400);

  const refused = await admin.start(['areas']);
  expect(refused.status).toBe(409);
  expect(refused.error.message).toContain(blocking);
  expect((await admin.demo()).blocking).toMatchObject([{ reference: blocking, apartmentId: demoFlat.id }]);
  await managerOf(running.url, admin.token).act(blocking, 'cancel', { refund: 'ladder' });

  expect((await admin.start(['areas'])).data.removal).toMatchObject({ state: 'backing-up', backup: null });
  expect((await admin.start([])).status).toBe(409);
  await killInTheMiddle(database, running);
  const other = await startServerProcess(database, settings);
  await other.ready;
  admin = await signIn(other.url, 'admin');
  const { state, removal } = await isOver(admin);
  expect({ state, problem: removal?.problem }).toEqual({ state: 'removed', problem: null });

  // One backup, made once.
  expect(await readdir(settings.BACKUPS_FOLDER)).toHaveLength(1);
  const { name, bytes } = removal?.backup ?? { name: '', bytes: 0 };
  expect((await stat(join(settings.BACKUPS_FOLDER, name))).size).toBe(bytes);
  for (const kind of ['apartments', 'bookings', 'enquiries', 'reviews'] as const)
    expect(countOf(removal?.removed ?? [], kind)).toBe(countOf(before.counts, kind));
  expect(removal?.kept).toContainEqual({ kind: 'guides', name: 'Ramadan as we know it', why: 'changed' });
  expect(removal?.kept).toContainEqual({ kind: 'accounts', name: 'admin@vacationer.example', why: 'yours' });

  const after = await countRows(database);
  // Drafts and what is published of them; the apartment and the two guides, that of the demo in two languages.
  expect(after).toMatchObject({ apartments: 2, posts: 6, reviews: 0, enquiries: 0, accounts: 1, owners: 0 });
  expect(after).toMatchObject({ bookings: 2, charges: 0, seasons: 0, promotions: 0, records: 0 });
  expect(after.districts).toBe(2 * countOf(before.counts, 'areas'));
  expect(after.nights).toBe(NIGHTS);
  const left = await rowsOf(database, [
    'select reference from booking_reservations order by reference',
    'select distinct reference from booking_folio_entries',
    'select number from booking_documents',
    'select last from booking_document_series',
  ]);
  expect(left[0]).toEqual([own, blocking].sort().map((reference) => ({ reference })));
  expect(left[1]?.length).toBe(2);
  expect(left.slice(2)).toEqual([[], []]);
  expect((await managerOf(other.url, admin.token).read(own)).data.state).toBe('held');

  const { text, headers } = await send(other.url, 'get', '/');
  expect(text).not.toContain(LINE);
  expect(text).not.toContain('noindex');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect((await send(other.url, 'get', '/blog/ramadan-in-dubai')).text).toContain('Ramadan as we know it');
  expect((await send(other.url, 'get', '/blog/own-guide')).status).toBe(200);
  expect((await send(other.url, 'get', '/blog/a-month-in-dubai')).status).toBe(404);
  const { data: checks } = await admin.ask('GET /booking-rules/going-live');
  expect(checks.find(({ id }) => id === 'demo')).toMatchObject({ done: true });
  expect(checks.find(({ id }) => id === 'business')).toMatchObject({ done: false });
  // Its taxes are gone, and with them its place.
  expect(checks.find(({ id }) => id === 'place')).toMatchObject({ done: false });
  expect((await admin.ask('GET /booking-rules/terms')).data.charges).toEqual([]);
  await expect(signIn(other.url, 'manager')).rejects.toThrow('cannot sign in');

  await other.stop();
  const again = await startServerProcess(database, settings);
  await again.ready;
  expect((await (await signIn(again.url, 'admin')).demo()).state).toBe('removed');
  expect((await (await signIn(again.url, 'admin')).start([])).status).toBe(409);
  expect(await countRows(database)).toEqual(after);
}, 600_000);

describe('a demo of which parts are kept', () => {
  let running: ServerProcess;
  let database: TestDatabase;
  let admin: Person;
  let before: Record<keyof typeof TABLES, number>;
  /** A file where the folder of backups should be, until somebody has seen to it. */
  const backups = join(testFolder(), 'no-folder-yet');

  beforeAll(async () => {
    await writeFile(backups, '');
    ({ running, database, admin } = await startCopy('kept', { BACKUPS_FOLDER: backups }));
    before = await countRows(database);
  }, 300_000);

  test('is seen and removed by administrators alone', async () => {
    for (const name of ['manager', 'editor', 'owner']) {
      const person = await signIn(running.url, name);
      const answers = [await person.ask('GET /booking-rules/demo-content'), await person.start([])];
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    }
    expect((await ask(running.url, 'GET /booking-rules/demo-content')).status).toBe(401);
  });

  test('stays whole when no backup can be made, and says why', async () => {
    await admin.start([]);
    const { state, removal } = await isOver(admin);
    expect({ state, removal: removal?.state }).toEqual({ state: 'loaded', removal: 'failed' });
    expect(removal?.problem).toMatch(
      /^No backup could be made, so nothing was removed\. .*cannot be written/,
    );
    expect(await countRows(database)).toEqual(before);
    expect((await send(running.url, 'get', '/')).text).toContain(LINE);
  });

  test('keeps these as they were, without invented permits, and belongs to the house', async () => {
    await rm(backups, { force: true });
    await admin.start(['areas', 'amenities', 'guides', 'pages', 'terms', 'apartments']);
    const { removal } = await isOver(admin);
    expect(removal).toMatchObject({ state: 'removed', problem: null });
    const after = await countRows(database);
    for (const name of ['apartments', 'posts', 'districts', 'amenities', 'seasons', 'promotions'] as const)
      expect({ name, count: after[name] }).toEqual({ name, count: before[name] });
    expect(after).toMatchObject({ bookings: 0, entries: 0, nights: 0, history: 0, reviews: 0, enquiries: 0 });
    const permits = await rowsOf(database, ['select id from apartments where permit_number is not null']);
    expect(permits).toEqual([[]]);
    const { data: checks } = await admin.ask('GET /booking-rules/going-live');
    expect(checks.find(({ id }) => id === 'place')).toMatchObject({ done: true });
    expect((await admin.ask('GET /booking-rules/terms')).data.charges).toHaveLength(2);
    // Pages show what was before until what they show is in memory anew.
    await within(SOON_MS, async () => {
      const { text } = await send(running.url, 'get', '/results/1');
      expect(text).toContain('/apartment/');
      expect(text).not.toContain(LINE);
    });
  });
});
