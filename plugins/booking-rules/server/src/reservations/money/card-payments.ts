import type { CardFormAnswer } from '../../../../contracts/money/card-forms';
import { paidOf, type Entry } from '../../../../shared/domain/folio/entry';
import { openNext } from '../../../../shared/domain/payments/payment-schedule';
import type { MinorUnits } from '../../../../shared/format/money';
import { ProviderUnavailable } from '../../payments/providers/provider';
import type { Payments } from '../../payments/service';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { partsOf } from '../../records/reservations/reservation-view';
import type { createCheckout, PaymentWish } from './checkout';
import type { PaymentStart } from './start-payment';
import type { StartedPayments } from './started-payments';

export interface CardPaymentsDeps extends ReturnType<typeof createCheckout> {
  log: { error(line: string): void };
  payments: Pick<Payments, 'providerFor'>;
  resumePayment: PaymentStart['resumePayment'];
  folioOf: (reference: string) => Promise<readonly Entry[]>;
  started: Pick<StartedPayments, 'requireOpen'>;
}

/** The part that is next, or all that is open. */
type Wish = Extract<PaymentWish, string>;

/** A payment by card that was started. */
interface Started {
  reservation: ReservationDocument;
  /** Null where the provider did not answer. */
  session: string | null;
  url: string | null;
  amount: MinorUnits;
}

/** Nothing can be shown: the provider does not answer. */
const NOTHING: CardFormAnswer = { form: null, paymentUrl: null };

/**
 * Where guests pay by card: on a page of the provider's, or in a form on our own. Behind both is the same kind of
 * session, so what is reported of it has the same effect: a stay is confirmed once, however it was paid. While a payment
 * is under way it is given again, so that a reload or a second tab begins no second one.
 */
export function createCardPayments(deps: CardPaymentsDeps) {
  const { log, payments, resumePayment, openCheckout, mayPay, folioOf, started } = deps;

  async function start(
    reservation: ReservationDocument,
    wish: Wish,
    now: Date,
    { asForm }: { asForm: boolean },
  ): Promise<Started> {
    const isHeld = reservation.state === 'held' && reservation.payment === 'stripe';
    if (!isHeld && mayPay(reservation)) {
      const way = { asForm: asForm && payments.providerFor('stripe').forms !== undefined };
      return { reservation, ...(await openCheckout(reservation, wish, 'guest', now, way)) };
    }
    const held = await resumePayment(reservation, now);
    const amount = openNext(partsOf(held, paidOf(await folioOf(held.reference))));
    const url = held.terms.paymentUrl ?? null;
    return { reservation: held, session: held.paymentReference, url, amount };
  }

  /**
   * The page on which it is paid: the hold's, begun again when that failed before, or one for what is open of a stay that
   * stands. Without an address while the provider does not answer.
   * @throws HttpError 409 when there is nothing to pay by card now, or what was paid is being checked
   */
  async function openPage(
    reservation: ReservationDocument,
    wish: Wish,
    now: Date,
  ): Promise<Pick<Started, 'reservation' | 'url'>> {
    try {
      const payment = await start(reservation, wish, now, { asForm: false });
      if (payment.session !== null) await started.requireOpen(reservation.reference, payment.session);
      return payment;
    } catch (error) {
      noteUnavailable(error);
      return { reservation, url: null };
    }
  }

  /**
   * What the form is opened with, or the address of the provider's page where this is paid there; neither while the
   * provider does not answer. Throws as `openPage`.
   */
  async function openForm(reservation: ReservationDocument, wish: Wish, now: Date): Promise<CardFormAnswer> {
    try {
      const { session, url, amount } = await start(reservation, wish, now, { asForm: true });
      if (session === null) return NOTHING;
      const { clientSecret } = await started.requireOpen(reservation.reference, session);
      const { forms } = payments.providerFor('stripe');
      // One that was begun on the provider's own page, before there were forms, ends there.
      if (!forms || clientSecret === null) return { form: null, paymentUrl: url };
      return { form: { publishableKey: forms.publishableKey, clientSecret, amount }, paymentUrl: null };
    } catch (error) {
      noteUnavailable(error);
      return NOTHING;
    }
  }

  /** @throws what is anything else */
  function noteUnavailable(error: unknown): void {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.error(`A payment by card could not be opened: ${error.message}`);
  }

  return { openPage, openForm };
}
