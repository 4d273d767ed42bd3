import { engineOf } from 'booking-rules/engine';
import { sumsOf } from 'booking-rules/shared/domain/folio/entry';
import { create, createApartment, noticed, remove, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'desk-extras-flat';
const transfer = { id: 'desk-transfer', quantity: 2 };
const made: string[] = [];
let manager: StayManager;
let headers: Record<string, string>;

beforeAll(async () => {
  const apartments = [await createApartment(apartmentId)];
  await createApartment('desk-extras-other-flat');
  made.push(
    await create(UID.extra, {
      ...{ name: 'Desk transfer', slug: 'desk-transfer', price: 20_000, basis: 'stay', taxable: true },
      ...{ noticeHours: 240, most: 2, apartments, active: true, order: 1 },
    }),
  );
  await noticed();
  const token = await createStaff('desk-extras-manager', [PERMISSION.read, PERMISSION.manage]);
  headers = { Authorization: `Bearer ${token}` };
  manager = managerOf(server.url, token);
});
afterAll(async () => {
  for (const documentId of made) await remove(UID.extra, documentId);
});

const asked = (days: number) => ({ apartmentId, ...stayIn(days, 3), guests: 2 });
const book = (data: object) =>
  ask(server.url, 'POST /booking-rules/reservations', {
    headers,
    body: {
      data: {
        guest: { firstName: 'Omar', lastName: 'Desk', email: '', phone: '+971 50 123 4567' },
        payment: 'to-pay',
        ...data,
      } as never,
    },
  });

test('what the form showed with extras is what is booked, whatever their notice', async () => {
  // In five days, where guests would have had to ask ten days before.
  const without = (await manager.trace(asked(5))).data;
  expect(without.extras).toMatchObject([{ id: 'desk-transfer', amount: 20_000, most: 2 }]);
  const shown = (await manager.trace({ ...asked(5), extras: [transfer] })).data.price;
  expect(shown?.total).toBe((without.price?.total ?? 0) + 42_000);
  expect(shown?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown?.total);
  const { status, data } = await book({ ...asked(5), extras: [transfer], total: shown?.total });
  expect({ status, total: data.total, lines: data.lines }).toEqual({
    ...{ status: 201, total: shown?.total, lines: shown?.lines },
  });
  const entries = await engineOf(server.strapi).reservations.folio(data.reference);
  expect(sumsOf(entries).total).toBe(shown?.total);
  expect(entries.filter(({ kind }) => kind === 'extra').map(({ amount }) => amount)).toEqual([40_000]);
});

test('a price that was told without them is refused, with the one that holds', async () => {
  const told = (await manager.trace(asked(20))).data.price?.total ?? 0;
  const { status, error } = await book({ ...asked(20), extras: [transfer], total: told });
  expect([status, error.details]).toEqual([409, { total: told + 42_000 }]);
});

test.each([
  ['more of one than a booking can have', { ...transfer, quantity: 3 }],
  ['one that the apartment does not have', { id: 'helicopter', quantity: 1 }],
])('%s is refused beside its field', async (_, extra) => {
  for (const answer of [
    await book({ ...asked(30), extras: [extra] }),
    await manager.trace({ ...asked(30), extras: [extra] }),
  ])
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('extras')]);
  const elsewhere = { ...asked(30), apartmentId: 'desk-extras-other-flat' };
  expect((await book({ ...elsewhere, extras: [transfer] })).status).toBe(400);
});
