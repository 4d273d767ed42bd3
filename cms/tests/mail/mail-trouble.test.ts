/** @jest-environment node */
import { within } from '../fixture/within';
import { openInbox, type Inbox } from './inbox';
import { letMailsBeDue, openApartments, outboxOf, reserveNights, startMailingServer } from './mailing-server';
import { runStatement } from '../outside/rows-of';
import type { ServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';
import type { TestDatabase } from '../run/settings';

const CONFIRMED = 'Your stay is confirmed';

let database: TestDatabase;
let inbox: Inbox;
let server: ServerProcess;

beforeAll(async () => {
  [database, inbox] = await Promise.all([createDatabase('mail-trouble'), openInbox()]);
  server = await startMailingServer(database, inbox.port);
  await openApartments(server.url);
});

afterAll(async () => {
  await server.kill();
  await inbox.close();
});

test('while the mail server is down mails wait, and arrive once when it is back', async () => {
  const email = 'patient@guests.example';
  const { port } = inbox;
  await inbox.close();
  const { reference } = await reserveNights(server.url, 'instant', 40, email);
  await within(10_000, async () => {
    const [first] = await outboxOf(database, reference);
    expect(first).toMatchObject({ kind: 'reservation-address', attempts: 1, sent_at: null });
    expect(first?.last_error).toContain('ECONNREFUSED');
  });
  inbox = await openInbox(port);
  await letMailsBeDue(database);
  // Any commit wakes the jobs.
  await reserveNights(server.url, 'instant', 50, 'next@guests.example');
  await inbox.to(email, CONFIRMED);
  await inbox.to('next@guests.example', CONFIRMED);
  expect(await inbox.to(email, CONFIRMED)).toHaveLength(1);
  await within(10_000, async () => {
    const rows = await outboxOf(database, reference);
    expect(rows.map(({ sent_at }) => sent_at)).not.toContain(null);
  });
});

test('a mail refused for now is tried again, and the others are not held up', async () => {
  const email = 'greylisted@guests.example';
  inbox.onMail = async ({ recipients }) => {
    if (recipients.includes(email)) throw new Error('Try again later');
  };
  const { reference } = await reserveNights(server.url, 'instant', 60, email);
  await inbox.to('office@vacationer.example', reference);
  expect((await outboxOf(database, reference))[0]).toMatchObject({ attempts: 1, sent_at: null });
  inbox.onMail = () => Promise.resolve();
});

test('a mail server that goes while mails are under way leaves those behind them as if nobody had begun', async () => {
  const { port } = inbox;
  const guests = Array.from({ length: 20 }, (_, index) => `behind-${index}@guests.example`);
  await inbox.close();
  await Promise.all(
    guests.map((guest, index) => reserveNights(server.url, 'instant', 100 + 5 * index, guest)),
  );
  inbox = await openInbox(port);
  // Some get through, so that more are taken; the others are held until the server goes.
  let passed = 0;
  const held: (() => void)[] = [];
  inbox.onMail = () =>
    (passed += 1) <= 3 ? Promise.resolve() : new Promise((resolve) => void held.push(resolve));
  await runStatement(
    database,
    'update booking_outbox set attempts = 0, last_error = null where sent_at is null',
  );
  await letMailsBeDue(database);
  await reserveNights(server.url, 'instant', 80, 'first@guests.example');
  await within(10_000, () => {
    expect(held.length).toBeGreaterThan(1);
    return Promise.resolve();
  });
  await inbox.close();
  await within(10_000, async () => {
    const begun = await runStatement(
      database,
      'select id from booking_outbox where sent_at is null and attempts > 0 and last_error is null',
    );
    expect(begun).toEqual([]);
  });
  inbox = await openInbox(port);
  await letMailsBeDue(database);
  await reserveNights(server.url, 'instant', 85, 'last@guests.example');
  for (const guest of guests) await inbox.to(guest, CONFIRMED);
});

test('killed between sending a mail and noting it, the next start sends it again under the same Message-ID', async () => {
  const email = 'twice@guests.example';
  inbox.onMail = async ({ recipients, subject }) => {
    if (recipients.includes(email) && subject?.includes(CONFIRMED)) await server.kill();
  };
  await reserveNights(server.url, 'instant', 70, email).catch(() => undefined);
  const [first] = await inbox.to(email, CONFIRMED);
  await server.kill();
  inbox.onMail = () => Promise.resolve();
  await letMailsBeDue(database);
  server = await startMailingServer(database, inbox.port);
  const [, second] = await inbox.to(email, CONFIRMED, 2);
  expect(first?.messageId).toMatch(/^<reservation-confirmed\.\d+\.\d+@stay\.example>$/);
  expect(second).toMatchObject({ messageId: first?.messageId, subject: first?.subject, text: first?.text });
});
