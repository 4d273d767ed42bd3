import { engineOf } from 'booking-rules/engine';
import { addDays } from 'booking-rules/shared/domain/stay';
import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';
import { confirmAddressOf, mailsOf } from '../fixture/confirmed-stay';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'payment-reminders-flat';
const guest = guestOf(server.url);
const { jobs } = engineOf(server.strapi).reservations;
let manager: StayManager;
let headers: Record<string, string>;

beforeAll(async () => {
  await createApartment(apartmentId, { paymentTerms: { percentNow: 40, daysBefore: 10 } });
  const token = await createStaff('payment-reminders-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
  headers = { Authorization: `Bearer ${token}` };
});

async function receive(reference: string, amount: number) {
  const { lastEntry } = (await manager.read(reference)).data.folio;
  await ask(server.url, 'POST /booking-rules/reservations/{reference}/payments', {
    ...{ headers, params: { reference } },
    body: { data: { lastEntry, amount, method: 'bank-transfer' } },
  });
}

/** A stay whose first part has been paid, with its rest and the day on which that is due. */
async function confirmedStay(days: number) {
  const quote = await guest.quote({ apartmentId, ...stayIn(days, 2), guests: 2 });
  const { data } = await guest.reserve(reservationFor(quote.number, 'reminded@guests.example'));
  await confirmAddressOf(server.url, data);
  await receive(data.reference, quote.paymentTerms.now);
  return {
    reference: data.reference,
    rest: quote.total - quote.paymentTerms.now,
    due: addDays(quote.checkIn, -10),
  };
}

const remindOn = (day: string) => jobs.remindOfPayments(localInstant(day, '09:30'));
const reminders = async (reference: string) =>
  (await mailsOf(reference)).filter((kind) => kind === 'payment-due' || kind === 'payment-overdue');

test('a guest is reminded once before the rest is due, and once after it', async () => {
  const { reference, due } = await confirmedStay(200);
  await remindOn(addDays(due, -4));
  expect(await reminders(reference)).toEqual([]);
  await Promise.all([remindOn(addDays(due, -3)), remindOn(addDays(due, -3))]);
  await remindOn(due);
  expect(await reminders(reference)).toEqual(['payment-due']);
  await remindOn(addDays(due, 1));
  await remindOn(addDays(due, 5));
  expect(await reminders(reference)).toEqual(['payment-due', 'payment-overdue']);
});

test('a guest who has paid is not reminded, and a stay that moves takes its reminder along', async () => {
  const paid = await confirmedStay(210);
  const moved = await confirmedStay(220);
  await receive(paid.reference, paid.rest);
  await manager.act(moved.reference, 'move', { apartmentId, ...stayIn(240, 2) });
  await remindOn(addDays(moved.due, 2));
  expect(await reminders(paid.reference)).toEqual([]);
  expect(await reminders(moved.reference)).toEqual([]);
  await remindOn(addDays(moved.due, 17));
  expect(await reminders(moved.reference)).toEqual(['payment-due']);
});

test('an unpaid desk booking is due as a transfer is, on Today and for reminders', async () => {
  const stay = { apartmentId, ...stayIn(13, 2), guests: 2 };
  const booked = await ask(server.url, 'POST /booking-rules/reservations', {
    headers,
    body: {
      data: {
        ...stay,
        guest: { firstName: 'Omar', lastName: 'Said', email: 'desk@guests.example', phone: '+971501112233' },
        payment: 'to-pay',
      },
    },
  });
  const { reference, parts, paymentDue } = booked.data;
  const due = localDay(new Date(paymentDue ?? 0));
  expect(parts.map((part) => part.due)).toEqual([due, addDays(stay.checkIn, -10)]);
  const owed = (await manager.today()).data.owed.find((one) => one.reference === reference);
  expect(owed).toMatchObject({ since: due, overdue: false });
  await remindOn(addDays(due, 1));
  expect(await reminders(reference)).toEqual(['payment-overdue']);
  await receive(reference, parts[0]?.amount ?? 0);
  expect((await manager.read(reference)).data.parts[0]).toMatchObject({ due: null });
});
