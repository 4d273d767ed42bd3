import { engineOf } from 'booking-rules/engine';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { create, createApartment, noticed, remove, UID } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';
import { turnoverOf } from '../fixture/turnover';

const [flat, villa] = ['turnover-flat', 'turnover-villa'] as const;
const engine = engineOf(server.strapi);
const guest = guestOf(server.url);
const extras: string[] = [];
let turnover: ReturnType<typeof turnoverOf>;
let headers: Record<string, string>;
let manager: ReturnType<typeof managerOf>;

async function book(apartmentId: string, stay: Stay, more: object = {}): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
  const { data } = await guest.book({ ...reservationFor(number), ...more });
  return data.reference;
}

beforeAll(async () => {
  const apartments = [await createApartment(flat, { name: 'Turnover Flat' })];
  await createApartment(villa, { name: 'Turnover Villa' });
  for (const [slug, changesTime, time] of [
    ['turnover-late', 'late-check-out', '14:00'],
    ['turnover-early', 'early-check-in', '13:30'],
    ['turnover-cot', null, null],
  ])
    extras.push(
      await create(UID.extra, {
        ...{ name: `Extra ${slug}`, slug, price: 10_000, basis: 'stay', taxable: true, changesTime, time },
        ...{ noticeHours: 0, most: 2, apartments, active: true, order: 1 },
      }),
    );
  await noticed();
  const token = await createStaff('turnover-manager', [PERMISSION.read, PERMISSION.manage]);
  turnover = turnoverOf(token);
  ({ headers } = turnover);
  manager = managerOf(server.url, token);
});

afterAll(async () => {
  for (const documentId of extras) await remove(UID.extra, documentId);
});

describe('the work of a day follows from its stays', () => {
  test('with the times that were sold, who comes next, and the same-day arrival first', async () => {
    const leaves = await book(flat, stayIn(20, 3), { extras: [{ id: 'turnover-late', quantity: 1 }] });
    await book(flat, stayIn(23, 9), {
      extras: [
        { id: 'turnover-early', quantity: 1 },
        { id: 'turnover-cot', quantity: 2 },
      ],
    });
    const other = await book(villa, stayIn(20, 3));
    const { tasks } = await turnover.day(inDays(23));
    const own = tasks.filter(({ apartmentId }) => apartmentId === flat || apartmentId === villa);
    expect(own.map(({ key, from, by }) => [key, from, by])).toEqual([
      [`clean:${leaves}`, '14:00', '13:30'],
      [`clean:${other}`, '11:00', null],
    ]);
    expect(own[0]).toMatchObject({
      ...{ apartmentName: 'Turnover Flat', lateCheckOut: true, earlyCheckIn: true, done: false },
      next: {
        ...{ arrival: inDays(23), guests: 2, nights: 9 },
        extras: ['Extra turnover-early', '2 × Extra turnover-cot'],
      },
    });
    const [stayOver] = await turnover.tasksOf(flat, inDays(30));
    expect(stayOver).toMatchObject({ kind: 'stay-over' });
  });

  test('and moves with them, keeping what was said of it', async () => {
    const reference = await book(villa, stayIn(40, 3));
    const { data: person } = await turnover.addHousekeeper('Mover', null);
    const task = `clean:${reference}`;
    await turnover.change({ task, day: inDays(43), assignee: person.id, note: 'Mind the plants' });
    await manager.act(reference, 'move', {
      ...{ apartmentId: villa, ...stayIn(41, 4), price: { kind: 'today' }, refundDifference: false },
    });
    expect(await turnover.tasksOf(villa, inDays(43))).toEqual([]);
    expect(await turnover.tasksOf(villa, inDays(45))).toMatchObject([
      { key: task, assignee: person.id, note: 'Mind the plants' },
    ]);
  });

  test('nobody marks a home as clean before the guests have left it', async () => {
    const reference = await book(villa, stayIn(60, 2));
    const task = `clean:${reference}`;
    expect((await turnover.change({ task, day: inDays(62), done: true })).status).toBe(400);
    expect((await turnover.change({ task, day: inDays(61), done: true })).status).toBe(404);
    expect((await turnover.change({ task, day: inDays(62), assignee: 999_999 })).status).toBe(404);
  });
});

test('maintenance is asked for, stays until it is done, and can be taken back', async () => {
  const add = (apartmentId: string) =>
    ask(server.url, 'POST /booking-rules/turnover/maintenance', {
      headers,
      body: { data: { apartmentId, day: inDays(-2), text: 'Fix the tap' } },
    });
  expect((await add('no-such-flat')).status).toBe(404);
  const { id } = (await add(villa)).data;
  const own = async () => (await turnover.tasksOf(villa)).filter(({ key }) => key === `maintenance:${id}`);
  expect(await own()).toMatchObject([{ text: 'Fix the tap', late: true, done: false }]);
  await turnover.change({ task: `maintenance:${id}`, day: inDays(-2), done: true });
  expect(await own()).toMatchObject([{ late: false, done: true }]);
  await ask(server.url, 'DELETE /booking-rules/turnover/maintenance/{id}', {
    headers,
    params: { id: String(id) },
  });
  expect((await turnover.change({ task: `maintenance:${id}`, day: inDays(-2), done: true })).status).toBe(
    404,
  );
});

test('who only reads sees the day and changes nothing, and no link of anybody', async () => {
  const token = await createStaff('turnover-reader', [PERMISSION.read]);
  const reading = { headers: { Authorization: `Bearer ${token}` } };
  const seen = await ask(server.url, 'GET /booking-rules/turnover', reading);
  expect(seen.status).toBe(200);
  expect(seen.text).not.toContain('/housekeeping#');
  expect((await ask(server.url, 'GET /booking-rules/housekeepers', reading)).status).toBe(403);
});

test('photos go after three months', async () => {
  const db = server.strapi.db.connection;
  const old = Date.now() - 91 * 86_400_000;
  await db('booking_turnover_photos').insert({ image: 'AAAA', at: old });
  await engine.turnover.jobs.clear(new Date());
  expect(await db('booking_turnover_photos').where({ at: old })).toEqual([]);
});
