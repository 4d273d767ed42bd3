import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import {
  create,
  createApartment,
  noticed,
  remove,
  saveDraft,
  UID,
  update,
  writeSingle,
} from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { send } from '../fixture/http';
import { within } from '../fixture/within';

/** How soon the next visitor sees a change. */
const SOON_MS = 1_000;
const guest = guestOf(server.url);
const apartmentId = 'changes-flat';
const stay = stayIn(30, 3);
const search = { availabilityDateStart: stay.checkIn, availabilityDateEnd: stay.checkOut };

let apartment: string;

beforeAll(async () => {
  apartment = await createApartment(apartmentId);
});

async function firstNight(): Promise<CalendarNight | undefined> {
  const [night] = await guest.calendar(apartmentId, stay.checkIn, inDays(31));
  return night;
}

async function isFound(): Promise<boolean> {
  return (await guest.stays(search)).some((offer) => offer.apartmentId === apartmentId);
}

async function totalFound(): Promise<number | undefined> {
  return (await guest.stays(search)).find((offer) => offer.apartmentId === apartmentId)?.total;
}

/** The calendar and the search, a second after a change at the latest. */
const soon = (nights: number, found: boolean) =>
  within(SOON_MS, async () => {
    expect(await firstNight()).toMatchObject({ minimumStay: nights });
    expect(await isFound()).toBe(found);
  });

test('the global minimum stay reaches the next visitor within a second, and so does taking it back', async () => {
  await writeSingle(UID.minimumStay, { days: 4 });
  await soon(4, false);
  await writeSingle(UID.minimumStay, { days: 1 });
  await soon(1, true);
});

test('what minimum stays hold is in memory: no search, calendar, quote or page asks the database for it', async () => {
  await noticed();
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }): void => {
    if (sql.includes('minimum_stay')) asked.push(sql);
  };
  server.strapi.db.connection.on('query', note);
  try {
    await guest.stays(search);
    await firstNight();
    await guest.quote({ apartmentId, ...stay, guests: 2 });
    await send(server.url, 'get', `/apartment/${apartmentId}`);
    await send(server.url, 'get', '/results/1');
  } finally {
    server.strapi.db.connection.off('query', note);
  }
  expect(asked).toEqual([]);
});

test('an override reaches the next visitor within a second: made, changed and taken away', async () => {
  const override = await create(UID.minimumStayOverride, { apartment, minimumStay: 6 });
  await soon(6, false);
  await update(UID.minimumStayOverride, override, { minimumStay: 2 });
  await soon(2, true);
  await remove(UID.minimumStayOverride, override);
  await soon(1, true);
});

test('a season reaches the next visitor within a second: made, changed and taken away', async () => {
  const data = { name: 'Changes', firstNight: inDays(25), lastNight: inDays(60), apartments: [apartment] };
  const before = await totalFound();
  const season = await create(UID.season, { ...data, minimumNights: 5, nightlyRate: 70_000 });
  await soon(5, false);
  expect(await firstNight()).toMatchObject({ rate: 70_000 });
  await update(UID.season, season, { minimumNights: 3 });
  await soon(3, true);
  expect(await totalFound()).toBe((before ?? 0) + Math.round(90_000 * 1.05));
  await remove(UID.season, season);
  await soon(1, true);
  expect(await totalFound()).toBe(before);
});

test('a rate reaches the next visitor within a second', async () => {
  await update(UID.apartment, apartment, { nightlyRate: 55_000 });
  await within(SOON_MS, async () => expect(await firstNight()).toMatchObject({ rate: 55_000 }));
  const { lines } = await guest.quote({ apartmentId, ...stay, guests: 1 });
  expect(lines[0]).toMatchObject({ kind: 'night', amount: 3 * 55_000 });
});

test('a rate that an editor has saved as a draft reaches nobody until it is published', async () => {
  const before = await firstNight();
  await saveDraft(UID.apartment, apartment, { nightlyRate: 99_000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await firstNight()).toEqual(before);
  await server.strapi.documents(UID.apartment).publish({ documentId: apartment });
  await within(SOON_MS, async () => expect(await firstNight()).toMatchObject({ rate: 99_000 }));
});

test('fees and taxes reach the next visitor within a second', async () => {
  const city = { name: 'Changes tax', code: 'changes-tax', kind: 'Tax', basis: 'Each stay', amount: 700 };
  const rule = await create(UID.chargeRule, { ...city, taxable: false, apartments: [apartment] });
  await within(SOON_MS, async () => {
    const { lines } = await guest.quote({ apartmentId, ...stay, guests: 1 });
    expect(lines).toContainEqual({
      ...{ kind: 'tax', label: 'Changes tax', amount: 700 },
      rule: { id: 'changes-tax', name: 'Changes tax' },
    });
  });
  await remove(UID.chargeRule, rule);
});

test('an apartment that is taken off the site is gone within a second', async () => {
  await server.strapi.documents(UID.apartment).unpublish({ documentId: apartment });
  await within(SOON_MS, async () => {
    expect(await isFound()).toBe(false);
    expect((await guest.askQuote({ apartmentId, ...stay, guests: 1 })).status).toBe(422);
  });
});

test('writing an apartment looks at none of the others that share its area and amenities', async () => {
  const [lift = '', pool = ''] = await Promise.all(
    ['changes-lift', 'changes-pool'].map((slug) =>
      create(UID.amenity, { slug, name: slug, group: 'building' }),
    ),
  );
  const neighbour = await createApartment('changes-neighbour', { amenities: [lift, pool] });
  const order: string[] = [];
  const note = ({ sql }: { sql: string }): void => {
    if (/max\(.apartment_ord|partition by .amenity_id/i.test(sql)) order.push(sql);
  };
  server.strapi.db.connection.on('query', note);
  try {
    await update(UID.apartment, apartment, { amenities: [lift, pool] });
    await update(UID.apartment, apartment, { amenities: [lift] });
  } finally {
    server.strapi.db.connection.off('query', note);
  }
  expect(order).toEqual([]);
  const apartmentsWith = async (documentId: string) => {
    const found: unknown = await server.strapi.db
      .query(UID.amenity)
      .findOne({ where: { documentId }, populate: { apartments: true } });
    const { apartments } = found as { apartments: { apartmentId: string }[] };
    return new Set(apartments.map((each) => each.apartmentId));
  };
  expect(await apartmentsWith(lift)).toEqual(new Set([apartmentId, 'changes-neighbour']));
  expect(await apartmentsWith(pool)).toEqual(new Set(['changes-neighbour']));
  await remove(UID.apartment, neighbour);
});
