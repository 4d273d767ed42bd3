import { engineOf } from 'booking-rules/engine';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { sumsOf, type Entry } from 'booking-rules/shared/domain/folio/entry';
import { chargeOf } from 'booking-rules/shared/domain/folio/taxes';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'month-end-flat';
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
const booked = {} as Record<'paid' | 'cancelled' | 'moved', ReservationView>;
let headers: Record<string, string>;

beforeAll(async () => {
  await createApartment(apartmentId);
  const token = await createStaff('month-end-manager', Object.values(PERMISSION));
  headers = { Authorization: `Bearer ${token}` };
  const manager = managerOf(server.url, token);
  for (const [index, name] of (['paid', 'cancelled', 'moved'] as const).entries()) {
    const { number } = await guest.quote({ apartmentId, ...stayIn(25 + index * 40, 30), guests: 2 });
    booked[name] = (await guest.book(reservationFor(number))).data;
    await manager.act(booked[name].reference, 'paid');
  }
  await manager.act(booked.cancelled.reference, 'cancel', { refund: 'ladder' });
  await engine.settlement.payOwed(new Date());
});

/** The columns of the files of all months together, by reference and heading, in fils. */
async function books(): Promise<Map<string, Map<string, number>>> {
  const sums = new Map<string, Map<string, number>>();
  const months = Array.from({ length: 9 }, (_, index) => inDays(index * 30).slice(0, 7));
  for (const month of new Set(months)) {
    const { status, text } = await ask(server.url, 'GET /booking-rules/exports/month-end', {
      headers,
      query: { month },
    });
    expect(status).toBe(200);
    const [heading = [], ...lines] = text
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    for (const line of lines) {
      const sum = sums.get(line[0] ?? '') ?? new Map<string, number>();
      sums.set(line[0] ?? '', sum);
      for (const [index, name] of heading.entries()) {
        const amount = Math.round(Number(line[index]) * 100);
        const isLatest = name.startsWith('Due');
        if (name.endsWith('(AED)')) sum.set(name, isLatest ? amount : (sum.get(name) ?? 0) + amount);
      }
    }
  }
  return sums;
}

test('the files of all months add up to the folios, column by column', async () => {
  const sums = await books();
  for (const { reference } of Object.values(booked)) {
    const entries = await engine.reservations.folio(reference);
    const of = (counts: (entry: Entry) => boolean) =>
      entries.reduce((all, entry) => (counts(entry) ? all + entry.amount : all), 0);
    const kind = (...kinds: string[]) => of((entry) => kinds.includes(entry.kind));
    const inside = entries.reduce((all, { taxIncluded }) => all + taxIncluded, 0);
    const column = (name: string) => sums.get(reference)?.get(`${name} (AED)`) ?? 0;
    const { total, paid } = sumsOf(entries);
    // Nights to come owe no Tourism Dirham yet.
    const tourism = of((entry) => chargeOf(entry)?.id === 'tourism-dirham');
    expect({
      nightly: column('Nightly rates'),
      discount: column('Discounts'),
      fees: column('Cleaning and fees'),
      kept: column('Kept from cancellations and no-shows'),
      vat: column('VAT'),
      total: column('Total'),
      paid: column('Paid') - column('Refunded'),
    }).toEqual({
      nightly: kind('night'),
      discount: kind('discount'),
      fees: kind('fee'),
      kept: kind('cancellation-charge') - inside,
      vat: of((entry) => chargeOf(entry)?.id === 'vat') + inside,
      total: total - tourism,
      paid,
    });
    expect(column('Tourism Dirham')).toBe(0);
    expect(column('Due at the end of the month')).toBe(total - paid);
  }
});

test('the page has the same lines, and what came by each payment method', async () => {
  const answer = await ask(server.url, 'GET /booking-rules/month-end', {
    headers,
    query: { month: inDays(0).slice(0, 7) },
  });
  const { rows, methods } = answer.data;
  const its = rows.find(({ reference }) => reference === booked.paid.reference);
  expect(its).toMatchObject({ apartmentId, owner: null, guest: 'Layla Haddad', state: 'confirmed' });
  expect(its?.amounts.received).toBe(booked.paid.total);
  const received = rows.reduce((all, { amounts }) => all + amounts.received, 0);
  expect(methods.reduce((all, method) => all + method.received, 0)).toBe(received);
});

test('a month that is none is refused', async () => {
  const asked = { headers, query: { month: '2027-13' } };
  expect((await ask(server.url, 'GET /booking-rules/month-end', asked)).status).toBe(400);
});
