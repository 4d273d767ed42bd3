import plugin from 'booking-rules/strapi-server';
import { engineOf } from 'booking-rules/engine';
import type { WebhookView } from 'booking-rules/contracts/webhooks/webhooks';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, createStaffInRole, PERMISSION } from '../fixture/staff';
import { within } from '../fixture/within';
import { isSignedBy, problemOfShape, runDocumentedReceiver, startReceiver, type Receiver } from './receiver';

const HOUR = 3_600_000;
const apartmentId = 'hooks-apartment';
const guest = guestOf(server.url);
const { webhooks, jobs } = engineOf(server.strapi);
const table = (name: string) => server.strapi.db.connection(name);
let receiver: Receiver;
let headers: { Authorization: string };
let manager: ReturnType<typeof managerOf>;
let stays = 0;

beforeAll(async () => {
  receiver = await startReceiver();
  await createApartment(apartmentId);
  const token = await createStaffInRole('hooks-manager', 'property-manager');
  headers = { Authorization: `Bearer ${token}` };
  manager = managerOf(server.url, token);
  // What earlier files have booked is handed out to nobody.
  await webhooks.deliverDue(new Date());
});
afterEach(async () => {
  for (const { id } of await webhooks.list()) await webhooks.remove(id, { by: 'test', now: new Date() });
});
afterAll(() => receiver.stop());

/** A webhook at a path of the receiver, which takes everything until it is told otherwise. */
async function add(path: string, more: object = {}) {
  receiver.answers(path, () => 204);
  const body = { data: { name: path, url: receiver.url(path), types: null, active: true, ...more } };
  const { status, data, text } = await ask(server.url, 'POST /booking-rules/webhooks', { headers, body });
  if (status !== 201) throw new Error(`No webhook but ${status}: ${text}`);
  return { id: String(data.webhook.id), secret: data.secret };
}

/** A stay that stands; its reference. */
async function book(): Promise<string> {
  stays += 1;
  const { number } = await guest.quote({ apartmentId, ...stayIn(10 + stays * 3, 2), guests: 2 });
  return (await guest.book(reservationFor(number))).data.reference;
}

const deliver = (hours = 0) => webhooks.deliverDue(new Date(Date.now() + hours * HOUR));
const read = async (id: string): Promise<WebhookView> =>
  (await ask(server.url, 'GET /booking-rules/webhooks/{id}', { headers, params: { id } })).data;
const log = async (id: string, query = {}) =>
  (await ask(server.url, 'GET /booking-rules/webhooks/{id}/deliveries', { headers, params: { id }, query }))
    .data;

describe('the events of a booking', () => {
  test('arrive from its making to its end, in order, signed, each once and as the API document says', async () => {
    const { id, secret } = await add('/life');
    const reference = await book();
    await manager.act(reference, 'paid');
    const contact = { firstName: 'Laila', lastName: 'Haddad', email: 'laila@guests.example' };
    await manager.act(reference, 'contact', { ...contact, phone: '+971501234567' });
    await manager.act(reference, 'move', { apartmentId, ...stayIn(200, 3) });
    await manager.act(reference, 'cancel', { refund: 'full' });
    await deliver();
    const arrived = receiver.about('/life', reference);
    expect(arrived.map(({ event }) => [event.type, event.data['changed'] ?? null])).toEqual([
      ['reservation.created', null],
      ['reservation.changed', ['state']],
      ['reservation.paid', null],
      ['reservation.changed', ['contact']],
      ['reservation.changed', ['dates', 'price']],
      ['reservation.cancelled', null],
    ]);
    expect(arrived.map(problemOfShape)).toEqual(arrived.map(() => undefined));
    expect(arrived.every((one) => isSignedBy(secret, one))).toBe(true);
    expect(arrived.every(({ headers: sent, event }) => sent['webhook-id'] === event.id)).toBe(true);
    const { total } = arrived[0]?.event.data['reservation'] as { total: number };
    expect(arrived[2]?.event.data).toMatchObject({ amount: total, method: 'manual', by: 'staff' });
    expect(arrived[3]?.event.data).toMatchObject({ reservation: { guest: { firstName: 'Laila' } } });
    await deliver(100);
    expect(receiver.about('/life', reference)).toHaveLength(6);
    expect((await log(id)).every(({ state, status }) => state === 'delivered' && status === 204)).toBe(true);
  });

  test('are of the types that a webhook wants, and of while it is on', async () => {
    const { id } = await add('/some', { types: ['reservation.cancelled'] });
    const off = await add('/off', { active: false });
    const reference = await book();
    await manager.act(reference, 'cancel', { refund: 'none' });
    await deliver();
    expect(receiver.at('/some').map(({ event }) => event.type)).toEqual(['reservation.cancelled']);
    expect(receiver.at('/off')).toEqual([]);
    expect(await read(off.id)).toMatchObject({ state: 'off', waiting: 0 });
    expect(await read(id)).toMatchObject({ state: 'good', waiting: 0 });
  });

  test('are not told of what did not happen', async () => {
    const reference = await book();
    const count = () => table('booking_events').where({ reference }).select('type');
    const before = await count();
    expect((await manager.tryAct(reference, 'accept')).status).toBeGreaterThanOrEqual(400);
    expect((await guest.cancel(reference, 'somebody@else.example')).status).toBe(404);
    expect(await count()).toEqual(before);
  });

  test('are handed out once, though two processes look at once', async () => {
    await add('/twice');
    const reference = await book();
    const now = new Date();
    const other = plugin.services.engine({ strapi: server.strapi });
    other.jobs.register({
      name: 'deliver-webhooks',
      apart: true,
      run: (at) => other.webhooks.deliverDue(at),
    });
    await Promise.all([jobs.runOnce(now), other.jobs.runOnce(now)]);
    const ids = receiver.about('/twice', reference).map(({ event }) => event.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a receiver that fails', () => {
  test('gets the same event again, and nothing overtakes it', async () => {
    const { id } = await add('/late');
    const reference = await book();
    receiver.answers('/late', ({ event }) => (event.type === 'reservation.created' ? 503 : 204));
    await deliver();
    expect(receiver.at('/late').map(({ event }) => event.type)).toEqual(['reservation.created']);
    expect(await read(id)).toMatchObject({
      state: 'failing',
      lastDelivery: { problem: 'status', status: 503 },
    });
    receiver.answers('/late', () => 204);
    await deliver();
    expect(receiver.at('/late')).toHaveLength(1);
    await deliver(1);
    const [first, again, next] = receiver.about('/late', reference);
    expect(again?.event).toEqual(first?.event);
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(next?.event.type).toBe('reservation.changed');
    expect(await read(id)).toMatchObject({ state: 'good', failingSince: null, waiting: 0 });
  });

  test('of one reservation does not hold up another', async () => {
    await add('/apart');
    const [one, other] = [await book(), await book()];
    receiver.answers('/apart', ({ event }) => (event.data.reference === one ? 400 : 204));
    for (const hours of [0, 0.1]) await deliver(hours);
    expect(receiver.about('/apart', other).map(({ event }) => event.type)).toContain('reservation.created');
    expect(new Set(receiver.about('/apart', one).map(({ event }) => event.type))).toEqual(
      new Set(['reservation.created']),
    );
  });

  test('for three days is paused, the manager told, and what waited comes once it is resumed', async () => {
    const { id } = await add('/days');
    const reference = await book();
    receiver.answers('/days', () => 500);
    for (let hours = 0; hours <= 84; hours += 12) await deliver(hours);
    const view = await read(id);
    expect(view).toMatchObject({ state: 'paused', waiting: 1 });
    const notices = () => table('booking_outbox').where({ kind: 'manager-webhook-paused' }).select('payload');
    expect(await notices()).toHaveLength(1);
    const tried = receiver.at('/days').length;
    await deliver(96);
    expect(receiver.at('/days')).toHaveLength(tried);
    receiver.answers('/days', () => 204);
    const { name, url, types } = view;
    const body = { data: { name, url, types, active: true } };
    await ask(server.url, 'PUT /booking-rules/webhooks/{id}', { headers, params: { id }, body });
    await deliver();
    expect(receiver.about('/days', reference).at(-1)?.event.type).toBe('reservation.changed');
    expect(await read(id)).toMatchObject({ state: 'good', waiting: 0 });
    expect((await log(id)).map(({ state }) => state).sort()).toEqual(['delivered', 'failed']);
    expect(await notices()).toHaveLength(1);
  });

  test('that is gone is asked no more', async () => {
    const { id } = await add('/gone');
    await book();
    receiver.answers('/gone', () => 410);
    await deliver();
    await deliver(50);
    expect(receiver.at('/gone')).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'paused' });
  });
});

describe('a manager', () => {
  test('tries a webhook out, replays an event, and all of a time', async () => {
    const from = new Date().toISOString();
    const before = await book();
    await deliver();
    const { id, secret } = await add('/replay');
    const ping = await ask(server.url, 'POST /booking-rules/webhooks/{id}/ping', { headers, params: { id } });
    expect(ping.data).toMatchObject({ type: 'ping', state: 'delivered', status: 204, attempts: 1 });
    expect(isSignedBy(secret, receiver.at('/replay')[0] as never)).toBe(true);
    const range = { data: { from, to: new Date(Date.now() + 1).toISOString() } };
    const replayed = await ask(server.url, 'POST /booking-rules/webhooks/{id}/replay', {
      ...{ headers, params: { id }, body: range },
    });
    expect(replayed.data.events).toBeGreaterThanOrEqual(2);
    await deliver();
    const types = () => receiver.about('/replay', before).map(({ event }) => event.type);
    expect(types()).toEqual(['reservation.created', 'reservation.changed']);
    const [latest] = await log(id, { reference: before });
    const params = { id, delivery: String(latest?.id) };
    const again = await ask(server.url, 'POST /booking-rules/webhooks/{id}/deliveries/{delivery}/replay', {
      ...{ headers, params },
    });
    expect(again.data).toMatchObject({ event: latest?.event, state: 'waiting', attempts: 0 });
    await deliver();
    expect(types()).toEqual(['reservation.created', 'reservation.changed', 'reservation.changed']);
  });

  test('is told a secret once: no answer, row or log holds it, and a new one works beside the old for a day', async () => {
    const { id, secret } = await add('/secret');
    const kept = JSON.stringify([
      await ask(server.url, 'GET /booking-rules/webhooks', { headers }),
      await read(id),
      await log(id),
      await table('booking_webhooks').select('*'),
      await table('booking_audit').where({ subject: 'webhook' }).select('*'),
    ]);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(secret.slice('whsec_'.length, 30));
    const renewed = await ask(server.url, 'POST /booking-rules/webhooks/{id}/secret', {
      ...{ headers, params: { id } },
    });
    await book();
    await deliver();
    const [first] = receiver.at('/secret');
    expect([secret, renewed.data.secret].map((each) => isSignedBy(each, first as never))).toEqual([
      true,
      true,
    ]);
    await book();
    await deliver(25);
    const last = receiver.at('/secret').at(-1);
    expect([secret, renewed.data.secret].map((each) => isSignedBy(each, last as never))).toEqual([
      false,
      true,
    ]);
  });

  test.each([
    ['of a private network', 'http://10.0.0.7/hook', 'refused-address'],
    ['where nobody listens', 'http://127.0.0.1:9/hook', 'unreachable'],
  ])('learns that an address %s gets nothing', async (_, url, problem) => {
    const { id } = await add('/nowhere', { url });
    const { data } = await ask(server.url, 'POST /booking-rules/webhooks/{id}/ping', {
      headers,
      params: { id },
    });
    expect(data).toMatchObject({ state: 'failed', status: null, problem });
  });

  test.each([
    ['an address with a password', { url: 'https://user:word@example.com/' }],
    ['another protocol', { url: 'ftp://example.com/' }],
    ['no types', { types: [] }],
    ['an unknown type', { types: ['reservation.dreamt'] }],
    ['no name', { name: ' ' }],
  ])('cannot add one with %s', async (_, wrong) => {
    const body = { data: { name: 'x', url: 'https://example.com/', types: null, active: true, ...wrong } };
    expect((await ask(server.url, 'POST /booking-rules/webhooks', { headers, body })).status).toBe(400);
  });

  test('needs the permission', async () => {
    const token = await createStaff('hooks-reader', [PERMISSION.read, PERMISSION.manage]);
    const other = { Authorization: `Bearer ${token}` };
    expect((await ask(server.url, 'GET /booking-rules/webhooks', { headers: other })).status).toBe(403);
  });
});

test('the receiver of the documentation takes what is ours, and nothing else', async () => {
  const { id, secret } = await add('/documented');
  const documented = await runDocumentedReceiver(secret);
  try {
    const body = { data: { name: 'Documented', url: documented.url, types: null, active: true } };
    await ask(server.url, 'PUT /booking-rules/webhooks/{id}', { headers, params: { id }, body });
    const forged = () => fetch(documented.url, { method: 'POST', body: '{"type":"forged","data":{}}' });
    await within(10_000, async () => expect((await forged()).status).toBe(401));
    const reference = await book();
    await deliver();
    await within(5_000, async () =>
      expect(documented.lines).toEqual([
        `reservation.created ${reference}`,
        `reservation.changed ${reference}`,
      ]),
    );
    expect(documented.lengthOfProgram).toBeLessThanOrEqual(24);
  } finally {
    documented.stop();
  }
});

test('events and deliveries are kept for 30 days', async () => {
  const { id } = await add('/old');
  const reference = await book();
  await deliver();
  const kept = () => table('booking_events').where({ reference }).select('id');
  await webhooks.clear(new Date(Date.now() + 29 * 24 * HOUR));
  expect((await kept()).length).toBeGreaterThan(0);
  expect((await log(id)).length).toBeGreaterThan(0);
  await webhooks.clear(new Date(Date.now() + 31 * 24 * HOUR));
  expect(await kept()).toEqual([]);
  expect(await log(id)).toEqual([]);
});
