import type { PanelRouteKey } from 'booking-rules/contracts';
import { engineOf } from 'booking-rules/engine';
import { createApartment, noticed, UID, writeSingle } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask as askRoute, send } from '../fixture/http';
import { silenceServer } from '../fixture/silence';
import { createStaff, PERMISSION } from '../fixture/staff';
import { delivered } from '../fixture/delivered';

const apartmentId = 'asked-flat';
const guest = guestOf(server.url);
let token: string;
let reference: string;

type InboxKey =
  | Extract<PanelRouteKey, `${string} /booking-rules/enquiries${string}`>
  | typeof THREAD
  | typeof REPLY;
const LIST = 'GET /booking-rules/enquiries';
const ONE = 'GET /booking-rules/enquiries/{reference}';
const STATE = 'PUT /booking-rules/enquiries/{reference}/state';
const THREAD = 'GET /booking-rules/messages/{reference}';
const REPLY = 'POST /booking-rules/messages/{reference}';
const QUOTE = 'POST /booking-rules/enquiries/{reference}/quote';

/** Asks a route of the inbox, about the enquiry of these tests unless another is named. */
const ask = <Key extends InboxKey>(
  key: Key,
  {
    body,
    query,
    by = token,
    of = reference,
  }: { body?: object; query?: Record<string, string>; by?: string; of?: string } = {},
) =>
  askRoute(server.url, key, {
    headers: { Authorization: `Bearer ${by}` },
    params: { reference: of },
    ...(query && { query }),
    ...(body && { body: { data: body } }),
  });

const thread = async () => (await ask(THREAD)).data;
/** What has been answered. */
const answers = async () => (await thread()).messages.filter(({ from }) => from === 'house');
const offer = (stay: object) => ask(QUOTE, { body: stay });

async function auditOf(action: string): Promise<object[]> {
  const rows: { by: string; details: string }[] = await server.strapi.db
    .connection('booking_audit')
    .where({ subject_id: reference, action })
    .orderBy('id')
    .select('by', 'details');
  return rows.map(({ by, details }) => ({ by, ...(JSON.parse(details) as object) }));
}

silenceServer();
beforeAll(async () => {
  await createApartment(apartmentId);
  token = await createStaff('desk-manager', [PERMISSION.read, PERMISSION.manage]);
  const enquiry = {
    apartmentId,
    ...stayIn(40, 4),
    guests: 2,
    name: 'Noor Rahman',
    email: 'noor@guests.example',
    phone: '+971501234567',
    message: 'Is there a cot for a baby?',
  };
  const sent = await askRoute(server.url, 'POST /api/enquiries', { body: { data: enquiry } });
  reference = sent.data.reference;
});

test('an enquiry is found by what a manager has at hand', async () => {
  for (const search of [reference, 'noor@guests', 'Rahman Noor', 'cot baby', '971501234567']) {
    const { data } = await ask(LIST, { query: { search } });
    expect(data.map((row) => row.reference)).toContain(reference);
  }
  const none = { search: reference, states: 'closed' };
  expect((await ask(LIST, { query: none })).data).toEqual([]);
  const some = { search: reference, states: 'new,open', kind: 'apartment' };
  expect((await ask(LIST, { query: some })).data).toMatchObject([
    { reference, state: 'new', name: 'Noor Rahman', ...stayIn(40, 4), guests: 2 },
  ]);
});

test('its state is the manager’s to keep, and who changed it is kept too', async () => {
  const { status, data } = await ask(STATE, {
    body: { state: 'open' },
  });
  expect({ status, state: data.state }).toEqual({ status: 200, state: 'open' });
  await ask(STATE, { body: { state: 'open' } });
  expect(await auditOf('updated')).toEqual([{ by: 'desk-manager@staff.example', state: ['new', 'open'] }]);
});

test('a quote made of it holds for two days, and what it says is what the stay costs', async () => {
  const { status, data } = await offer({ apartmentId, ...stayIn(40, 4), guests: 2 });
  expect(status).toBe(201);
  const hours = (Date.parse(data.quote.expiresAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThanOrEqual(48);
  expect(data.url).toMatch(new RegExp(`/summary\\?quote=${data.quote.number}$`));
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { total } = await engineOf(server.strapi).quotes.get(data.quote.number, inAnHour);
  expect(total).toBe(data.quote.total);
});

test('a stay that cannot be booked is answered with reasons and with what can', async () => {
  const taken = await guest.quote({ apartmentId, ...stayIn(60, 3), guests: 2 });
  await guest.reserve(reservationFor(taken.number));
  const { status, error } = await offer({ apartmentId, ...stayIn(61, 3), guests: 2 });
  expect(status).toBe(422);
  expect(error.details.reasons).toEqual([{ reason: 'not-available', night: inDays(61) }]);
  expect(error.details.alternatives?.length).toBeGreaterThan(0);
});

test('an answer is mailed with its quote, kept with who wrote it, and the enquiry is answered', async () => {
  const made = await offer({ apartmentId, ...stayIn(40, 4), guests: 2 });
  const { quote } = made.data;
  const body = { text: 'Yes, there is a cot.', quote: quote.number };
  const { status, data } = await ask(REPLY, { body });
  expect(status).toBe(200);
  expect((await ask(ONE)).data.state).toBe('answered');
  expect(data).toMatchObject({
    ...{ kind: 'enquiry', state: 'answered', waitingSince: null },
    ...{ mailServer: false, answers: { come: 'mailbox' } },
    messages: [
      { from: 'guest', author: 'Noor Rahman', text: 'Is there a cot for a baby?', channel: 'site' },
      {
        ...{ from: 'house', channel: 'panel' },
        author: 'desk-manager@staff.example',
        text: 'Yes, there is a cot.',
        quote: { number: quote.number, total: quote.total },
        mail: { state: 'waiting', error: null },
      },
    ],
  });
  await delivered(async () => expect((await answers())[0]?.mail).toMatchObject({ state: 'sent' }));
  expect(await auditOf('replied')).toEqual([{ by: 'desk-manager@staff.example', quote: quote.number }]);
});

test('the guest reserves at the price of the answer', async () => {
  const [reply] = await answers();
  const { status, data } = await guest.book(reservationFor(reply?.quote?.number ?? ''));
  expect({ status, total: data.total }).toEqual({ status: 201, total: reply?.quote?.total });
});

test.each<[InboxKey, object, number]>([
  [STATE, { state: 'lost' }, 400],
  [STATE, {}, 400],
  [REPLY, { text: '  ' }, 400],
  [REPLY, { text: 'x'.repeat(4_001) }, 400],
  [REPLY, { text: 'Hello {{guest_first_name}}' }, 400],
  [REPLY, { text: 'Hello', subject: 'x' }, 400],
  [REPLY, { text: 'Hello', quote: 'Q-0000000000' }, 404],
  [QUOTE, { apartmentId, ...stayIn(40, 4) }, 400],
])('%s with %j is refused', async (key, body, status) => {
  const before = [await thread(), (await ask(ONE)).data];
  const answer = await ask(key, { body });
  expect(answer.status).toBe(status);
  expect([await thread(), (await ask(ONE)).data]).toEqual(before);
});

test('bad queries and unknown enquiries are refused', async () => {
  expect((await ask(LIST, { query: { states: 'lost' } })).status).toBe(400);
  expect((await ask(LIST, { query: { anything: '1' } })).status).toBe(400);
  for (const unknown of ['E-0000000000', 'nonsense']) {
    expect((await ask(ONE, { of: unknown })).status).toBe(404);
    expect((await ask(REPLY, { of: unknown, body: { text: 'Hello' } })).status).toBe(404);
  }
});

test('who may only read answers nothing, and who may not read sees nothing', async () => {
  const reader = await createStaff('desk-reader', [PERMISSION.read]);
  const stranger = await createStaff('desk-stranger', []);
  const stay = { apartmentId, ...stayIn(40, 4), guests: 2 };
  expect((await ask(ONE, { by: reader })).status).toBe(200);
  for (const [key, body] of [
    [STATE, { state: 'closed' }],
    [REPLY, { text: 'Hello' }],
    [QUOTE, stay],
  ] as const) {
    const answer = await ask(key, { body, by: reader });
    expect({ key, status: answer.status }).toEqual({ key, status: 403 });
  }
  expect((await ask(LIST, { by: stranger })).status).toBe(403);
  expect((await ask(ONE, { by: stranger })).status).toBe(403);
});

test('how soon guests are answered is measured, and shown once enough of them were', async () => {
  const { enquiries } = engineOf(server.strapi);
  await server.strapi.db
    .query('plugin::booking-rules.enquiry')
    .updateMany({ where: { state: { $in: ['new', 'open'] } }, data: { state: 'closed' } });
  await writeSingle(UID.siteSetting, { host: { name: 'Inbox Host', whatsapp: '+971500000000' } });
  for (let count = 0; count < 5; count += 1) {
    const asked = { name: 'Noor Rahman', email: 'noor@guests.example', message: 'Is there a lift?' };
    const { data } = await askRoute(server.url, 'POST /api/enquiries', { body: { data: asked } });
    await ask(REPLY, { of: data.reference, body: { text: 'There is.' } });
  }
  expect(await enquiries.responseTime(new Date())).toEqual({ unit: 'hour', count: 1 });
  await noticed();
  const page = (await send(server.url, 'get', `/apartment/${apartmentId}`)).text;
  for (const words of ['Inbox Host', 'https://wa.me/971500000000']) expect(page).toContain(words);
  await writeSingle(UID.siteSetting, { host: null });
});
