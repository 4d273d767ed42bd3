import { setTimeout as pause } from 'node:timers/promises';
import plugin from 'booking-rules/strapi-server';
import { engineOf } from 'booking-rules/engine';
import { contradictions } from '../fixture/bookings';
import { createApartment, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { ownBookings } from '../fixture/own-bookings';
import { createStaff, PERMISSION } from '../fixture/staff';
import { within } from '../fixture/within';

const apartmentId = 'jobs-request';
const guest = guestOf(server.url);
const { jobs } = engineOf(server.strapi);
const table = () => server.strapi.db.connection('booking_jobs');
/** The jobs of another process on the same database. */
const otherProcess = () => plugin.services.engine({ strapi: server.strapi }).jobs;
let manager: StayManager;

beforeAll(async () => {
  // The mails of earlier files would be sent by the first job, with a document for each.
  await server.strapi.db.connection('booking_outbox').delete();
  await createApartment(apartmentId, { bookingMode: 'on-request' });
  manager = managerOf(server.url, await createStaff('jobs-manager', [PERMISSION.read, PERMISSION.manage]));
});

async function ask(days: number) {
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 2), guests: 2 });
  return (await guest.book(reservationFor(number))).data;
}

describe('a request that nobody accepts', () => {
  test('is held for 24 hours and expires then, to the second', async () => {
    const { reference, state, awaiting, heldUntil, createdAt } = await ask(30);
    expect({ state, awaiting }).toEqual({ state: 'held', awaiting: 'acceptance' });
    const until = Date.parse(heldUntil ?? '');
    expect(Math.abs(until - Date.parse(createdAt) - 24 * 3_600_000)).toBeLessThan(2_000);
    await jobs.runOnce(new Date(until - 1));
    expect((await manager.read(reference)).data.state).toBe('held');
    await jobs.runOnce(new Date(until + 1));
    const { data } = await manager.read(reference);
    expect(data).toMatchObject({ state: 'expired', awaiting: null, heldUntil: null });
    expect(data.history.at(-1)).toMatchObject({ from: 'held', to: 'expired', by: 'system' });
    const { checkIn, checkOut } = data;
    expect(await guest.takenDays(apartmentId, checkIn, checkOut)).toEqual([]);
  });

  test('expires once, though it is looked at twice at once', async () => {
    const { reference, heldUntil } = await ask(40);
    const now = new Date(Date.parse(heldUntil ?? '') + 1);
    await Promise.all([jobs.runOnce(now), jobs.runOnce(now)]);
    const { history } = (await manager.read(reference)).data;
    expect(history.filter(({ to }) => to === 'expired')).toHaveLength(1);
    const mails = server.strapi.db.connection('booking_outbox').where({ reference });
    expect(await mails.andWhere({ kind: 'reservation-expired' }).select('id')).toHaveLength(1);
  });

  test('does not expire once it is accepted', async () => {
    const { reference, heldUntil } = await ask(50);
    await manager.act(reference, 'accept');
    await jobs.runOnce(new Date(Date.parse(heldUntil ?? '') + 1));
    expect((await manager.read(reference)).data.state).toBe('confirmed');
  });
});

test('quotes are kept for a week after they expired, and then cleared', async () => {
  const { number, expiresAt } = await guest.quote({ apartmentId, ...stayIn(60, 2), guests: 2 });
  const week = Date.parse(expiresAt) + 7 * 86_400_000;
  await jobs.runOnce(new Date(week));
  expect((await guest.readQuote(number)).status).toBe(200);
  await jobs.runOnce(new Date(week + 1));
  expect((await guest.readQuote(number)).status).toBe(404);
});

describe('a job', () => {
  test('runs in one of two processes that want it at once', async () => {
    let runs = 0;
    const run = async (): Promise<void> => {
      runs += 1;
      await pause(200);
    };
    const job = { name: 'counted', run };
    const processes = [otherProcess(), otherProcess()];
    for (const each of processes) each.register(job);
    await Promise.all(processes.map((each) => each.runOnce(new Date())));
    expect(runs).toBe(1);
    await processes[1]?.runOnce(new Date());
    expect(runs).toBe(2);
  });

  test('is left to a process that is at it, and taken over when that one has died', async () => {
    let runs = 0;
    const process = otherProcess();
    process.register({ name: 'taken-over', run: () => Promise.resolve(void (runs += 1)) });
    await table().insert({ name: 'taken-over', locked_until: Date.now() + 60_000, locked_by: 'another' });
    await process.runOnce(new Date());
    expect(runs).toBe(0);
    await table()
      .where({ name: 'taken-over' })
      .update({ locked_until: Date.now() - 1 });
    await process.runOnce(new Date());
    expect(runs).toBe(1);
  });

  test('that another process is at is looked for again soon, and not at the next quarter of a minute', async () => {
    let runs = 0;
    const process = otherProcess();
    process.register({ name: 'looked-for', run: () => Promise.resolve(void (runs += 1)) });
    await table().insert({ name: 'looked-for', locked_until: Date.now() + 1_500, locked_by: 'another' });
    process.start();
    await within(10_000, async () => expect(runs).toBe(1));
    await process.stop();
  });

  test('that follows changes runs soon after one, the others in their own time', async () => {
    const process = otherProcess();
    const runs = { soon: 0, sometime: 0 };
    const count = (name: keyof typeof runs) => () => Promise.resolve(void (runs[name] += 1));
    process.register({ name: 'follows-changes', soon: true, run: count('soon') });
    process.register({ name: 'in-its-own-time', run: count('sometime') });
    process.start();
    await within(5_000, async () => expect(runs).toEqual({ soon: 1, sometime: 1 }));
    process.wake();
    await within(5_000, async () => expect(runs.soon).toBe(2));
    await process.stop();
    expect(runs).toEqual({ soon: 2, sometime: 1 });
  });

  test('that goes on while others are through keeps its row alone', async () => {
    let end = (): void => undefined;
    const process = otherProcess();
    const long = new Promise<void>((resolve) => (end = resolve));
    process.register({ name: 'long', apart: true, run: () => long });
    process.register({ name: 'short', run: () => Promise.resolve() });
    process.start();
    const rowOf = (name: string): Promise<{ locked_until: number | string; last_run_at: unknown }> =>
      table().where({ name }).first('locked_until', 'last_run_at');
    // A row that was just made is free too: only one that has run was let go of.
    await within(5_000, async () => expect((await rowOf('short')).last_run_at).toEqual(expect.anything()));
    expect(Number((await rowOf('short')).locked_until)).toBe(0);
    expect(Number((await rowOf('long')).locked_until)).toBeGreaterThan(Date.now());
    end();
    await process.stop();
    expect(Number((await rowOf('long')).locked_until)).toBe(0);
  });

  test('costs no commit of its own: all of them are claimed and let go of together', async () => {
    const process = otherProcess();
    for (let index = 0; index < 20; index += 1)
      process.register({ name: `one-of-many-${index}`, run: () => Promise.resolve() });
    await process.runOnce(new Date());
    const writes: string[] = [];
    const listen = ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
      if (/^update .booking_jobs/.test(sql) && bindings.includes('one-of-many-7')) writes.push(sql);
    };
    server.strapi.db.connection.on('query', listen);
    await process.runOnce(new Date());
    server.strapi.db.connection.off('query', listen);
    expect(writes).toHaveLength(2);
  });

  test('that fails is noted, and runs again', async () => {
    let fails = true;
    const process = otherProcess();
    process.register({
      name: 'failing',
      run: () => (fails ? Promise.reject(new Error('No luck')) : Promise.resolve()),
    });
    const noted = async (): Promise<unknown> => table().where({ name: 'failing' }).first('last_error');
    await process.runOnce(new Date());
    expect(await noted()).toEqual({ last_error: 'Error: No luck' });
    fails = false;
    await process.runOnce(new Date());
    expect(await noted()).toEqual({ last_error: null });
  });
});

test('afterwards the table of nights and the reservations agree', async () => {
  expect(contradictions(await ownBookings())).toEqual([]);
});

test.each<[string, () => PromiseLike<unknown>]>([
  ['statement', () => table().select('name').limit(1)],
  ['document', () => server.strapi.documents(UID.apartment).findFirst({ fields: ['name'] })],
])('who asks the database for one %s after another lets others have their turns', async (_, askOnce) => {
  const until = performance.now() + 300;
  let turns = 0;
  const countTurn = (): void => {
    turns += 1;
    if (performance.now() < until) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  while (performance.now() < until) await askOnce();
  expect(turns).toBeGreaterThan(5);
});
