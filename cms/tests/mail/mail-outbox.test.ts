import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { engineOf } from 'booking-rules/engine';
import { createApartment, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { testFolder } from '../run/settings';

const { mail, outbox } = engineOf(server.strapi);
const OUTBOX = 'booking_outbox';
const HOUR_MS = 3_600_000;

type Transaction = Parameters<typeof outbox.enqueue>[0];
type StoredReservation = Parameters<typeof outbox.enqueue>[2];

beforeAll(async () => {
  await createApartment('mails');
});

let warn: jest.SpiedFunction<typeof server.strapi.log.warn>;
let error: jest.SpiedFunction<typeof server.strapi.log.error>;

beforeEach(async () => {
  jest.restoreAllMocks();
  warn = jest.spyOn(server.strapi.log, 'warn').mockReturnValue(server.strapi.log);
  error = jest.spyOn(server.strapi.log, 'error').mockReturnValue(server.strapi.log);
  await server.strapi.db.connection(OUTBOX).delete();
});

/** A new reservation as it is stored; its mails wait, because nothing runs the jobs of this server. */
async function reserve(days: number) {
  const guest = guestOf(server.url);
  const { number } = await guest.quote({ apartmentId: 'mails', ...stayIn(days, 2), guests: 2 });
  const { data } = await guest.book(reservationFor(number));
  const found = await server.strapi
    .documents(UID.reservation)
    .findFirst({ filters: { reference: data.reference } });
  return found as unknown as StoredReservation;
}

async function filesOf(reference: string): Promise<string[]> {
  const files = await readdir(join(testFolder(), 'mail')).catch(() => []);
  return files.filter((file) => file.includes(reference)).sort();
}

test('without a mail server mails become files, named in the log', async () => {
  const { reference } = await reserve(30);
  await mail.deliver(new Date());
  const files = await filesOf(reference);
  const guests = files.find((file) => /-reservation-confirmed-R-\w+-\d+\.eml$/.test(file));
  expect(guests).toBeDefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(join(testFolder(), 'mail', guests ?? '')));
});

test('what is rolled back is not sent', async () => {
  const reservation = await reserve(40);
  await mail.deliver(new Date());
  const before = await filesOf(reservation.reference);
  const rolledBack = server.strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    await outbox.enqueue(trx, 'reservation-changed', reservation, new Date());
    throw new Error('The move failed');
  });
  await expect(rolledBack).rejects.toThrow('The move failed');
  await mail.deliver(new Date());
  expect(await filesOf(reservation.reference)).toEqual(before);
});

test('two processes that deliver at once send each mail once', async () => {
  const { reference } = await reserve(50);
  const now = new Date();
  await Promise.all([mail.deliver(now), mail.deliver(now), mail.deliver(now)]);
  const written = (warn.mock.calls as unknown[][]).filter((output) =>
    output.some((part) => typeof part === 'string' && part.includes(`confirmed-${reference}`)),
  );
  expect(written).toHaveLength(1);
});

test('a mail that never works is given up after ten attempts, kept, and the manager is told', async () => {
  const start = Date.now();
  await server.strapi.db.connection(OUTBOX).insert({
    kind: 'of-another-version',
    recipient: 'a@guests.example',
    reference: 'R-0000000000',
    payload: '{}',
    next_at: start,
    created_at: start,
  });
  let days = 0;
  for (; days < 10; days += 1 / 24) await mail.deliver(new Date(start + days * 24 * HOUR_MS));
  const rows = (await server.strapi.db.connection(OUTBOX).select()) as {
    attempts: number;
    last_error: string;
  }[];
  expect(rows).toMatchObject([
    { attempts: 10, last_error: expect.stringContaining('unknown here') as string },
  ]);
  expect(error).toHaveBeenCalledTimes(10);
  expect(error).toHaveBeenLastCalledWith(expect.stringContaining('R-0000000000) has failed 10 times'));
});

test('a mail to a manager whose address nobody has set says so and waits', async () => {
  const { documentId } = (await server.strapi.documents(UID.siteSetting).findFirst()) ?? { documentId: '' };
  await server.strapi.documents(UID.siteSetting).update({ documentId, data: { email: null } as never });
  const { reference } = await reserve(60);
  const toManagers = async () => (await filesOf(reference)).filter((name) => name.includes('manager-'));
  await mail.deliver(new Date());
  expect(await filesOf(reference)).not.toEqual([]);
  expect(await toManagers()).toEqual([]);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Set MANAGER_EMAIL'));
  const data = { email: 'office@vacationer.example' } as never;
  await server.strapi.documents(UID.siteSetting).update({ documentId, data });
  await mail.deliver(new Date(Date.now() + HOUR_MS));
  expect(await toManagers()).toHaveLength(1);
});
