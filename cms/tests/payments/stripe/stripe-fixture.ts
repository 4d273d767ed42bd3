import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { apartmentData } from '../../fixture/apartment';
import { stayIn } from '../../fixture/days';
import { confirmAddressOf } from '../../fixture/confirmed-stay';
import { guestOf, reservationFor } from '../../fixture/guest';
import { ask, send, type Answer } from '../../fixture/http';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { managerOf } from '../../fixture/manage';
import { within } from '../../fixture/within';
import type { CardServer } from '../../run/card-server';
import { runStatement } from '../../outside/rows-of';
import type { Refund, Session } from '../../stand-ins/stripe/account';
import { deliveryOf, eventOf, type Delivery, type StripeEvent } from '../../stand-ins/stripe/webhooks';

export const EMAIL = 'layla@guests.example';

/** What a guest may wish of a reservation; the rest is ordinary. */
export interface Wish {
  apartmentId?: string;
  nights?: number;
  payment?: PaymentMethod;
}

/** Delivers an event as Stripe does. */
export function deliver(url: string, event: object, delivery?: Delivery): Promise<Answer<unknown>> {
  const { path, ...sent } = deliveryOf(event, delivery);
  return send(url, 'post', path, sent);
}

/**
 * The server of this run that takes cards, the Stripe that it talks to, and everybody who uses them.
 * @param name of the apartments, which each file has of its own
 * @param server another in its place
 */
export async function openStripeFixture(name: string, server: CardServer = cards) {
  const { stripe, database, url } = server;
  const owner = server.owner();
  const apartments = {
    flat: name,
    nudged: `${name}-nudged`,
    onRequest: `${name}-on-request`,
    inParts: `${name}-in-parts`,
  };
  for (const apartmentId of [apartments.flat, apartments.nudged]) {
    await owner.openApartment(apartmentData(apartmentId));
  }
  await owner.openApartment(apartmentData(apartments.onRequest, { bookingMode: 'on-request' }));
  const paymentTerms = { percentNow: 30, daysBefore: 14 };
  await owner.openApartment(apartmentData(apartments.inParts, { paymentTerms }));
  let nudges = 0;

  const fixture = {
    stripe,
    database,
    apartments,
    url,
    guest: () => guestOf(url()),
    manager: () => managerOf(url(), owner.token),

    /** Asks for a stay that begins so many days from today. */
    async ask(days: number, { apartmentId = apartments.flat, nights = 2, payment = 'stripe' }: Wish = {}) {
      const stay = stayIn(days, nights);
      const { number } = await fixture.guest().quote({ apartmentId, ...stay, guests: 2 });
      return fixture.guest().reserve({ ...reservationFor(number, EMAIL), payment });
    },

    /** The same, and it must be granted; a request has its address confirmed, so that it waits for its answer. */
    async reserve(days: number, wish: Wish = {}): Promise<ReservationView> {
      const { status, data, text } = await fixture.ask(days, wish);
      if (status !== 201) throw new Error(`Not reserved but ${status}: ${text}`);
      const isRequest = data.awaiting === 'address-confirmation' && data.payment === 'stripe';
      return isRequest ? (await confirmAddressOf(url(), data)).data : data;
    },

    /** Asks where to pay. */
    askToPay(
      reference: string,
      email = EMAIL,
      pays: 'next' | 'all' = 'next',
    ): Promise<Answer<ReservationView>> {
      const body = { data: { email } };
      const asked = { params: { reference }, query: { pays }, body };
      return ask(url(), 'POST /api/reservations/{reference}/payment', asked);
    },

    /** Opens the form in which a guest pays by card on our page. */
    openForm(reference: string, pays: 'next' | 'all' = 'next', email = EMAIL) {
      const asked = { params: { reference }, query: { pays }, body: { data: { email } } };
      return ask(url(), 'POST /api/reservations/{reference}/card-form', asked);
    },

    /** A manager asks for a link by which an amount is paid. */
    link(reference: string, amount: number, mail = false) {
      return ask(url(), 'POST /booking-rules/reservations/{reference}/payment-link', {
        headers: { Authorization: `Bearer ${owner.token}` },
        params: { reference },
        body: { data: { amount, mail } },
      });
    },

    /** A manager asks for a deposit on the guest's card. */
    askForDeposit(reference: string, amount: number, mail = false) {
      return ask(url(), 'POST /booking-rules/reservations/{reference}/card-deposits', {
        headers: { Authorization: `Bearer ${owner.token}` },
        params: { reference },
        body: { data: { amount, mail } },
      });
    },

    /** A manager keeps of a deposit on the guest's card, or releases it. */
    closeDeposit(reference: string, key: string, kept: { amount: number; reason: string } | null) {
      const asked = { headers: { Authorization: `Bearer ${owner.token}` }, params: { reference, key } };
      const path = '/booking-rules/reservations/{reference}/card-deposits/{key}' as const;
      return kept
        ? ask(url(), `POST ${path}/keep`, { ...asked, body: { data: kept } })
        : ask(url(), `POST ${path}/release`, asked);
    },

    /** The last session of a reservation is paid at Stripe, which will report it with this event. */
    paysLast(reference: string): StripeEvent {
      const session = fixture.sessionsOf(reference).at(-1);
      if (!session) throw new Error('There is nowhere to pay');
      return eventOf('checkout.session.completed', stripe.account.pay(session.id));
    },

    cancel(reference: string): Promise<Answer<ReservationView>> {
      const body = { data: { email: EMAIL } };
      return ask(url(), 'POST /api/reservations/{reference}/cancellation', {
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
      return (await deliver(url(), event)).status;
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
      await runStatement(
        database,
        'update booking_card_deposits set next_at = 0 where closing is not null and done_at is null',
      );
      await fixture.reserve(400 + nudges, { apartmentId: apartments.nudged, nights: 1, payment: 'manual' });
      nudges += 1;
    },

    /** Sends a mail again. */
    resend(reference: string, id: number) {
      return ask(url(), 'POST /booking-rules/reservations/{reference}/mails/{id}/resend', {
        headers: { Authorization: `Bearer ${owner.token}` },
        params: { reference, id: String(id) },
      });
    },

    /** What the mails of a kind were written with, first to last. */
    async payloadsOf(reference: string, kind: string): Promise<{ asked?: number }[]> {
      const rows = await runStatement(
        database,
        `select payload from booking_outbox where reference = '${reference}' and kind = '${kind}' order by id`,
      );
      return rows.map(
        (row) => JSON.parse('payload' in row ? String(row.payload) : '{}') as { asked?: number },
      );
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
        fixture.showsAtStripe(() => expect(fixture.stripe.account.refunded(intent)).toBe(amount));
      return { ...reservation, made, back };
    },

    /**
     * Waits until Stripe's account shows what the server under test does in its own time. To look at it costs nothing,
     * so that a busy server has no more time than is given here.
     */
    showsAtStripe: (look: () => void): Promise<void> => within(60_000, async () => look()),

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
      await server.restart();
    },

    /** What a file leaves to be given back or released is nobody's any more: in the next one it would meet its trouble. */
    async close(): Promise<void> {
      stripe.recover();
      await runStatement(database, 'delete from booking_refunds where done_at is null');
      await runStatement(
        database,
        'delete from booking_card_deposits where closing is not null and done_at is null',
      );
    },
  };
  return fixture;
}

export type StripeFixture = Awaited<ReturnType<typeof openStripeFixture>>;
