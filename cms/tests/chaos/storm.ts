import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, nightsOf } from 'booking-rules/shared/stay';
import { apartmentData } from '../fixture/apartment';
import { BOOKINGS_SQL, type NightRow, type ReservationRow } from '../fixture/bookings';
import { inDays } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { within } from '../fixture/within';
import { firstManagerOf } from '../outside/manager';
import { bookingsOf } from '../outside/bookings-of';
import { rowsOf } from '../outside/rows-of';
import type { TestDatabase } from '../run/settings';
import { startChannel, type Imported } from './channel';
import { MOVES_SQL, wrongs, type StoredMove } from './judge';
import { OPERATIONS } from './operations';
import { randomFrom } from './random';
import type { Target } from './target';
import type { Client, World } from './world';

const CLIENTS = 16;
const APARTMENTS = 6;
const DAYS = 60;
/** How long the servers have to come to rest. */
const SETTLE_MS = 10_000;

/** CHAOS_SEED repeats the choices of a run. */
export const SEED = Number(process.env['CHAOS_SEED'] ?? randomInt(2 ** 31));
/** CHAOS_SECONDS makes it last longer, beside the time that servers need to start. */
export const SECONDS = Number(process.env['CHAOS_SECONDS'] ?? 15);

export interface Storm {
  database: TestDatabase;
  targets: readonly Target[];
  /** What befalls the house meanwhile, one after the other. */
  disasters: readonly Disaster[];
}

type Disaster = () => Promise<void>;

/** One of the servers is killed, and starts again. */
export function killOneOf(targets: readonly Target[]): Disaster {
  const random = randomFrom(SEED - 1);
  return async () => random.oneOf(targets)?.killAndRestart();
}

/** What a storm left behind. */
export interface Aftermath {
  /** A sentence for everything that is wrong. */
  wrongs: string[];
  /** How often each operation was answered how. */
  operations: Map<string, number>;
  /** Operations that were answered, the writes of the import among them. */
  count: number;
}

/** The world before the storm: a manager, and apartments half of which are booked on request. */
export async function createWorld(targets: readonly [Target, ...Target[]]): Promise<World> {
  const manager = await firstManagerOf(targets[0].url());
  const apartments = Array.from({ length: APARTMENTS }, (_, index) => `storm-${index}`);
  for (const [index, apartmentId] of apartments.entries()) {
    const bookingMode = index % 2 === 0 ? 'instant' : 'on-request';
    await manager.create('api::apartment.apartment', apartmentData(apartmentId, { bookingMode }));
  }
  // What is published is there within a second, not at once.
  for (const target of targets) {
    const guest = guestOf(target.url());
    await within(SETTLE_MS, () =>
      Promise.all(apartments.map((apartmentId) => guest.calendar(apartmentId, inDays(0), inDays(1)))),
    );
  }
  return {
    targets,
    token: manager.token,
    apartments,
    firstDay: inDays(40),
    days: DAYS,
    given: [],
    blocks: [],
    surprises: [],
    operations: new Map(),
    stopped: false,
  };
}

/** Lets everybody loose at once, and looks at what is left. */
export async function storm({ database, targets, disasters }: Storm, world: World): Promise<Aftermath> {
  const { apartments, firstDay } = world;
  const nights = nightsOf({ checkIn: firstDay, checkOut: addDays(firstDay, DAYS) });
  const stopChannel = startChannel({ database, apartments, nights, seed: SEED });
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    run({ world, name: `client-${index}`, random: randomFrom(SEED + index), count: 0 }),
  );
  let imported: Imported;
  try {
    await Promise.race([befall(disasters), Promise.all(clients)]);
    world.stopped = true;
    await Promise.all(clients);
  } finally {
    world.stopped = true;
    imported = await stopChannel();
  }
  const [rows, reservations, moves] = await rowsOf(database, [
    BOOKINGS_SQL.nights,
    BOOKINGS_SQL.reservations,
    MOVES_SQL,
  ]);
  const bookings = { nights: rows as NightRow[], reservations: reservations as ReservationRow[] };
  await expectShown(database, targets, apartments);
  const answered = [...world.operations].filter(([label]) => !label.endsWith('unanswered'));
  return {
    wrongs: wrongs(bookings, moves as StoredMove[], world, imported),
    operations: world.operations,
    count: answered.reduce((sum, [, times]) => sum + times, imported.writes),
  };
}

async function run(client: Client): Promise<void> {
  while (!client.world.stopped) await client.random.oneOf(OPERATIONS)?.(client);
}

async function befall(disasters: readonly Disaster[]): Promise<void> {
  const stretch = (SECONDS * 1_000) / (disasters.length + 1);
  for (const disaster of disasters) {
    await pause(stretch);
    await disaster();
  }
  await pause(stretch);
}

/** Every server comes to show the nights that are really taken, and no others. Holds still lapse meanwhile. */
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
