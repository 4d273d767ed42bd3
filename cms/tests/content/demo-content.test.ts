import type { Settings } from '../../config/settings';
import { decideDemo, readDemo } from '../../src/bootstrap/demo/decide';
import { UID } from '../fixture/content';
import { rowsOf } from '../outside/rows-of';
import { startServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';
import type { TestDatabase } from '../run/settings';

/** Rows each of which shows that a database is in use. */
const KINDS: [string, string, object][] = [
  ['an account of staff', 'admin::user', { email: 'staff@business.example', isActive: true }],
  [
    'an account of a guest',
    'plugin::users-permissions.user',
    { email: 'guest@business.example', username: 'guest' },
  ],
  [
    'an upload',
    'plugin::upload.file',
    { name: 'a', hash: 'a', mime: 'a/b', size: 1, url: '/a', provider: 'local' },
  ],
  ['an apartment', UID.apartment, { apartmentId: 'own-flat', name: 'Own flat', documentId: 'own' }],
  ['an area', 'api::district.district', { slug: 'own-area', name: 'Own area', documentId: 'own' }],
  ['a guide', 'api::post.post', { slug: 'own-guide', title: 'Own guide', documentId: 'own' }],
  ['a booking', 'plugin::booking-rules.reservation', { reference: 'R-OWN', documentId: 'own' }],
  ['an enquiry', 'plugin::booking-rules.enquiry', { reference: 'E-OWN', documentId: 'own' }],
];

class NothingHappened extends Error {}

/** Tries something in a database without a row that a person has made, and undoes all of it. */
async function inEmptyDatabase(act: () => Promise<void>): Promise<void> {
  const { strapi } = server;
  const own = Object.keys(strapi.contentTypes).filter((uid) => /^(api::|plugin::booking-rules\.)/.test(uid));
  const settings: Settings = strapi.config.get('settings');
  settings.demo.load = true;
  try {
    await strapi.db.transaction(async () => {
      for (const uid of [...own, 'admin::user', 'plugin::users-permissions.user', 'plugin::upload.file']) {
        await strapi.db.query(uid).deleteMany({ where: {} });
      }
      await act();
      throw new NothingHappened();
    });
  } catch (error) {
    if (!(error instanceof NothingHappened)) throw error;
  } finally {
    settings.demo.load = false;
  }
}

const create = (uid: string, data: object) => server.strapi.db.query(uid).create({ data: data as never });

test('an empty database gets the demo content, and an interrupted load goes on', () =>
  inEmptyDatabase(async () => {
    const decided = await decideDemo(server.strapi);
    expect(decided).toMatchObject({ state: 'loading', done: [] });
    // What the load itself has made does not end it.
    await create(UID.apartment, { apartmentId: 'demo-flat', name: 'Demo flat', documentId: 'demo' });
    expect(await decideDemo(server.strapi)).toEqual(decided);
  }));

test.each(KINDS)('a database with %s gets none, now or later', (_, uid, data) =>
  inEmptyDatabase(async () => {
    const { id } = (await create(uid, data)) as { id: number };
    expect(await decideDemo(server.strapi)).toBeNull();
    await server.strapi.db.query(uid).delete({ where: { id } });
    expect(await decideDemo(server.strapi)).toBeNull();
    expect(await readDemo(server.strapi)).toMatchObject({ state: 'never' });
  }),
);

test.each(['loaded', 'loaded editorial', 'loaded owners', 'loaded business'])(
  'a database to which a former version gave its demo (“%s”) gets nothing new, even when it was emptied',
  (key) =>
    inEmptyDatabase(async () => {
      await server.strapi.store.set({ type: 'app', name: 'demo', key, value: true });
      expect(await decideDemo(server.strapi)).toBeNull();
      expect(await readDemo(server.strapi)).toMatchObject({ state: 'loaded' });
    }),
);

describe('a server that is told to load demo content', () => {
  const DEMO = { DEMO_CONTENT: 'true', DEMO_PASSWORD: 'Babodi-lumaka-1234' };
  const COUNTED = ['admin_users', 'up_users', 'apartments', 'districts', 'posts', 'pages', 'files'];
  const counts = async (database: TestDatabase) =>
    (
      await rowsOf(
        database,
        [...COUNTED, 'booking_reservations', 'booking_enquiries'].map(
          (table) => `select count(*) as count from ${table}`,
        ),
      )
    ).map(([row]) => Number((row as { count: string }).count));

  test('begins to, where nothing is but what every start makes', async () => {
    const database = await createDatabase('untouched');
    const started = await startServerProcess(database, DEMO);
    await started.ready;
    await started.stop();
    const [state] = await rowsOf(database, [
      `select value from strapi_core_store_settings where key = 'app_demo_state'`,
    ]);
    expect(JSON.stringify(state)).toMatch(/loading|loaded/);
  });

  test('changes nothing in a database in use', async () => {
    const database = await createDatabase('in-use');
    const insert = `insert into admin_users (email, firstname, is_active) values ('owner@business.example', 'Own', true)`;
    await rowsOf(database, [insert]);
    const before = await counts(database);
    const started = await startServerProcess(database, DEMO);
    await started.ready;
    await started.stop();
    expect(await counts(database)).toEqual(before);
    expect(before[0]).toBe(1);
  });
});
