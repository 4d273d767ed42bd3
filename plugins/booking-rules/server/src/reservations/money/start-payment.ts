import { paidOf, type Entry } from '../../../../shared/domain/folio/entry';
import { openNext } from '../../../../shared/domain/payments/payment-schedule';
import type { Payments } from '../../payments/service';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { partsOf } from '../../records/reservations/reservation-view';
import type { TransitionReservation } from '../transition';
import { nothingToPay, type StartedPayments } from './started-payments';

export interface PaymentStartDeps {
  log: { error(line: string): void };
  payments: Pick<Payments, 'providerFor' | 'expireSession'>;
  transition: TransitionReservation;
  folioOf: (reference: string) => Promise<readonly Entry[]>;
  started: Pick<StartedPayments, 'requireNoneMade'>;
}

/** Sends guests to where they pay. */
export function createPaymentStart({ log, payments, transition, folioOf, started }: PaymentStartDeps) {
  /**
   * Starts the payment of a reservation that waits for one; any other is given back as it is, and so is one whose
   * payment has been started. When the provider cannot be reached the reservation stays held without an address
   * to pay at, and this may be tried again.
   */
  async function startPayment(
    reservation: ReservationDocument,
    by: string,
    now: Date,
  ): Promise<ReservationDocument> {
    const { reference, payment } = reservation;
    const { paysFirst } = payments.providerFor(payment);
    if (!paysFirst || !awaitsStart(reservation)) return reservation;
    try {
      const money = paidOf(await folioOf(reference));
      const request = { amount: openNext(partsOf(reservation, money)), paidBefore: money.paid };
      const provider = payments.providerFor(payment);
      const way = provider.forms ?? provider;
      const { url: paymentUrl, paymentReference } = await way.start(reservation, request, now);
      const after = await transition(reference, by, now, (present) =>
        awaitsStart(present)
          ? {
              to: 'held',
              why: 'the payment was started',
              change: { paymentReference, terms: { ...present.terms, paymentUrl } },
            }
          : null,
      );
      // Meanwhile another attempt won, or the reservation needs no payment any more.
      if (after.paymentReference !== paymentReference) {
        await payments.expireSession({ ...reservation, paymentReference });
      }
      return after;
    } catch (error) {
      log.error(`The payment of reservation ${reference} could not be started: ${String(error)}`);
      return reservation;
    }
  }

  /**
   * The same for a guest who asks for it. Whether what was started before can still be paid is not asked here.
   * @throws HttpError 409 when nothing is to be paid, or what was paid is being checked
   */
  async function resumePayment(reservation: ReservationDocument, now: Date): Promise<ReservationDocument> {
    const { paysFirst } = payments.providerFor(reservation.payment);
    if (!paysFirst || reservation.state !== 'held' || reservation.awaiting !== 'payment') {
      if (reservation.state === 'expired') await started.requireNoneMade(reservation);
      throw nothingToPay(reservation);
    }
    return startPayment(reservation, 'guest', now);
  }

  return { startPayment, resumePayment };
}

export type PaymentStart = ReturnType<typeof createPaymentStart>;

function awaitsStart({ state, awaiting, paymentReference }: ReservationDocument): boolean {
  return state === 'held' && awaiting === 'payment' && paymentReference === null;
}
