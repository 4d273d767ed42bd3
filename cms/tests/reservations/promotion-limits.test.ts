import { engineOf } from 'booking-rules/engine';
import { create, createApartment, noticed, remove, UID, update } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const GUESTS = 10;
const EMAIL = 'layla@guests.example';
const guest = guestOf(server.url);
const apartments = Array.from({ length: GUESTS }, (_, index) => `limits-${index}`);
const [here = ''] = apartments;
let manager: StayManager;

beforeAll(async () => {
  // On request, so that a reservation can expire too.
  for (const apartmentId of apartments) await createApartment(apartmentId, { bookingMode: 'on-request' });
  manager = managerOf(server.url, await createStaff('limits-manager', [PERMISSION.read, PERMISSION.manage]));
});

/** A promotion that can be used at once. */
async function promote(code: string, limits: object = {}): Promise<string> {
  const documentId = await create(UID.promotion, { code, percent: 20, active: true, ...limits });
  await noticed();
  return documentId;
}

async function quoteWith(promotionCode: string, days: number, apartmentId = here) {
  return guest.quote({ apartmentId, ...stayIn(days, 2), guests: 2, promotionCode });
}

/** Asks for a quoted stay, and confirms the address; how it was answered. */
async function reserve(number: string) {
  const { status, data, error } = await guest.book(reservationFor(number, EMAIL));
  return { status, reference: status === 201 ? data.reference : '', details: error.details };
}

describe('a code that may be used once', () => {
  test('gives one stay when ten guests reserve ten different apartments at the same moment', async () => {
    await promote('ONCE-ONLY', { useLimit: 1 });
    const quotes = await Promise.all(apartments.map((apartment) => quoteWith('ONCE-ONLY', 100, apartment)));
    const answers = await Promise.all(quotes.map(({ number }) => guest.reserve(reservationFor(number))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(GUESTS - 1);
    const { checkIn, checkOut } = stayIn(100, 2);
    for (const { error } of refused) {
      expect(error.message).toBe('The code ONCE-ONLY has been used up.');
      expect(error.details.promotion).toEqual({ code: 'ONCE-ONLY', problem: 'used-up' });
      const fresh = await guest.quote({ apartmentId: here, ...stayIn(110, 2), guests: 2 });
      expect(error.details.total).toBe(fresh.total);
    }
    const taken = await Promise.all(apartments.map((one) => guest.takenDays(one, checkIn, checkOut)));
    expect(taken.filter((days) => days.length > 0)).toHaveLength(1);
  });

  test('is free again when its stay is cancelled, declined or expired', async () => {
    await promote('ONCE-MORE', { useLimit: 1 });
    const endings: ((reference: string) => Promise<unknown>)[] = [
      (reference) => guest.cancel(reference, EMAIL),
      (reference) => manager.act(reference, 'decline'),
      () => engineOf(server.strapi).jobs.runOnce(new Date(Date.now() + 48 * 3_600_000)),
    ];
    for (const end of endings) {
      const [first, second] = [await quoteWith('ONCE-MORE', 120), await quoteWith('ONCE-MORE', 130)];
      const made = await reserve(first.number);
      expect(made.status).toBe(201);
      expect((await reserve(second.number)).status).toBe(409);
      await end(made.reference);
      await noticed();
      const again = await reserve(second.number);
      expect(again.status).toBe(201);
      await guest.cancel(again.reference, EMAIL);
      await noticed();
    }
  });

  test('is not used a second time by confirming a stay that had given its use back', async () => {
    const promotion = await promote('ONCE-BACK', { useLimit: 1 });
    const [first, second] = [await quoteWith('ONCE-BACK', 140), await quoteWith('ONCE-BACK', 150)];
    const { reference } = await reserve(first.number);
    await engineOf(server.strapi).jobs.runOnce(new Date(Date.now() + 48 * 3_600_000));
    expect((await manager.read(reference)).data.state).toBe('expired');
    expect((await reserve(second.number)).status).toBe(201);
    const refused = await manager.tryAct(reference, 'confirm');
    expect(refused.status).toBe(409);
    expect(refused.error.message).toBe('The code ONCE-BACK has been used up.');
    // Whoever wants one more raises the limit.
    await update(UID.promotion, promotion, { useLimit: 2 });
    expect((await manager.act(reference, 'confirm')).status).toBe(200);
  });
});

describe('a code is judged again when its quote is reserved', () => {
  test.each<[string, object, { problem: string }]>([
    ['is switched off', { active: false }, { problem: 'unknown' }],
    ['is over', { bookUntil: inDays(-1) }, { problem: 'booking-window' }],
    ['has not begun', { bookFrom: inDays(1) }, { problem: 'booking-window' }],
    ['holds for other nights', { stayFrom: inDays(400) }, { problem: 'stay-window' }],
  ])('that %s is refused with the reason and the price without it', async (what, change, refusal) => {
    const code = `AGAIN-${what.replace(/ /g, '-')}`.toUpperCase();
    const promotion = await promote(code);
    const { number, total, lines, checkIn, checkOut } = await quoteWith(code, 160);
    await update(UID.promotion, promotion, change);
    const { status, details } = await reserve(number);
    expect(status).toBe(409);
    expect(details.promotion).toMatchObject({ code, ...refusal });
    expect(details.total).toBeGreaterThan(total);
    expect(lines.map(({ kind }) => kind)).toContain('promotion');
    expect(await guest.takenDays(here, checkIn, checkOut)).toEqual([]);
  });

  test('that is deleted is refused, and the stay is still to be had without it', async () => {
    const promotion = await promote('GONE');
    const { number } = await quoteWith('GONE', 170);
    await remove(UID.promotion, promotion);
    expect((await reserve(number)).status).toBe(409);
    const without = await guest.quote({ apartmentId: here, ...stayIn(170, 2), guests: 2 });
    expect((await reserve(without.number)).status).toBe(201);
  });

  test('but gives what its quote showed though its percentage, nights and apartments have changed', async () => {
    const promotion = await promote('FROZEN');
    const { number, total } = await quoteWith('FROZEN', 180);
    const elsewhere = await createApartment('limits-elsewhere');
    await update(UID.promotion, promotion, { percent: 5, minimumNights: 9, apartments: [elsewhere] });
    const { data, status } = await guest.reserve(reservationFor(number));
    expect({ status, total: data.total }).toEqual({ status: 201, total });
  });
});
