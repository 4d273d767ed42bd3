import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createAdministrator, createStaffInRole } from '../fixture/staff';

const apartmentId = 'staff-language-flat';
const guest = guestOf(server.url);
const ARABIC = /\p{Script=Arabic}/u;
let manager: StayManager;
let english: Record<string, string>;
let arabic: Record<string, string>;

beforeAll(async () => {
  await createApartment(apartmentId);
  const token = await createStaffInRole('staff-language-manager', 'property-manager');
  manager = managerOf(server.url, token);
  english = { Authorization: `Bearer ${token}` };
  arabic = { ...english, 'Accept-Language': 'ar' };
});

async function reserve(days: number): Promise<string> {
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 2), guests: 2 });
  return (await guest.book(reservationFor(number))).data.reference;
}

async function enter(
  headers: Record<string, string>,
  reference: string,
  act: 'adjustments' | 'payments' | 'refunds',
  data: object,
) {
  const { lastEntry } = (await manager.read(reference)).data.folio;
  return ask(server.url, `POST /booking-rules/reservations/{reference}/${act}`, {
    ...{ headers, params: { reference } },
    body: { data: { lastEntry, ...data } },
  });
}

test('the panel is answered in Arabic when it asks in Arabic', async () => {
  const body = { data: { apartmentId, ...stayIn(30, 2), guests: 2 } };
  const [told, asEver] = await Promise.all(
    [arabic, english].map((headers) => ask(server.url, 'POST /booking-rules/trace', { headers, body })),
  );
  for (const { says } of told?.data.steps ?? []) expect(says).toMatch(ARABIC);
  for (const { says } of asEver?.data.steps ?? []) expect(says).not.toMatch(ARABIC);
  const { data } = await ask(server.url, 'GET /booking-rules/going-live', { headers: arabic });
  expect(data.length).toBeGreaterThan(5);
  for (const { title, text } of data) expect(`${title} ${text}`).toMatch(ARABIC);
});

test('it is told in Arabic why something cannot be done', async () => {
  const unknown = await ask(server.url, 'GET /booking-rules/reservations/{reference}', {
    ...{ headers: arabic, params: { reference: 'R-UNKNOWN' } },
  });
  expect([unknown.status, unknown.error.message]).toEqual([404, 'لا يوجد حجز بهذا الرقم']);
  const refused = await enter(arabic, await reserve(33), 'refunds', { amount: 10_000_000, method: 'cash' });
  expect([refused.status, refused.error.details.errors?.[0]?.message]).toEqual([
    400,
    expect.stringMatching(/^يجب ألا يزيد على .*، وهو ما دُفع ولم يُسترد$/),
  ]);
});

test('what it writes stays as it was', async () => {
  const [first, second] = [await reserve(36), await reserve(39)];
  for (const [reference, headers] of [
    [first, english],
    [second, arabic],
  ] as const) {
    const adjusted = await enter(headers, reference, 'adjustments', {
      amount: -5_000,
      reason: 'late check-in',
    });
    const paid = await enter(headers, reference, 'payments', { amount: 20_000, method: 'cash' });
    expect([adjusted.status, paid.status]).toEqual([200, 200]);
  }
  const [before, after] = await Promise.all(
    [first, second].map(async (reference) => {
      const { history, folio } = (await manager.read(reference)).data;
      return {
        whys: history.map(({ why }) => why),
        labels: folio.entries.slice(-2).map(({ label }) => label),
      };
    }),
  );
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toMatch(ARABIC);
});

test('a file of reservations reads the same', async () => {
  const [told, asEver] = await Promise.all(
    [arabic, english].map((headers) =>
      ask(server.url, 'GET /booking-rules/exports/reservations', { headers }),
    ),
  );
  expect(told?.status).toBe(200);
  expect(told?.text).toBe(asEver?.text);
  expect(told?.text).not.toMatch(/التاريخ|حجز/);
});

test('the content manager refuses in the language of the profile', async () => {
  const token = await createAdministrator('staff-language-editor', server.url);
  const save = async () =>
    send(server.url, 'put', '/content-manager/single-types/plugin::booking-rules.business', {
      ...{ headers: { Authorization: `Bearer ${token}` }, body: { iban: '1234567890' } },
    });
  const users = server.strapi.db.query('admin::user');
  expect((await save()).error.message).toBe('This is not an IBAN: check its digits');
  await users.updateMany({
    where: { email: { $startsWith: 'staff-language-editor' } },
    data: { preferedLanguage: 'ar' },
  });
  expect((await save()).error.message).toMatch(/^هذا ليس رقم IBAN/);
});
