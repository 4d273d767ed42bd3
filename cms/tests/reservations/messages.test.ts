import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { engineOf } from 'booking-rules/engine';
import { ANSWER, conversation, eventsOf, LOOK_UP, ONE, WRITE } from '../fixture/conversation';
import { ask as askRoute } from '../fixture/http';
import { inboundMail, mailsAbout } from '../fixture/mailed-answers';
import { silenceServer } from '../fixture/silence';
import { createStaff, PERMISSION } from '../fixture/staff';
import { CMS } from '../run/settings';

const { messages } = engineOf(server.strapi);
const { connection } = server.strapi.db;
const { begin, headers, asHouse, asGuest, book } = conversation('flat-with-messages', 'messages-manager');
const inbound = inboundMail();

silenceServer();
beforeAll(async () => {
  inbound.off();
  await begin();
});
afterAll(() => inbound.restore());

test('a guest writes, the manager is told, answers, and the guest gets it on the page and by mail', async () => {
  const stay = await book();
  expect((await asGuest(LOOK_UP, stay)).data).toEqual({ messages: [], unread: 0 });
  const written = await asGuest(WRITE, stay, { text: '  Can we check in at 02:40?\n\nWe land late. ' });
  expect(written.status).toBe(201);
  expect(written.headers['cache-control']).toBe('no-store');
  expect(written.data.messages).toMatchObject([
    { from: 'guest', text: 'Can we check in at 02:40?\n\nWe land late.', readAt: null, attachments: 0 },
  ]);
  const inbox = await asHouse('GET /booking-rules/messages', '', { query: { search: stay.reference } });
  expect(inbox.body.data).toMatchObject([
    {
      ...{ reference: stay.reference, kind: 'reservation', guest: 'Layla Haddad', unread: 1 },
      last: { from: 'guest', text: 'Can we check in at 02:40?\n\nWe land late.' },
    },
  ]);
  expect(inbox.body.data[0]?.waitingSince).not.toBeNull();
  await asHouse('POST /booking-rules/messages/{reference}/read', stay.reference);
  const [read] = (await asGuest(LOOK_UP, stay)).data.messages;
  expect(read?.readAt).not.toBeNull();

  const answered = await asHouse(ANSWER, stay.reference, { body: { text: 'Yes: the door opens by code.' } });
  expect(answered.status).toBe(200);
  expect(answered.data).toMatchObject({ waitingSince: null, email: stay.email, state: 'confirmed' });
  const seen = await asGuest(LOOK_UP, stay, { seen: true });
  expect(seen.data).toMatchObject({
    unread: 1,
    messages: [{}, { from: 'house', text: 'Yes: the door opens by code.', readAt: null }],
  });
  expect(seen.text).not.toContain('messages-manager');
  expect((await asGuest(LOOK_UP, stay)).data.unread).toBe(0);
  const thread = await asHouse(ONE, stay.reference);
  expect(thread.data.messages[1]?.readAt).not.toBeNull();

  const mails = (await mailsAbout(`-${stay.reference}`, /^A message about/)).slice(-2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Message from Layla Haddad: /),
    expect.stringMatching(/^A message about your stay: /),
  ]);
  const [toManager, toGuest] = mails;
  expect(toManager?.text).toContain('We land late.');
  expect(toManager?.replyTo?.[0]?.address).toBe(stay.email);
  expect(toGuest?.text).toContain('Yes: the door opens by code.');
  expect(toGuest?.text).toMatch(/\/reservation\?reference=R-/);
  const { reference } = stay;
  expect(await eventsOf('message.received', reference)).toMatchObject([{ reference, channel: 'site' }]);
  expect(await eventsOf('message.sent', reference)).toMatchObject([{ reference, channel: 'panel' }]);
});

test('what a guest writes while booking begins the thread', async () => {
  const stay = await book('Could you put flowers on the table?');
  expect((await asHouse(ONE, stay.reference)).data.messages).toMatchObject([
    { from: 'guest', author: 'Layla Haddad', text: 'Could you put flowers on the table?', mail: null },
  ]);
});

test('a message that is sent again with its key is kept and mailed once, two at once too', async () => {
  const stay = await book();
  const message = { text: 'Twice?', key: randomUUID() };
  const sent = await Promise.all([asGuest(WRITE, stay, message), asGuest(WRITE, stay, message)]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  await asGuest(WRITE, stay, message);
  expect((await asGuest(LOOK_UP, stay)).data.messages).toHaveLength(1);
  const mails = await connection('booking_outbox').where({
    reference: stay.reference,
    kind: 'message-to-manager',
  });
  expect(mails).toHaveLength(1);
});

test('nobody reads or writes without the proof, and too much at once is refused', async () => {
  const stay = await book();
  for (const key of [LOOK_UP, WRITE] as const) {
    const body = key === WRITE ? { text: 'x' } : {};
    expect((await asGuest(key, { ...stay, email: 'other@guests.example' }, body)).status).toBe(404);
    expect((await asGuest(key, { ...stay, reference: 'R-0000000000' }, body)).status).toBe(404);
  }
  for (const bad of [
    { text: ' ' },
    { text: 'x'.repeat(4_001) },
    { text: 'x', from: 'house' },
    { text: 'a\0b' },
  ])
    expect((await asGuest(WRITE, stay, bad)).status).toBe(400);
  for (let count = 0; count < 10; count += 1)
    expect((await asGuest(WRITE, stay, { text: `Question ${count}` })).status).toBe(201);
  const refused = await asGuest(WRITE, stay, { text: 'One more' }, { 'Accept-Language': 'en' });
  expect(refused.status).toBe(429);
  expect(refused.error.details).toMatchObject({ limit: 'messages', most: 10 });
  expect((await asGuest(LOOK_UP, stay)).data.messages).toHaveLength(10);
});

test('notes are for the business alone', async () => {
  const stay = await book();
  const text = 'Asks a lot: be kind.';
  const noted = await asHouse('POST /booking-rules/messages/{reference}/notes', stay.reference, {
    body: { text },
  });
  expect(noted.data.notes).toMatchObject([{ author: 'messages-manager@staff.example', text }]);
  expect((await asGuest(LOOK_UP, stay)).text).not.toContain('be kind');
  const found = await asHouse('GET /booking-rules/messages', '', { query: { search: stay.reference } });
  // Without a message there is nothing to answer.
  expect(found.body.data).toEqual([]);
});

test('the inbox shows who waits, the longest first, until nothing is to be answered', async () => {
  const [first, second] = [await book(), await book()];
  await asGuest(WRITE, first, { text: 'First' });
  await asGuest(WRITE, second, { text: 'Second' });
  await asGuest(WRITE, first, { text: 'Still me' });
  const waiting = async () => {
    const { body } = await asHouse('GET /booking-rules/messages', '', {
      query: { show: 'waiting', pageSize: '100' },
    });
    return body.data
      .map(({ reference }) => reference)
      .filter((one) => [first, second].some((stay) => stay.reference === one));
  };
  expect(await waiting()).toEqual([first.reference, second.reference]);
  const today = await askRoute(server.url, 'GET /booking-rules/today', {
    headers: headers(),
  });
  expect(today.data.messages.count).toBeGreaterThanOrEqual(2);
  await asHouse('POST /booking-rules/messages/{reference}/done', first.reference);
  await asHouse(ANSWER, second.reference, { body: { text: 'Welcome.' } });
  expect(await waiting()).toEqual([]);
  expect((await asHouse(ONE, first.reference)).data.messages).toHaveLength(2);
  const unread = await asHouse('GET /booking-rules/messages', '', {
    query: { show: 'unread', search: `${first.reference} still` },
  });
  expect(unread.body.data).toEqual([]);
});

test('who may only read answers nothing, and who may not read sees nothing', async () => {
  const stay = await book('Hello');
  const reader = await createStaff('messages-reader', [PERMISSION.read]);
  const stranger = await createStaff('messages-stranger', []);
  expect((await asHouse(ONE, stay.reference, { by: reader })).status).toBe(200);
  for (const act of ['', '/notes', '/read', '/done'] as const) {
    const key = `POST /booking-rules/messages/{reference}${act}` as typeof ANSWER;
    const answer = await asHouse(key, stay.reference, { by: reader, body: { text: 'x' } });
    expect({ act, status: answer.status }).toEqual({ act, status: 403 });
  }
  expect((await asHouse(ONE, stay.reference, { by: stranger })).status).toBe(403);
  for (const unknown of ['R-0000000000', 'E-0000000000', 'nonsense'])
    expect((await asHouse(ONE, unknown)).status).toBe(404);
});

test('templates are kept, refused with unknown variables, and previewed on a booking', async () => {
  const create = (data: object) =>
    askRoute(server.url, 'POST /booking-rules/message-templates', { headers: headers(), body: { data } });
  const english = 'Dear {{guest_first_name}}, {{amount_due}} is due for {{apartment}}: {{trip_link}}';
  const made = await create({ name: 'Reminder', english, arabic: '' });
  expect(made.status).toBe(201);
  const template = made.data.find(({ name }) => name === 'Reminder');
  expect((await create({ name: 'Reminder', english, arabic: '' })).status).toBe(409);
  const unfit = await create({ name: 'Other', english: '{{door_code}}', arabic: '' });
  expect([unfit.status, unfit.error.details.errors?.[0]]).toMatchObject([
    400,
    { path: ['data', 'english'], message: 'There is no variable {{door_code}}.' },
  ]);
  const params = { id: String(template?.id) };
  const changed = await askRoute(server.url, 'PUT /booking-rules/message-templates/{id}', {
    ...{
      headers: headers(),
      params,
      body: { data: { name: 'Reminder', english: `${english}.`, arabic: 'عزيزي' } },
    },
  });
  expect(changed.data).toMatchObject([{ name: 'Reminder', english: `${english}.`, arabic: 'عزيزي' }]);

  const stay = await book();
  const PREVIEW = 'POST /booking-rules/messages/{reference}/preview';
  const preview = await asHouse(PREVIEW, stay.reference, { body: { text: english } });
  expect(preview.data.text).toMatch(/^Dear Layla, AED\s[\d,.]+ is due for .+: http\S+reference=R-/);
  expect(preview.data.missing).toEqual([]);
  const link = await asHouse(PREVIEW, stay.reference, { body: { text: '{{payment_link}}' } });
  expect(link.data).toEqual({ text: '{{payment_link}}', missing: ['payment_link'] });
  const refused = await asHouse(ANSWER, stay.reference, { body: { text: link.data.text } });
  expect(refused.status).toBe(400);
  const removed = await askRoute(server.url, 'DELETE /booking-rules/message-templates/{id}', {
    headers: headers(),
    params,
  });
  expect(removed.data).toEqual([]);
});

test('the thread of an enquiry goes with it, and one that is closed waits for nobody', async () => {
  const asked = { name: 'Noor Rahman', email: 'noor@guests.example', message: 'Hello?' };
  const sent = await askRoute(server.url, 'POST /api/enquiries', { body: { data: asked } });
  const { reference } = sent.data;
  const rowOf = () => connection('booking_threads').where({ reference }).first('waiting_since');
  expect(await rowOf()).toMatchObject({ waiting_since: expect.anything() as unknown });
  const enquiries = server.strapi.db.query('plugin::booking-rules.enquiry');
  await enquiries.update({ where: { reference }, data: { state: 'closed' } });
  expect(await rowOf()).toEqual({ waiting_since: null });
  await enquiries.delete({ where: { reference } });
  expect(await rowOf()).toBeUndefined();
});

test('waiting threads are counted since the first', async () => {
  const { count, since } = await messages.house.waiting();
  const rows: { waiting_since: number | string }[] =
    await connection('booking_threads').whereNotNull('waiting_since');
  expect(count).toBe(rows.length);
  const first = Math.min(...rows.map(({ waiting_since }) => Number(waiting_since)));
  expect(since).toBe(count === 0 ? null : new Date(first).toISOString());
});

test('the migration brings questions and answers of before into threads', async () => {
  const asked = { name: 'Noor Rahman', email: 'noor@guests.example', message: 'Is there a pool?' };
  const sent = await askRoute(server.url, 'POST /api/enquiries', { body: { data: asked } });
  const { reference } = sent.data;
  await asHouse(ANSWER, reference, { body: { text: 'On the roof.' } });
  const before = (await asHouse(ONE, reference)).data.messages;
  const file = join(CMS, '../database/migrations/0.2-stays/0050-messages.js');
  const { up, down } = createRequire(__filename)(file) as Record<
    'up' | 'down',
    (knex: object) => Promise<void>
  >;
  await down(connection);
  const rows: unknown[] = await connection('booking_enquiry_replies').where({ reference });
  expect(rows).toMatchObject([{ by: 'messages-manager@staff.example', message: 'On the roof.' }]);
  await up(connection);
  const after = (await asHouse(ONE, reference)).data;
  expect(after.messages.map(({ from, author, text }) => [from, author, text])).toEqual(
    before.map(({ from, author, text }) => [from, author, text]),
  );
  expect(after.messages[1]?.mail).not.toBeNull();
  expect(after.waitingSince).toBeNull();
});
