import { engineOf } from 'booking-rules/engine';
import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { apartmentData } from '../fixture/apartment';
import { contradictions } from '../fixture/bookings';
import { allowPayOnArrival } from '../fixture/confirmed-stay';
import { createApartment, UID, writeSingle } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor, type Guest } from '../fixture/guest';
import { ownBookings } from '../fixture/own-bookings';
import { SEEN_ELSEWHERE_MS } from '../fixture/soon';
import { createAdministrator } from '../fixture/staff';
import { within } from '../fixture/within';
import { managerWith, type Manager } from '../outside/manager';
import { runStatement } from '../outside/rows-of';
import { startServerProcess } from '../outside/server-process';
import { onPostgres } from '../run/databases';

/** As behind a pooler: what most is asked through, and the address past it. */
const POOLED = 'test-pooled';
const DIRECT = 'test-direct';
const apartmentId = 'other-process-flat';
const here = guestOf(server.url);
let there: Guest;
let manager: Manager;
let apartment: string;

async function nightSeenBy(guest: Guest): Promise<CalendarNight | undefined> {
  const [night] = await guest.calendar(apartmentId, inDays(30), inDays(31));
  return night;
}

/** An address by whose connections the database can be asked. */
function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
}

beforeAll(async () => {
  await allowPayOnArrival();
  const { database } = server;
  const addresses: Record<string, string> =
    database.client === 'postgres'
      ? { DATABASE_URL: named(database.url, POOLED), DATABASE_DIRECT_URL: named(database.url, DIRECT) }
      : {};
  const other = await startServerProcess(database, { PUBLIC_URL: server.url, ...addresses });
  await other.ready;
  there = guestOf(other.url);
  manager = managerWith(other.url, await createAdministrator('other-process', other.url));
});

test('an apartment that a manager publishes on one server is soon seen on the other', async () => {
  apartment = await manager.create(UID.apartment, apartmentData(apartmentId));
  await within(SEEN_ELSEWHERE_MS, async () =>
    expect(await nightSeenBy(here)).toMatchObject({ rate: 40_000 }),
  );
});

test('the minimum stay edited in the admin panel of one server changes what the other shows', async () => {
  await manager.writeSingle(UID.minimumStay, { days: 3 });
  await within(SEEN_ELSEWHERE_MS, async () => {
    expect(await nightSeenBy(here)).toMatchObject({ minimumStay: 3 });
    const search = { availabilityDateStart: inDays(30), availabilityDateEnd: inDays(32) };
    expect((await here.stays(search)).map((offer) => offer.apartmentId)).not.toContain(apartmentId);
  });
  await writeSingle(UID.minimumStay, { days: 1 });
  await within(SEEN_ELSEWHERE_MS, async () => {
    expect(await nightSeenBy(here)).toMatchObject({ minimumStay: 1 });
    expect(await nightSeenBy(there)).toMatchObject({ minimumStay: 1 });
  });
});

test('a season made in the admin panel of one server rules on the other', async () => {
  await manager.create(UID.season, {
    name: 'Of another process',
    firstNight: inDays(28),
    lastNight: inDays(35),
    minimumNights: 2,
    nightlyRate: 66_000,
    apartments: { connect: [{ documentId: apartment }] },
  });
  await within(SEEN_ELSEWHERE_MS, async () => {
    expect(await nightSeenBy(here)).toMatchObject({ rate: 66_000, minimumStay: 2 });
  });
  expect(await here.calendar(apartmentId, inDays(36), inDays(37))).toMatchObject([{ rate: 40_000 }]);
});

test('a rate published in the admin panel of one server is charged by the other', async () => {
  await manager.publish(UID.apartment, apartment, apartmentData(apartmentId, { nightlyRate: 48_000 }));
  await within(SEEN_ELSEWHERE_MS, async () => {
    const { lines } = await here.quote({ apartmentId, ...stayIn(60, 2), guests: 1 });
    expect(lines[0]).toMatchObject({ amount: 96_000 });
  });
});

test('a quote of one server is reserved on the other, and both take its nights off', async () => {
  const stay = stayIn(70, 3);
  const { number } = await here.quote({ apartmentId, ...stay, guests: 2 });
  const { status, data } = await there.reserve(reservationFor(number), 'a-key-for-both-servers');
  expect(status).toBe(201);
  const again = await here.reserve(reservationFor(number), 'a-key-for-both-servers');
  expect({ status: again.status, data: again.data }).toEqual({ status: 201, data });
  for (const guest of [here, there]) {
    await within(SEEN_ELSEWHERE_MS, async () => {
      expect(await guest.takenDays(apartmentId, stay.checkIn, stay.checkOut)).toHaveLength(3);
    });
  }
});

test('what is reserved on one server is in the reports of the other at once', async () => {
  const { reports } = engineOf(server.strapi);
  const stay = stayIn(75, 2);
  const read = async () => {
    const now = new Date();
    const by = 'apartment' as const;
    const figures = await reports.report({ from: stay.checkIn, to: stay.checkOut, by }, now);
    const { rows } = await reports.monthEnd(stay.checkIn.slice(0, 7), now);
    const ofFlat = rows.filter((row) => row.apartmentId === apartmentId && row.checkIn === stay.checkIn);
    const sold = figures.find(({ key }) => key === apartmentId)?.figures.soldNights;
    return { sold, booked: ofFlat.map(({ reference }) => reference) };
  };
  expect(await read()).toEqual({ sold: 0, booked: [] });
  const { number } = await there.quote({ apartmentId, ...stay, guests: 2 });
  const { reference } = (await there.book(reservationFor(number))).data;
  expect(await read()).toEqual({ sold: 2, booked: [reference] });
});

test('50 guests on two servers reserve the same nights at once: one has them', async () => {
  await createApartment('other-process-race');
  const request = { apartmentId: 'other-process-race', ...stayIn(90, 4), guests: 2 };
  const quotes = await Promise.all(Array.from({ length: 50 }, () => here.quote(request)));
  const answers = await Promise.all(
    quotes.map(({ number }, index) => (index % 2 ? here : there).reserve(reservationFor(number))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(contradictions(await ownBookings())).toEqual([]);
});

(onPostgres() ? test : test.skip)(
  'behind a pooler, only listening keeps a connection past it, and all that the tests above have done went through it',
  async () => {
    const counted = await runStatement(
      server.database,
      `select application_name as name, count(*)::int as connections from pg_stat_activity
       where application_name in ('${POOLED}', '${DIRECT}') group by 1 order by 1`,
    );
    expect(counted).toEqual([
      { name: DIRECT, connections: 1 },
      { name: POOLED, connections: expect.any(Number) as number },
    ]);
  },
);
