import { randomUUID } from 'node:crypto';
import type { HousekeepingTask } from 'booking-rules/contracts/turnover/housekeeping';
import type { Stay } from 'booking-rules/shared/domain/stay';
import sharp from 'sharp';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { delivered } from '../fixture/delivered';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';
import { GUEST_NAMES, stayed, turnoverOf } from '../fixture/turnover';

const [flat, villa] = ['housekeeping-flat', 'housekeeping-villa'] as const;
const guest = guestOf(server.url);
let turnover: ReturnType<typeof turnoverOf>;
let headers: Record<string, string>;
let manager: ReturnType<typeof managerOf>;

const withToken = (link: string): string => link.slice(link.indexOf('#') + 1);
const listOf = (token: string) =>
  ask(server.url, 'POST /api/housekeeping/list', { body: { data: { token } } });
const ownTasks = async (token: string): Promise<HousekeepingTask[]> => (await listOf(token)).data.tasks;
const eventsOf = async (reference: string): Promise<{ type: string; details: string }[]> =>
  server.strapi.db
    .connection('booking_events')
    .where({ reference })
    .whereLike('type', 'turnover.%')
    .orderBy('id')
    .select('type', 'details');

async function book(apartmentId: string, stay: Stay, more: object = {}): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  const { data } = await guest.book({ ...reservationFor(number), ...more });
  return data.reference;
}

/** A picture as the page of a housekeeper sends it, with what a camera writes into it. */
const photo = async (): Promise<string> =>
  (
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2a6f97' } })
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

beforeAll(async () => {
  await createApartment(flat, { name: 'Housekeeping Flat' });
  await createApartment(villa, { name: 'Housekeeping Villa' });
  const token = await createStaff('housekeeping-manager', [PERMISSION.read, PERMISSION.manage]);
  turnover = turnoverOf(token);
  ({ headers } = turnover);
  manager = managerOf(server.url, token);
});

describe('a housekeeper', () => {
  let reference: string;
  let cleaner: { id: number; token: string };

  beforeAll(async () => {
    reference = await stayed(flat, stayIn(-2, 2));
    await stayed(villa, stayIn(-3, 3));
    const { data } = await turnover.addHousekeeper('Rosa', [flat], 'rosa@example.com');
    cleaner = { id: data.id, token: withToken(data.link) };
  });

  test('sees the tasks of their apartments and what is given to them, and nothing else', async () => {
    const { data, text } = await listOf(cleaner.token);
    expect(data).toMatchObject({ name: 'Rosa', today: inDays(0), tomorrow: inDays(1) });
    expect(data.tasks.map(({ key }) => key)).toEqual([`clean:${reference}`]);
    const [theirs] = (await turnover.day()).tasks.filter(({ apartmentId }) => apartmentId === villa);
    expect(theirs?.kind).toBe('clean');
    await turnover.change({ task: theirs?.key ?? '', day: inDays(0), assignee: cleaner.id });
    expect((await ownTasks(cleaner.token)).map(({ apartmentId }) => apartmentId).sort()).toEqual([
      flat,
      villa,
    ]);
    const { data: other } = await turnover.addHousekeeper('Other', [flat]);
    await turnover.change({ task: `clean:${reference}`, day: inDays(0), assignee: other.id });
    expect((await ownTasks(cleaner.token)).map(({ apartmentId }) => apartmentId)).toEqual([villa]);
    await turnover.change({ task: `clean:${reference}`, day: inDays(0), assignee: null });
    for (const secret of [GUEST_NAMES.firstName, GUEST_NAMES.lastName, GUEST_NAMES.phone, '"total"', '@'])
      expect(text).not.toContain(secret);
  });

  test('marks it done once, with a photo that is kept anew and shown to staff alone', async () => {
    const task = `clean:${reference}`;
    const done = (body: object) =>
      ask(server.url, 'POST /api/housekeeping/done', {
        body: { data: { token: cleaner.token, task, day: inDays(0), done: true, ...body } },
      });
    expect((await done({ photo: Buffer.from('<svg/>').toString('base64') })).status).toBe(400);
    expect((await turnover.tasksOf(flat))[0]).toMatchObject({ done: false });
    const answer = await done({ photo: await photo() });
    expect(answer.data.tasks.find(({ key }) => key === task)).toMatchObject({ done: true, hasPhoto: true });
    await done({});
    const [known] = await turnover.tasksOf(flat);
    expect(known).toMatchObject({ done: true, doneBy: 'Rosa', photo: expect.any(Number) as number });
    expect((await eventsOf(reference)).map(({ type }) => type)).toEqual(['turnover.done']);
    const id = String(known?.photo ?? 0);
    const shown = await ask(server.url, 'GET /booking-rules/turnover/photos/{id}', {
      headers,
      params: { id },
    });
    const bytes = Buffer.from(shown.data.image.replace('data:image/webp;base64,', ''), 'base64');
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 600, undefined]);
    expect(
      (await ask(server.url, 'GET /booking-rules/turnover/photos/{id}', { params: { id } })).status,
    ).toBe(401);
  });

  test('Today shows what is clean, and a new stay of the day finds it so', async () => {
    const arriving = await book(flat, stayIn(0, 2));
    const { departures, arrivals, turnover: counts } = (await manager.today()).data;
    expect(departures.find((stay) => stay.reference === reference)).toMatchObject({ cleaning: 'done' });
    expect(arrivals.find((stay) => stay.reference === arriving)).toMatchObject({
      ...{ cleaning: 'done', registration: 'missing', doorCode: null },
    });
    expect(counts.done).toBeGreaterThan(0);
    await turnover.change({ task: `clean:${reference}`, day: inDays(0), done: false });
    const again = (await manager.today()).data;
    expect(again.arrivals.find((stay) => stay.reference === arriving)).toMatchObject({ cleaning: 'open' });
    expect((await turnover.tasksOf(flat))[0]).toMatchObject({ by: '15:00', done: false, photo: null });
  });

  test('says it several times at once, as a phone does that comes back online, and it is told once', async () => {
    const before = (await eventsOf(reference)).length;
    const data = { token: cleaner.token, task: `clean:${reference}`, day: inDays(0), done: true };
    const report = () => ask(server.url, 'POST /api/housekeeping/done', { body: { data } });
    const answers = await Promise.all([report(), report(), report()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await eventsOf(reference)).slice(before).map(({ type }) => type)).toEqual(['turnover.done']);
    // A photo that comes later is kept, and changes neither who did it nor when.
    const doneAt = async () =>
      (await turnover.tasksOf(flat)).map(({ key, doneAt: at, doneBy }) => [key, at, doneBy]);
    const first = await doneAt();
    await ask(server.url, 'POST /api/housekeeping/done', {
      body: { data: { ...data, photo: await photo() } },
    });
    expect(await doneAt()).toEqual(first);
    await turnover.change({ task: data.task, day: inDays(0), done: false });
  });

  test('reports a problem once however often it is sent, and a manager blocks nights for it', async () => {
    const body = {
      data: {
        ...{ token: cleaner.token, request: randomUUID(), task: `clean:${reference}`, day: inDays(0) },
        ...{ text: 'The shower leaks', photo: await photo() },
      },
    };
    await Promise.all([1, 2].map(() => ask(server.url, 'POST /api/housekeeping/problems', { body })));
    const answer = await ask(server.url, 'POST /api/housekeeping/problems', { body });
    expect(answer.data.tasks[0]?.problems).toEqual(['The shower leaks']);
    const problems = (await turnover.day()).problems.filter(({ apartmentId }) => apartmentId === flat);
    expect(problems).toMatchObject([
      { text: 'The shower leaks', by: 'Rosa', photo: expect.any(Number) as number },
    ]);
    const told = (await eventsOf(reference)).filter(({ type }) => type === 'turnover.problem');
    expect(told).toHaveLength(1);
    expect(
      (await manager.today()).data.departures.find((stay) => stay.reference === reference),
    ).toMatchObject({
      cleaning: 'problem',
    });
    const mails = await server.strapi.db
      .connection('booking_outbox')
      .where({ kind: 'manager-turnover-problem' });
    expect(mails).toHaveLength(1);

    const params = { id: String(problems[0]?.id ?? 0) };
    const block = (stay: Stay) =>
      ask(server.url, 'POST /booking-rules/turnover/problems/{id}/block', {
        headers,
        params,
        body: { data: stay },
      });
    expect((await block(stayIn(1, 2))).status).toBe(409);
    expect((await block(stayIn(3, 2))).status).toBe(200);
    expect((await guest.askQuote({ apartmentId: flat, ...stayIn(3, 2), guests: 2 })).status).toBe(422);
    const solve = () =>
      ask(server.url, 'POST /booking-rules/turnover/problems/{id}/solve', { headers, params });
    expect([(await solve()).status, (await solve()).status]).toEqual([200, 404]);
    expect((await turnover.day()).problems.filter(({ apartmentId }) => apartmentId === flat)).toEqual([]);
  });

  test('may say nothing about tasks that are not theirs', async () => {
    const { data } = await turnover.addHousekeeper('Elsewhere', [villa]);
    const token = withToken(data.link);
    const task = { token, task: `clean:${reference}`, day: inDays(0) };
    const answers = [
      await ask(server.url, 'POST /api/housekeeping/done', { body: { data: { ...task, done: true } } }),
      await ask(server.url, 'POST /api/housekeeping/problems', {
        body: { data: { ...task, request: randomUUID(), text: 'x' } },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('has a link that nobody else can make, and that can be closed', async () => {
    const own = async (token: string) => (await listOf(token)).status;
    const [id = '', version = '', sign = ''] = cleaner.token.split('.');
    for (const token of [
      'x',
      `${Number(id) + 1}.${version}.${sign}`,
      `${id}.2.${sign}`,
      `${id}.${version}.${'A'.repeat(43)}`,
    ])
      expect(await own(token)).toBe(404);
    const list = await send(server.url, 'post', '/api/housekeeping/list', {
      body: { data: { token: cleaner.token } },
    });
    expect(list.headers['cache-control']).toContain('no-store');

    const params = { id: String(cleaner.id) };
    const { data } = await ask(server.url, 'POST /booking-rules/housekeepers/{id}/revoke', {
      headers,
      params,
    });
    expect(await own(cleaner.token)).toBe(404);
    expect(await own(withToken(data.link))).toBe(200);
    const fields = {
      name: 'Rosa',
      phone: '+971501234567',
      email: 'rosa@example.com',
      language: 'ar' as const,
    };
    const save = (active: boolean) =>
      ask(server.url, 'PUT /booking-rules/housekeepers/{id}', {
        headers,
        params,
        body: { data: { ...fields, apartments: [flat], active } },
      });
    await save(false);
    expect(await own(withToken(data.link))).toBe(404);
    await save(true);
    expect(await own(withToken(data.link))).toBe(200);
  });

  test('gets the link by mail', async () => {
    const params = { id: String(cleaner.id) };
    const sent = await ask(server.url, 'POST /booking-rules/housekeepers/{id}/send-link', {
      headers,
      params,
    });
    expect(sent.status).toBe(200);
    await delivered(async () => {
      const rows: { sent_at: unknown }[] = await server.strapi.db
        .connection('booking_outbox')
        .where({ kind: 'housekeeping-link' })
        .select('sent_at');
      expect(rows.map(({ sent_at }) => sent_at)).toEqual([expect.anything()]);
    });
    const { data: nobody } = await turnover.addHousekeeper('Without mail', null);
    const refused = await ask(server.url, 'POST /booking-rules/housekeepers/{id}/send-link', {
      headers,
      params: { id: String(nobody.id) },
    });
    expect(refused.status).toBe(400);
  });
});
