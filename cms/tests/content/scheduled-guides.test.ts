import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';
import { addDays } from 'booking-rules/shared/domain/stay';
import { publishDueGuides } from '../../src/editorial/scheduled-guides';
import { create, shown, UID } from '../fixture/content';
import { send } from '../fixture/http';
import { postData } from '../fixture/posts';
import { SEEN_ELSEWHERE_MS } from '../fixture/soon';
import { within } from '../fixture/within';
import { startServerProcess } from '../outside/server-process';

const { strapi } = server;
/** A job looks four times a minute. */
const A_MINUTE = 60_000;
const get = (path: string) => send(server.url, 'get', path);
const today = localDay(new Date());

/** A draft that is to go out by itself. */
async function schedule(slug: string, publishOn: string, publishTime: string | null = null): Promise<string> {
  const data: object = postData(slug, { publishOn, publishTime });
  return (await strapi.documents(UID.post).create({ data: { ...data } })).documentId;
}

/** The rows of a guide, draft and published. */
async function rowsOf(slug: string) {
  const rows: unknown[] = await strapi.db.query(UID.post).findMany({ where: { slug } });
  const all = rows as { publishedAt: string | null; publishOn: string | null; date: string }[];
  return {
    draft: all.find(({ publishedAt }) => publishedAt === null),
    published: all.filter(({ publishedAt }) => publishedAt !== null),
  };
}

test('a guide goes out at its local day and time, and not a minute before', async () => {
  const day = addDays(today, 3);
  await schedule('scheduled-evening', day, '18:30');
  await publishDueGuides(strapi, localInstant(day, '18:29'));
  await shown();
  expect((await get('/blog/scheduled-evening')).status).toBe(404);
  expect((await get('/sitemap.xml')).text).not.toContain('/blog/scheduled-evening');
  await publishDueGuides(strapi, localInstant(day, '18:30'));
  await shown();
  const { status, text } = await get('/blog/scheduled-evening');
  expect(status).toBe(200);
  expect(text).toContain('The words of scheduled-evening.');
  expect((await get('/sitemap.xml')).text).toContain('/blog/scheduled-evening');
  const { draft, published } = await rowsOf('scheduled-evening');
  expect(draft).toMatchObject({ publishOn: null, date: day });
  expect(published).toMatchObject([{ publishOn: null, date: day }]);
});

test('a day without a time means nine in the morning', async () => {
  const day = addDays(today, 5);
  await schedule('scheduled-morning', day);
  await publishDueGuides(strapi, localInstant(day, '08:59'));
  expect((await rowsOf('scheduled-morning')).published).toHaveLength(0);
  await publishDueGuides(strapi, localInstant(day, '09:00'));
  expect((await rowsOf('scheduled-morning')).published).toHaveLength(1);
});

test('a change of a published guide goes out too, and leaves its date', async () => {
  const documentId = await create(UID.post, postData('scheduled-change', { date: '2026-02-03' }));
  const data: object = { title: 'Changed by schedule', publishOn: addDays(today, -1), publishTime: '07:00' };
  await strapi.documents(UID.post).update({ documentId, data: { ...data } });
  await publishDueGuides(strapi, new Date());
  const { published } = await rowsOf('scheduled-change');
  expect(published).toMatchObject([{ title: 'Changed by schedule', date: '2026-02-03' }]);
});

test('publishing by hand ends the schedule: what is written afterwards stays a draft', async () => {
  const documentId = await schedule('scheduled-by-hand', addDays(today, 1), '10:00');
  await strapi.documents(UID.post).publish({ documentId });
  const data: object = { title: 'Not finished' };
  await strapi.documents(UID.post).update({ documentId, data: { ...data } });
  await publishDueGuides(strapi, localInstant(addDays(today, 2), '10:00'));
  const { draft, published } = await rowsOf('scheduled-by-hand');
  expect(draft).toMatchObject({ publishOn: null, title: 'Not finished' });
  expect(published).toMatchObject([{ publishOn: null, title: 'Guide scheduled-by-hand' }]);
});

test('a guide goes out once, within a minute, however many processes look for it', async () => {
  const [one, two] = await Promise.all([
    startServerProcess(server.database, { PUBLIC_URL: server.url }),
    startServerProcess(server.database, { PUBLIC_URL: server.url }),
  ]);
  await Promise.all([one.ready, two.ready]);
  const before = await strapi.db.connection('posts').max({ id: 'id' });
  await schedule('scheduled-once', addDays(today, -1));
  await Promise.all([
    publishDueGuides(strapi, new Date()),
    publishDueGuides(strapi, new Date()),
    within(A_MINUTE, async () => expect((await rowsOf('scheduled-once')).published).toHaveLength(1)),
  ]);
  const last = (before[0] as { id: number }).id;
  const published = await strapi.db
    .connection('posts')
    .where({ slug: 'scheduled-once' })
    .whereNotNull('published_at')
    .andWhere('id', '>', last);
  expect(published).toHaveLength(1);
  // Drafted, published: had it gone out twice, ids of a version in between would be gone.
  expect((published[0] as { id: number }).id).toBe(last + 2);

  await schedule('scheduled-elsewhere', addDays(today, -1));
  for (const url of [one.url, two.url, server.url]) {
    await within(A_MINUTE + SEEN_ELSEWHERE_MS, async () => {
      expect((await send(url, 'get', '/blog/scheduled-elsewhere')).status).toBe(200);
    });
    await within(SEEN_ELSEWHERE_MS, async () => {
      expect((await send(url, 'get', '/sitemap.xml')).text).toContain('/blog/scheduled-elsewhere');
    });
  }
}, 180_000);

test('a guide says who wrote it and when it was checked, to readers and to search engines', async () => {
  await create(UID.post, postData('checked-guide', { author: 'Amal Writer', checkedOn: '2026-11-03' }));
  const { text } = await get('/blog/checked-guide');
  expect(text).toContain('By Amal Writer');
  expect(text).toContain('Checked on 3 November 2026');
  expect(text).toContain('"dateModified":"2026-11-03"');
  expect(text).toContain('"author":{"@type":"Person","name":"Amal Writer"}');
});

test('a time that is none is refused', async () => {
  await expect(schedule('scheduled-wrong', today, '25:00')).rejects.toThrow('Enter a time such as 09:00');
});
