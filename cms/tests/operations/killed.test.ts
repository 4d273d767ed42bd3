/** @jest-environment node */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { apartmentData } from '../fixture/apartment';
import { contradictions } from '../fixture/bookings';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { wrongDocuments } from '../fixture/numbered-documents';
import { bookingsOf } from '../outside/bookings-of';
import { firstManagerOf } from '../outside/manager';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import { createDatabase } from '../run/databases';
import type { TestDatabase } from '../run/settings';

const ROUNDS = 2;
const GUESTS = 50;
/** Each guest reserves so many stays, one after another: some are on their way whenever the kill comes. */
const TURNS = 3;
const APARTMENTS = ['killed-1', 'killed-2', 'killed-3', 'killed-4', 'killed-5'];
/** TEST_SEED repeats a run. */
const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
/** The kill comes when so many guests have their answer, and a moment later: early, since the last are refused fast. */
const kills = fc.sample(
  fc.record({ answers: fc.integer({ min: 0, max: 12 }), pauseMs: fc.integer({ min: 0, max: 10 }) }),
  { seed, numRuns: ROUNDS },
);

/** Paid at the desk meanwhile: each has an invoice and a receipt. */
const PAID = 20;

let database: TestDatabase;
let token: string;
let server: ServerProcess;

beforeAll(async () => {
  database = await createDatabase('killed');
});

afterEach(async () => {
  await server.kill();
});

/** Reserves for 50 guests at once, kills the server meanwhile; the references that guests were given. */
async function reserveUntilKilled(round: number, { answers, pauseMs }: (typeof kills)[number]) {
  const guest = guestOf(server.url);
  const quoteFor = (index: number, turn: number) => {
    const apartmentId = APARTMENTS[index % APARTMENTS.length] ?? '';
    // Among ten guests of an apartment some want the same nights and some do not.
    const stay = stayIn(30 + (round * TURNS + turn) * 22 + Math.floor(index / 5) * 2, 3);
    return guest.quote({ apartmentId, ...stay, guests: 2 });
  };
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  const quotes = await Promise.all(
    Array.from({ length: GUESTS }, (_, index) => Promise.all(turns.map((turn) => quoteFor(index, turn)))),
  );
  const given: string[] = [];
  let answered = 0;
  let enough: () => void;
  const paying = payAtDesk(round);
  const reached = new Promise<void>((resolve) => (enough = resolve));
  if (answers === 0) setTimeout(() => enough(), 5);
  const reserving = Promise.allSettled(
    quotes.map(async (ofGuest) => {
      for (const { number } of ofGuest) {
        const { status, data } = await guest.reserve(reservationFor(number));
        if (status === 201) given.push(data.reference);
        answered += 1;
        if (answered === answers) enough();
      }
    }),
  );
  await reached;
  await pause(pauseMs);
  await server.kill();
  await Promise.all([reserving, paying]);
  return { given, unanswered: GUESTS * TURNS - answered };
}

/** Books stays at the desk that are paid, all at once, as far as the server lives. */
async function payAtDesk(round: number): Promise<unknown> {
  const { guest } = reservationFor('');
  return Promise.allSettled(
    Array.from({ length: PAID }, (_, index) =>
      ask(server.url, 'POST /booking-rules/reservations', {
        headers: { Authorization: `Bearer ${token}` },
        body: {
          data: {
            ...{ apartmentId: 'killed-desk', ...stayIn(30 + (round * PAID + index) * 2, 2), guests: 2 },
            ...{ guest, payment: 'paid' as const },
          },
        },
      }),
    ),
  );
}

test.each(kills.map((kill, round) => ({ ...kill, round })))(
  `killed while 50 guests reserve (round $round, after $answers answers, seed ${seed}), the table and the reservations agree, and documents have no gap and come to their folios`,
  async ({ round, ...kill }) => {
    server = await startServerProcess(database);
    await server.ready;
    if (round === 0) {
      const manager = await firstManagerOf(server.url);
      token = manager.token;
      for (const apartmentId of [...APARTMENTS, 'killed-desk']) {
        await manager.openApartment(apartmentData(apartmentId));
      }
    }
    const before = await bookingsOf(database);
    await expectCalendarsLike(before.nights);

    const { given, unanswered } = await reserveUntilKilled(round, kill);

    const after = await bookingsOf(database);
    expect(unanswered).toBeGreaterThan(0);
    expect(contradictions(after)).toEqual([]);
    expect(await wrongDocuments(database)).toEqual([]);
    const kept = new Set(after.reservations.map(({ reference }) => reference));
    expect(given.filter((reference) => !kept.has(reference))).toEqual([]);
    expect(kept.size).toBeGreaterThanOrEqual(before.reservations.length + given.length);
  },
);

async function expectCalendarsLike(nights: { apartment: string; night: string }[]): Promise<void> {
  for (const apartmentId of APARTMENTS) {
    const shown = await guestOf(server.url).takenDays(apartmentId, inDays(0), inDays(400));
    const kept = nights.filter(({ apartment }) => apartment === apartmentId).map(({ night }) => night);
    expect(shown).toEqual(kept.sort());
  }
}
