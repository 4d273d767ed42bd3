import type { CardFormAnswer } from '../../../../contracts/money/card-forms';
import { paidOf, type Entry } from '../../../../shared/domain/folio/entry';
import { openNext } from '../../../../shared/domain/payments/payment-schedule';
import type { Payments } from '../../payments/service';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { partsOf } from '../../records/reservations/reservation-view';
import type { createCheckout, PaymentWish } from './checkout';
import type { PaymentStart } from './start-payment';

export interface CardFormsDeps extends ReturnType<typeof createCheckout> {
  log: { error(line: string): void };
  payments: Pick<Payments, 'providerFor' | 'enabledMethods'>;
  resumePayment: PaymentStart['resumePayment'];
  folioOf: (reference: string) => Promise<readonly Entry[]>;
}

/** Nothing can be shown: the provider does not answer. */
const NOTHING: CardFormAnswer = { form: null, paymentUrl: null };

/**
 * Forms in which guests give their card on our own pages. Behind each is the same session as behind a page of the
 * provider's, so what is reported of it has the same effect: a stay is confirmed once, however it was paid.
 */
export function createCardForms(deps: CardFormsDeps) {
  const { log, payments, resumePayment, openCheckout, mayPay, folioOf } = deps;

  /**
   * What the form is opened with, or the address of the provider's page where this is paid there. While a payment is
   * under way it is given again, so that a reload or a second tab begins no second one.
   * @throws HttpError 409 when there is nothing to pay by card now
   */
  async function open(
    reservation: ReservationDocument,
    wish: Extract<PaymentWish, string>,
    now: Date,
  ): Promise<CardFormAnswer> {
    const isHeld = reservation.state === 'held' && reservation.payment === 'stripe';
    if (isHeld || !mayPay(reservation)) {
      const held = await resumePayment(reservation, now);
      const money = paidOf(await folioOf(held.reference));
      const amount = openNext(partsOf(held, money));
      return answerWith(held.paymentReference, held.terms.paymentUrl ?? null, amount);
    }
    const asForm = payments.providerFor('stripe').forms !== undefined;
    const { session, url, amount } = await openCheckout(reservation, wish, 'guest', now, { asForm });
    return answerWith(session, url, amount);
  }

  async function answerWith(session: string | null, url: string | null, amount: number) {
    const { forms } = payments.providerFor('stripe');
    if (session === null) return NOTHING;
    if (!forms) return { form: null, paymentUrl: url };
    try {
      const clientSecret = await forms.clientSecret(session);
      // One that was begun on the provider's own page, before there were forms, ends there.
      if (clientSecret === null) return { form: null, paymentUrl: url };
      return { form: { publishableKey: forms.publishableKey, clientSecret, amount }, paymentUrl: null };
    } catch (error) {
      log.error(`The form of a payment could not be opened: ${String(error)}`);
      return NOTHING;
    }
  }

  return { open };
}
