import createError from 'http-errors';
import type { NothingToPay } from '../../../../contracts/money/payments';
import { paidOf, type Entry } from '../../../../shared/domain/folio/entry';
import { openNext } from '../../../../shared/domain/payments/payment-schedule';
import { asKept } from '../../../../shared/format/language';
import { formatAmount, type MinorUnits } from '../../../../shared/format/money';
import type { Payments } from '../../payments/service';
import type { OpenPage, ReservationDocument } from '../../records/reservations/reservation';
import { partsOf } from '../../records/reservations/reservation-view';
import type { TransitionReservation } from '../transition';
import type { StartedPayments } from './started-payments';

export interface CheckoutDeps {
  payments: Pick<Payments, 'enabledMethods' | 'providerFor' | 'expireSession'>;
  transition: TransitionReservation;
  folioOf: (reference: string) => Promise<readonly Entry[]>;
  started: Pick<StartedPayments, 'readUnmade' | 'end'>;
  /** A reservation as it is now. */
  readNow: (reference: string) => Promise<ReservationDocument>;
}

/** What is to be paid: the part that is next, all that is open, or an amount, of which no more than is open. */
export type PaymentWish = 'next' | 'all' | MinorUnits;

/** A page that is about to end is not handed out any more. */
const LEAST_LEFT_MS = 60_000;

/** Pages on which guests pay by card what is open of a stay. */
export function createCheckout({ payments, transition, folioOf, started, readNow }: CheckoutDeps) {
  /**
   * A page on which an open amount is paid. While one is open for the same amount it is given again, and
   * another one is ended: there is one such page of a stay at a time.
   * @param asForm in a form on our own page, where the provider has one
   * @throws HttpError 409 when nothing can be paid by card now, or what was paid is being checked; ProviderUnavailable
   */
  async function openCheckout(
    reservation: ReservationDocument,
    wish: PaymentWish,
    by: string,
    now: Date,
    { asForm = false } = {},
  ): Promise<OpenPage> {
    const { reference, terms } = reservation;
    const { checkout } = terms;
    if (!mayPay(reservation)) throw noCardPayment(reservation);
    const isOpen =
      checkout !== undefined && (await started.readUnmade(reference, checkout.session)).step === 'open';
    // Read after it was asked: what was reported meanwhile is paid.
    const present = checkout ? await readNow(reference) : reservation;
    const money = paidOf(await folioOf(reference));
    const open = money.total - money.paid;
    const wanted = wish === 'all' ? open : wish === 'next' ? openNext(partsOf(present, money)) : wish;
    const amount = Math.min(wanted, open);
    if (!mayPay(present) || amount <= 0) throw noCardPayment(present);
    const request = { amount, paidBefore: money.paid };
    const isSame = isOpen && isFor(checkout, request) && (checkout.isForm ?? false) === asForm;
    if (isSame && leftOf(checkout, now) > LEAST_LEFT_MS) return checkout;
    const provider = payments.providerFor('stripe');
    const way = asForm ? provider.forms : provider;
    if (!way) throw new Error('The payment provider has no form for our pages');
    if (isOpen) await started.end(reference, checkout.session);
    const replaces = checkout && { replaces: checkout.session };
    const payment = await way.start(present, { ...request, ...replaces }, now);
    const { url, paymentReference: session, endsAt } = payment;
    const opened: OpenPage = {
      ...{ session, url, ...request, endsAt: endsAt.toISOString() },
      ...(asForm && { isForm: true }),
    };
    const before: { checkout?: OpenPage | undefined } = {};
    await transition(reference, by, now, (present) => {
      const known = present.terms.checkout;
      // Another tab was given the same page.
      if (known?.session === session) return null;
      before.checkout = known;
      return {
        to: present.state,
        why: `a payment of ${asKept(() => formatAmount(amount))} by card was started`,
        change: { terms: { ...present.terms, checkout: opened } },
      };
    });
    // One that another tab has begun.
    if (before.checkout && before.checkout.session !== checkout?.session)
      await payments.expireSession({
        payment: 'stripe',
        paymentReference: before.checkout.session,
        reference,
      });
    return opened;
  }

  /** Whether cards are taken, and money of its guest is awaited; of one that is held, only for a bank transfer. */
  function mayPay({ state, awaiting, payment }: ReservationDocument): boolean {
    if (!payments.enabledMethods().includes('stripe')) return false;
    if (state === 'held') return awaiting === 'payment' && payment !== 'stripe';
    return state === 'confirmed' || state === 'completed';
  }

  return { openCheckout, mayPay };
}

export type OpenCheckout = ReturnType<typeof createCheckout>['openCheckout'];

function noCardPayment({ state, awaiting }: ReservationDocument): Error {
  const details: NothingToPay = { state, awaiting };
  return createError(409, 'There is nothing to pay by card for this reservation now', { details });
}

function isFor(
  checkout: OpenPage,
  { amount, paidBefore }: { amount: MinorUnits; paidBefore: MinorUnits },
): boolean {
  return checkout.amount === amount && checkout.paidBefore === paidBefore;
}

function leftOf({ endsAt }: OpenPage, now: Date): number {
  return new Date(endsAt).getTime() - now.getTime();
}
