/** @jest-environment node */
import { formatAmount } from 'booking-rules/shared/format/money';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';
import { calendarOf, openInbox, type Inbox } from './inbox';
import {
  SENDER,
  OFFICE,
  openApartments,
  outboxOf,
  reserveNights,
  SITE,
  startMailingServer,
} from './mailing-server';
import { runStatement } from '../outside/rows-of';
import type { ServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';
import type { TestDatabase } from '../run/settings';

let database: TestDatabase;
let inbox: Inbox;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  [database, inbox] = await Promise.all([createDatabase('mails'), openInbox()]);
  server = await startMailingServer(database, inbox.port);
  ({ token } = await openApartments(server.url));
});

afterAll(async () => {
  await server.stop();
  await inbox.close();
});

test('who reserves gets a confirmation with the price and a calendar file, and the manager hears of it', async () => {
  const email = 'confirmed@guests.example';
  const { reference, total, lines, checkIn } = await reserveNights(server.url, 'instant', 40, email);
  const [mail] = await inbox.to(email, 'Your stay is confirmed');
  expect(mail).toMatchObject({
    from: { name: 'Vacationer', address: SENDER },
    to: [{ name: 'Layla Haddad', address: email }],
    replyTo: [{ name: 'Vacationer', address: OFFICE }],
  });
  expect(mail?.subject).toContain(`Loft "instant", Marina`);
  expect(mail?.subject).toContain(`(${reference})`);
  for (const { amount } of lines) expect(mail?.text).toContain(formatAmount(amount));
  expect(mail?.html).toContain(formatAmount(total));
  expect(mail && calendarOf(mail)).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${reference}@stay.example`,
      'SEQUENCE:0',
      `DTSTART:${checkIn.replace(/-/g, '')}T110000Z`,
    ]),
  );
  const [told] = await inbox.to(OFFICE, reference);
  expect(told?.subject).toMatch(/^New reservation: .*, Layla Haddad$/);
  expect(told?.replyTo).toEqual([{ name: 'Layla Haddad', address: email }]);
  const sent = await outboxOf(database, reference);
  expect(sent.map(({ kind, attempts }) => ({ kind, attempts }))).toEqual([
    { kind: 'reservation-address', attempts: 1 },
    { kind: 'reservation-confirmed', attempts: 1 },
    { kind: 'manager-new-reservation', attempts: 1 },
  ]);
});

test('a request is acknowledged, put before the manager, and confirmed when accepted', async () => {
  const email = 'request@guests.example';
  const { reference } = await reserveNights(server.url, 'on-request', 40, email);
  const [asked] = await inbox.to(email, "We've received your request");
  expect(asked && calendarOf(asked)).toEqual([]);
  const [put] = await inbox.to(OFFICE, reference);
  expect(put?.subject).toMatch(/^Request to answer: /);
  expect(put?.text).toContain('Accept or decline by');
  const { status } = await send(server.url, 'post', `/booking-rules/reservations/${reference}/accept`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(status).toBe(200);
  const [confirmed] = await inbox.to(email, 'Your stay is confirmed');
  expect(confirmed && calendarOf(confirmed)).toContain('METHOD:PUBLISH');
});

test('a cancellation reaches both, and takes the stay out of the calendar', async () => {
  const email = 'cancelled@guests.example';
  const { reference } = await reserveNights(server.url, 'instant', 50, email);
  const path = `/api/reservations/${reference}/cancellation`;
  const { status } = await send(server.url, 'post', path, { body: { data: { email } } });
  expect(status).toBe(200);
  const [mail] = await inbox.to(email, 'Your stay is cancelled');
  expect(mail?.text).toContain("You haven't paid anything, so there's nothing to refund.");
  const claims = ['METHOD:CANCEL', `UID:${reference}@stay.example`, 'SEQUENCE:1', 'STATUS:CANCELLED'];
  expect(mail && calendarOf(mail)).toEqual(expect.arrayContaining(claims));
  await inbox.to(OFFICE, 'Cancelled: ');
});

test('who comes too late for the nights gets no mail', async () => {
  const guest = guestOf(server.url);
  const stay = { apartmentId: 'instant', ...stayIn(60, 3), guests: 2 };
  const [first, second] = await Promise.all([guest.quote(stay), guest.quote(stay)]);
  const answers = await Promise.all([
    guest.book(reservationFor(first.number, 'racer-1@guests.example')),
    guest.book(reservationFor(second.number, 'racer-2@guests.example')),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const winner = answers[0].status === 201 ? 'racer-1' : 'racer-2';
  await inbox.to(`${winner}@guests.example`, 'Your stay is confirmed');
  const rows = await runStatement(
    database,
    `select distinct recipient from booking_outbox where recipient like 'racer-%'`,
  );
  expect(rows).toEqual([{ recipient: `${winner}@guests.example` }]);
});

test('a forgotten password: the link arrives, works, and is not kept', async () => {
  const email = 'forgetful@guests.example';
  const account = { username: '<b>forgetful', email, password: 'First-password-1' };
  expect((await send(server.url, 'post', '/api/auth/local/register', { body: account })).status).toBe(200);
  const asked = await send(server.url, 'post', '/api/auth/forgot-password', { body: { email } });
  expect(asked.status).toBe(200);
  const [mail] = await inbox.to(email, 'Choose a new password');
  expect(mail?.from).toEqual({ name: 'Vacationer', address: SENDER });
  const [, code] = /http:\/\/stay\.example\/reset-password\?code=([0-9a-f]+)/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(`${SITE}/reset-password?code=${code ?? 'none'}"`);
  const body = { code, password: 'Second-password-2', passwordConfirmation: 'Second-password-2' };
  const reset = await send(server.url, 'post', '/api/auth/reset-password', { body });
  expect(reset.status).toBe(200);
  const kept = await runStatement(
    database,
    `select payload from booking_outbox where recipient = '${email}'`,
  );
  // The link that confirms the address went before it.
  expect(kept).toEqual([{ payload: '{}' }, { payload: '{}' }]);
});

test('who has no account is told nothing, and sent nothing', async () => {
  const email = 'nobody@guests.example';
  const { status } = await send(server.url, 'post', '/api/auth/forgot-password', { body: { email } });
  expect(status).toBe(200);
  expect(await runStatement(database, `select id from booking_outbox where recipient = '${email}'`)).toEqual(
    [],
  );
});
