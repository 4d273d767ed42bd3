import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, nightsOf } from 'booking-rules/shared/domain/stay';
import { BOOKINGS_SQL, type NightRow, type ReservationRow } from '../fixture/bookings';
import { inDays } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { within } from '../fixture/within';
import { bookingsOf } from '../outside/bookings-of';
import { rowsOf, runStatement } from '../outside/rows-of';
import type { TestDatabase } from '../run/settings';
import type { StripeServer } from '../stand-ins/stripe/stripe-server';
import { reportAgain } from './card';
import { wrongMoney } from '../fixture/money-invariants';
import { startChannel, type Imported } from './channel';
import { MOVES_SQL, violations, type StoredMove } from './verify';
import { OPERATIONS } from './operations';
import { readLedger } from './ledger';
import { broken, unfinished } from './promises';
import { randomFrom } from './random';
import type { Target } from './target';
import type { Client, ChaosFixture } from './chaos-fixture';

const CLIENTS = 16;
/** Of a night in each of the apartments, which have one bedroom. */
const TOURISM_DIRHAM = 1_000;
/** How long the servers have to come to rest. */
const SETTLE_MS = 10_000;

/** CHAOS_SEED repeats the choices of a run. */
export const SEED = Number(process.env['CHAOS_SEED'] ?? randomInt(2 ** 31));
/** CHAOS_SECONDS makes it last longer, beside the time that servers need to start. */
const SECONDS = Number(process.env['CHAOS_SECONDS'] ?? 15);

export interface ChaosPlan {
  database: TestDatabase;
  targets: readonly Target[];
  /** The kills and restarts in between, one after the other. */
  faults: readonly Fault[];
}

type Fault = () => Promise<void>;

/** One of the servers is killed, and starts again. */
export function killOneOf(targets: readonly Target[]): Fault {
  const random = randomFrom(SEED - 1);
  return async () => random.oneOf(targets)?.killAndRestart();
}

/** CHAOS_OPERATIONS makes it last until so many operations were answered: the kills and restarts begin again. */
const OPERATIONS_WANTED = Number(process.env['CHAOS_OPERATIONS'] ?? 0);
/** Within this, beside the time that is added for each operation, it has to be over. */
const REST_MS = 300_000;
/** The longest that a run may take, with starting and coming to rest. */
export const CHAOS_MS = SECONDS * 1_000 + REST_MS + OPERATIONS_WANTED * 400;
/** Between two looks at what has to hold at every moment. */
const LOOK_MS = 1_000;
/** How long what has to come to rest may take. */
const FINISH_MS = 150_000;
/** Refunds that failed are due again now, and not only minutes or hours later. */
const TRY_REFUNDS_SQL = `update booking_refunds set next_at = 0
  where done_at is null and refused_at is null`;
const LEASES_SQL =
  'select locked_by as holder, locked_until as ends from booking_jobs where locked_until > 0';
/** A live server is through with a job by then, or has said that it is still at it. */
const LEASE_MS = 5_000;

/** What a server is started with: cards are taken, unpaid stays limited, and a proxy is believed. */
export const settingsIn = (stripe: StripeServer): Record<string, string> => ({
  ...stripe.settings,
  RATE_LIMITS: 'true',
  TRUSTED_PROXIES: '1',
});

/** What a run left behind. */
export interface Aftermath {
  /** A sentence for everything that is wrong. */
  violations: string[];
  /** How often each operation was answered how. */
  operations: Map<string, number>;
  /** Operations that were answered, the writes of the import among them. */
  count: number;
}

/** Lets everybody loose at once, and looks at what is left. */
export async function runChaos(
  { database, targets, faults }: ChaosPlan,
  fixture: ChaosFixture,
): Promise<Aftermath> {
  const { apartments, firstDay } = fixture;
  const nights = nightsOf({ checkIn: firstDay, checkOut: addDays(firstDay, fixture.days) });
  const stopChannel = startChannel({ database, apartments, nights, seed: SEED });
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    run({ fixture, name: `client-${index}`, random: randomFrom(SEED + index), count: 0 }),
  );
  const looking = lookAgain(database, fixture);
  let imported: Imported;
  try {
    await Promise.race([injectFaults(faults, fixture), Promise.all(clients)]);
    fixture.stopped = true;
    await Promise.all([...clients, looking]);
  } finally {
    fixture.stopped = true;
    imported = await stopChannel();
  }
  const atRest = await comeToRest(database, fixture, imported.expired);
  const [rows, reservations, moves] = await rowsOf(database, [
    BOOKINGS_SQL.nights,
    BOOKINGS_SQL.reservations,
    MOVES_SQL,
  ]);
  const bookings = { nights: rows as NightRow[], reservations: reservations as ReservationRow[] };
  await expectShown(database, targets, apartments);
  const count = answeredIn(fixture) + imported.writes;
  process.stdout.write(summaryOf(database, fixture, imported, count));
  return {
    violations: [
      ...violations(bookings, moves as StoredMove[], fixture, imported),
      ...(await wrongMoney(database, () => TOURISM_DIRHAM)),
      ...atRest,
    ],
    operations: fixture.operations,
    count,
  };
}

function answeredIn({ operations }: ChaosFixture): number {
  const answered = [...operations].filter(([label]) => !label.endsWith('unanswered'));
  return answered.reduce((sum, [, times]) => sum + times, 0);
}

function summaryOf(
  { client }: TestDatabase,
  fixture: ChaosFixture,
  imported: Imported,
  count: number,
): string {
  const { faults, looks, operations } = fixture;
  const lines = [...operations]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([label, times]) => `  ${label}: ${times}`);
  const head = `Chaos ${SEED} on ${client}: ${count} operations, ${imported.writes} of them beside the servers`;
  const rest = `${faults} kills and restarts, ${imported.expired.length} holds expired, ${looks} looks at all promises`;
  return `${head}; ${rest}\n${lines.join('\n')}\n`;
}

/** Looks again and again at what has to hold at every moment. */
async function lookAgain(database: TestDatabase, fixture: ChaosFixture): Promise<void> {
  const told = new Set<string>();
  while (!fixture.stopped) {
    await pause(LOOK_MS);
    // The database may just be away.
    const ledger = await readLedger(database).catch(() => null);
    if (!ledger) continue;
    fixture.looks += 1;
    for (const sentence of broken(ledger, fixture)) {
      if (!told.has(sentence)) fixture.surprises.push(sentence);
      told.add(sentence);
    }
  }
}

/** Stripe is heard, money goes back, and what is over is released; the answer is what was not. */
async function comeToRest(
  database: TestDatabase,
  fixture: ChaosFixture,
  expired: readonly string[],
): Promise<string[]> {
  fixture.stripe.recover();
  await runStatement(database, TRY_REFUNDS_SQL);
  const leases = (await runStatement(database, LEASES_SQL)) as Lease[];
  const since = Date.now();
  const client: Client = { fixture, name: 'last', random: randomFrom(SEED), count: 0 };
  const end = Date.now() + FINISH_MS;
  for (;;) {
    for (let left = fixture.unheard.length; left >= 0; left -= 1) await reportAgain(client);
    const ledger = await readLedger(database);
    const left = [...broken(ledger, fixture), ...unfinished(ledger, fixture, expired)];
    if (left.length === 0 || Date.now() > end) return left;
    await pause(LOOK_MS);
    if (Date.now() > since + LEASE_MS) await endLeases(database, leases);
  }
}

interface Lease {
  holder: string;
  ends: number | string;
}

/** Jobs of servers that were killed are taken over now, and not only when their minute is over. */
async function endLeases(database: TestDatabase, leases: readonly Lease[]): Promise<void> {
  for (const { holder, ends } of leases) {
    const kept = `locked_by = '${holder}' and locked_until = ${ends}`;
    await runStatement(database, `update booking_jobs set locked_until = 0 where ${kept}`);
  }
}

async function run(client: Client): Promise<void> {
  while (!client.fixture.stopped) await client.random.oneOf(OPERATIONS)?.(client);
}

async function injectFaults(faults: readonly Fault[], fixture: ChaosFixture): Promise<void> {
  const stretch = (SECONDS * 1_000) / (faults.length + 1);
  do {
    for (const fault of faults) {
      await pause(stretch);
      await fault();
      fixture.faults += 1;
    }
    await pause(stretch);
  } while (answeredIn(fixture) < OPERATIONS_WANTED);
}

/** Every server comes to show the nights that are really taken, and no others. Holds still expire meanwhile. */
async function expectShown(
  database: TestDatabase,
  targets: readonly Target[],
  apartments: readonly string[],
): Promise<void> {
  for (const target of targets) {
    const guest = guestOf(target.url());
    await within(SETTLE_MS, async () => {
      const shown: string[] = [];
      for (const apartment of apartments) {
        const days = await guest.takenDays(apartment, inDays(0), inDays(400));
        shown.push(...days.map((night) => `${apartment} ${night}`));
      }
      const { nights } = await bookingsOf(database);
      expect(shown.sort()).toEqual(nights.map(({ apartment, night }) => `${apartment} ${night}`).sort());
    });
  }
}
