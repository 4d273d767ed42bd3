/** @jest-environment node */
import { within } from '../fixture/within';
import { openInbox, type Inbox } from './inbox';
import { letMailsBeDue, openApartments, reserveNights, startMailingServer } from './mailing-server';
import { runStatement } from '../outside/rows-of';
import type { ServerProcess } from '../outside/server-process';
import { createDatabase, onPostgres } from '../run/databases';
import type { TestDatabase } from '../run/settings';

/** Crashes once left 1,400 behind, which MAIL_LOAD=1400 measures. */
const MAILS = Number(process.env['MAIL_LOAD'] ?? 200);
/** Mails about one reservation to one guest, whose order matters. */
const EACH = 4;
/** Mails that one process has on their way at once. */
const CLAIMED = 10;
const REFUSED = 'refused@guests.example';

let database: TestDatabase;
let inbox: Inbox;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  [database, inbox] = await Promise.all([createDatabase('mail-load'), openInbox()]);
  servers.push(await startMailingServer(database, inbox.port));
  // PostgreSQL is for several processes; they share the work.
  if (onPostgres()) servers.push(await startMailingServer(database, inbox.port));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await inbox.close();
});

test('many waiting mails leave together, in order for each guest, one that is refused holding up nobody, none twice though a server is killed', async () => {
  const [first] = servers;
  if (!first) throw new Error('No server has started');
  await openApartments(first.url);
  const { reference } = await reserveNights(first.url, 'instant', 40, 'template@guests.example');
  await inbox.to('template@guests.example', 'Your stay is confirmed');
  inbox.onMail = ({ recipients }) =>
    recipients.includes(REFUSED) ? Promise.reject(new Error('Try again later')) : Promise.resolve();
  const before = inbox.mails.length;
  await fillOutbox(reference);

  const start = performance.now();
  await reserveNights(first.url, 'instant', 50, 'wakes@guests.example');
  if (onPostgres()) {
    await within(60_000, () => {
      expect(inbox.mails.length - before).toBeGreaterThan(MAILS / 5);
      return Promise.resolve();
    });
    await servers[1]?.kill();
  }
  // What the killed server had claimed, and what waits behind that, is tried again when its claims are over.
  const left = onPostgres() ? CLAIMED * EACH + 1 : 1;
  await within(60_000, async () => expect(await countWaiting()).toBeLessThanOrEqual(left));
  const seconds = (performance.now() - start) / 1_000;
  process.stdout.write(`${MAILS} mails on ${database.client}: ${seconds.toFixed(1)} s\n`);
  await letMailsBeDue(database);
  await reserveNights(first.url, 'instant', 60, 'wakes@guests.example');
  await within(20_000, async () => expect(await countWaiting()).toBe(1));

  const ids = inbox.mails
    .filter(({ recipients }) => recipients.join().startsWith('load-'))
    .map(({ messageId }) => messageId);
  // Only a mail that was on its way when its server was killed may come twice: at most one for each connection.
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(onPostgres() ? CLAIMED : 0);
  const sequences = new Map<string, number[]>();
  for (const { recipients, messageId } of inbox.mails) {
    const id = Number(/\.(\d+)\./.exec(messageId ?? '')?.[1]);
    const to = recipients.join();
    if (to.startsWith('load-')) sequences.set(to, [...(sequences.get(to) ?? []), id]);
  }
  expect(sequences.size).toBe(MAILS / EACH);
  for (const inOrder of sequences.values()) {
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    expect(new Set(inOrder).size).toBe(EACH);
  }
});

async function countWaiting(): Promise<number> {
  const rows = await runStatement(database, 'select id from booking_outbox where sent_at is null');
  return rows.length;
}

/** Mails as reservations write them, of so many guests, and one whose address refuses everything. */
async function fillOutbox(reference: string): Promise<void> {
  const values = (to: string, about: string) =>
    `select 'reservation-changed', '${to}', '${about}', replace(payload, 'template@guests.example', '${to}'), 0, ${Date.now()}
     from booking_outbox where reference = '${reference}' and kind = 'reservation-confirmed'`;
  const columns = '(kind, recipient, reference, payload, next_at, created_at)';
  await runStatement(database, `insert into booking_outbox ${columns} ${values(REFUSED, 'R-REFUSED000')}`);
  for (let guest = 0; guest < MAILS / EACH; guest += 50) {
    const rows = Array.from({ length: Math.min(50, MAILS / EACH - guest) }, (_, index) => {
      const number = String(guest + index).padStart(4, '0');
      return values(`load-${number}@guests.example`, `R-LOAD00${number}`);
    });
    // Each guest's mails lie far apart in the outbox.
    for (let time = 0; time < EACH; time += 1) {
      await runStatement(database, `insert into booking_outbox ${columns} ${rows.join(' union all ')}`);
    }
  }
}
