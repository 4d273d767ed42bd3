import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { apartmentData } from '../../fixture/apartment';
import { stayIn } from '../../fixture/days';
import { confirmAddressOf } from '../../fixture/confirmed-stay';
import { guestOf, reservationFor } from '../../fixture/guest';
import { ask, type Answer } from '../../fixture/http';
import type { ReservationDetail } from 'booking-rules/contracts/reservations-admin';
import { managerOf } from '../../fixture/manage';
import { within } from '../../fixture/within';
import { runStatement } from '../../outside/rows-of';
import { firstManagerOf } from '../../outside/manager';
import { startServerProcess, type ServerProcess } from '../../outside/server-process';
import { createDatabase } from '../../run/databases';
import type { Refund, Session } from './account';
import { SECRET_KEY, startStripeServer } from './stripe-server';
import { deliver, eventOf, WEBHOOK_SECRET, type StripeEvent } from './webhooks';

export const FLAT = 'stripe-flat';
export const ON_REQUEST = 'stripe-request';
const NUDGED = 'stripe-nudged';
export const EMAIL = 'layla@guests.example';

/** What a guest may wish of a reservation; the rest is ordinary. */
export interface Wish {
  apartmentId?: string;
  nights?: number;
  payment?: PaymentMethod;
}

/** A server that takes cards, the Stripe that it talks to, and everybody who uses them. */
export async function startStripeFixture(name: string) {
  const stripe = await startStripeServer();
  const database = await createDatabase(name);
  const settings = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
  };
  let server: ServerProcess = await startServerProcess(database, settings);
  await server.ready;
  const owner = await firstManagerOf(server.url);
  for (const apartmentId of [FLAT, NUDGED]) {
    await owner.openApartment(apartmentData(apartmentId));
  }
  await owner.openApartment(apartmentData(ON_REQUEST, { bookingMode: 'on-request' }));
  let nudges = 0;

  const fixture = {
    stripe,
    database,
    url: () => server.url,
    guest: () => guestOf(server.url),
    manager: () => managerOf(server.url, owner.token),

    /** Asks for a stay that begins so many days from today. */
    async ask(days: number, { apartmentId = FLAT, nights = 2, payment = 'stripe' }: Wish = {}) {
      const stay = stayIn(days, nights);
      const { number } = await fixture.guest().quote({ apartmentId, ...stay, guests: 2 });
      return fixture.guest().reserve({ ...reservationFor(number, EMAIL), payment });
    },

    /** The same, and it must be granted; a request has its address confirmed, so that it waits for its answer. */
    async reserve(days: number, wish: Wish = {}): Promise<ReservationView> {
      const { status, data, text } = await fixture.ask(days, wish);
      if (status !== 201) throw new Error(`Not reserved but ${status}: ${text}`);
      const isRequest = data.awaiting === 'address-confirmation' && data.payment === 'stripe';
      return isRequest ? (await confirmAddressOf(server.url, data)).data : data;
    },

    /** Asks where to pay. */
    askToPay(reference: string, email = EMAIL): Promise<Answer<ReservationView>> {
      const body = { data: { email } };
      return ask(server.url, 'POST /api/reservations/{reference}/payment', { params: { reference }, body });
    },

    cancel(reference: string): Promise<Answer<ReservationView>> {
      const body = { data: { email: EMAIL } };
      return ask(server.url, 'POST /api/reservations/{reference}/cancellation', {
        params: { reference },
        body,
      });
    },

    /** The reservation as its manager sees it, with every move. */
    async look(reference: string): Promise<ReservationDetail> {
      const { status, data, text } = await fixture.manager().read(reference);
      if (status !== 200) throw new Error(`No reservation but ${status}: ${text}`);
      return data;
    },

    /** The sessions that were made for a reservation, first to last. */
    sessionsOf(reference: string): Session[] {
      return [...stripe.account.sessions.values()].filter((one) => one.client_reference_id === reference);
    },

    /** Its guest pays at Stripe, which will report it with this event. */
    pays(reference: string, amount?: number): StripeEvent {
      const [session] = fixture.sessionsOf(reference);
      if (!session) throw new Error('There is nowhere to pay');
      return eventOf('checkout.session.completed', stripe.account.pay(session.id, amount));
    },

    async hears(event: StripeEvent): Promise<number> {
      return (await deliver(server.url, event)).status;
    },

    /** Lets the time of a hold be over, and the server notice it. */
    async expire(reference: string): Promise<void> {
      const hour = database.client === 'sqlite' ? '3600000' : "interval '1 hour'";
      await runStatement(
        database,
        `update booking_reservations set held_until = held_until - ${hour} where reference = '${reference}'`,
      );
      await fixture.runJobs();
      await within(10_000, async () => expect((await fixture.look(reference)).state).toBe('expired'));
    },

    /** Makes everything due that is to be tried again later, and the server look. */
    async runJobs(): Promise<void> {
      await runStatement(database, 'update booking_refunds set next_at = 0');
      await fixture.reserve(400 + nudges, { apartmentId: NUDGED, nights: 1, payment: 'manual' });
      nudges += 1;
    },

    /** The kinds of mail that a reservation has caused, first to last. */
    async mailsOf(reference: string): Promise<string[]> {
      const rows = await runStatement(
        database,
        `select kind from booking_outbox where reference = '${reference}' order by id`,
      );
      return rows.map((row) => ('kind' in row ? String(row.kind) : ''));
    },

    /** A reservation that is confirmed and paid by card. */
    async paidStay(days: number) {
      const reservation = await fixture.reserve(days);
      await fixture.hears(fixture.pays(reservation.reference));
      const intent = fixture.sessionsOf(reservation.reference)[0]?.payment_intent ?? '';
      const made = (): Refund[] =>
        fixture.stripe.account.refunds.filter(({ payment_intent: of }) => of === intent);
      const back = (amount: number) =>
        within(10_000, async () => expect(fixture.stripe.account.refunded(intent)).toBe(amount));
      return { ...reservation, made, back };
    },

    /** Waits until a refund has failed so many times. */
    async refundFailed(reference: string, attempts: number): Promise<void> {
      await within(20_000, async () => {
        const query = `select attempts, done_at from booking_refunds where reference = '${reference}'`;
        expect(await runStatement(fixture.database, query)).toEqual([{ attempts, done_at: null }]);
      });
    },

    /** The event by which Stripe tells what has gone back of a reservation's payment. */
    chargeRefunded(reference: string) {
      const [session] = fixture.sessionsOf(reference);
      if (!session) throw new Error('Nothing was paid');
      return eventOf('charge.refunded', fixture.stripe.account.chargeOf(session));
    },

    /** Kills the server as a power cut would, and starts another on its database. */
    async crash(): Promise<void> {
      await server.kill();
      // What the dead process had taken for itself for a minute is free at once.
      await runStatement(database, 'update booking_jobs set locked_until = 0');
      server = await startServerProcess(database, settings);
      await server.ready;
    },

    async close(): Promise<void> {
      await server.kill();
      await stripe.stop();
    },
  };
  return fixture;
}

export type StripeFixture = Awaited<ReturnType<typeof startStripeFixture>>;
