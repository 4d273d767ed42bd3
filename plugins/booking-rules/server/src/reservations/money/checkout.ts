import createError from 'http-errors';
import { paidOf, type Entry } from '../../../../shared/domain/folio/entry';
import { openNext } from '../../../../shared/domain/payment-schedule';
import { asKept } from '../../../../shared/format/language';
import { formatAmount, type Fils } from '../../../../shared/format/money';
import type { Payments } from '../../payments/service';
import type { ReservationDocument } from '../../records/reservation';
import { partsOf } from '../../records/reservation-view';
import type { TransitionReservation } from '../transition';

export interface CheckoutDeps {
  payments: Pick<Payments, 'enabledMethods' | 'providerFor' | 'expireSession'>;
  transition: TransitionReservation;
  folioOf: (reference: string) => Promise<readonly Entry[]>;
}

/** What is to be paid: the part that is next, all that is open, or an amount, of which no more than is open. */
export type PaymentWish = 'next' | 'all' | Fils;

/** A page that is about to end is not handed out any more. */
const LEAST_LEFT_MS = 60_000;

/** Pages on which guests pay by card what is open of a stay. */
export function createCheckout({ payments, transition, folioOf }: CheckoutDeps) {
  /**
   * The address of a page on which an open amount is paid. While one is open for the same amount it is given again, and
   * another one is ended: there is one such page of a stay at a time.
   * @throws HttpError 409 when nothing can be paid by card now
   */
  async function openCheckout(
    reservation: ReservationDocument,
    wish: PaymentWish,
    by: string,
    now: Date,
  ): Promise<string> {
    const { reference, terms } = reservation;
    const money = paidOf(await folioOf(reference));
    const open = money.total - money.paid;
    const wanted = wish === 'all' ? open : wish === 'next' ? openNext(partsOf(reservation, money)) : wish;
    const amount = Math.min(wanted, open);
    if (!mayPay(reservation) || amount <= 0)
      throw createError(409, 'There is nothing to pay by card for this reservation now', {
        details: { state: reservation.state, awaiting: reservation.awaiting },
      });
    const request = { amount, paidBefore: money.paid };
    const { checkout } = terms;
    if (checkout && isFor(checkout, request) && leftOf(checkout, now) > LEAST_LEFT_MS) return checkout.url;
    const started = await payments.providerFor('stripe').start(reservation, request, now);
    const { url, paymentReference: session, endsAt } = started;
    const before: { checkout?: Checkout | undefined } = {};
    await transition(reference, by, now, (present) => {
      const known = present.terms.checkout;
      // Another tab was given the same page.
      if (known?.session === session) return null;
      before.checkout = known;
      const next = { session, url, ...request, endsAt: endsAt.toISOString() };
      return {
        to: present.state,
        why: `a payment of ${asKept(() => formatAmount(amount))} by card was started`,
        change: { terms: { ...present.terms, checkout: next } },
      };
    });
    if (before.checkout)
      await payments.expireSession({
        payment: 'stripe',
        paymentReference: before.checkout.session,
        reference,
      });
    return url;
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
type Checkout = NonNullable<ReservationDocument['terms']['checkout']>;

function isFor(checkout: Checkout, { amount, paidBefore }: { amount: Fils; paidBefore: Fils }): boolean {
  return checkout.amount === amount && checkout.paidBefore === paidBefore;
}

function leftOf({ endsAt }: Checkout, now: Date): number {
  return new Date(endsAt).getTime() - now.getTime();
}
