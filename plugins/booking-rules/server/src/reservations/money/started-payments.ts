import createError from 'http-errors';
import type { NothingToPay } from '../../../../contracts/money/payments';
import type { PaymentStanding } from '../../payments/providers/provider';
import type { Payments } from '../../payments/service';
import type { ReservationDocument } from '../../records/reservations/reservation';

export interface StartedPaymentsDeps {
  log: { warn(line: string): void };
  payments: Pick<Payments, 'enabledMethods' | 'expireSession' | 'providerFor'>;
  /** Whether money of a payment has been written down, whatever became of it then. */
  isReported: (reference: string, payment: string) => Promise<boolean>;
  /** A reservation as it is now. */
  readNow: (reference: string) => Promise<ReservationDocument>;
}

/** A card payment that can still be made, or not any more; one that was made is never handed out again. */
type Unmade = PaymentStanding & { step: 'open' | 'over' };

/**
 * Payments by card that were started before. A guest who has just paid may ask again before the provider has reported
 * it, so it is asked how they stand before anybody is led to one.
 */
export function createStartedPayments({ log, payments, isReported, readNow }: StartedPaymentsDeps) {
  /**
   * How a payment stands that may not have been made.
   * @throws HttpError 409 that says so for one that was, and of which nothing has been heard; ProviderUnavailable
   */
  async function readUnmade(reference: string, session: string): Promise<Unmade> {
    const standing = await payments.providerFor('stripe').read(session);
    const { step, clientSecret } = standing;
    if (step !== 'made') return { step, clientSecret };
    if (await isReported(reference, session)) return { step: 'over', clientSecret };
    throw beingChecked(await readNow(reference));
  }

  /**
   * Ends a payment that was open, so that another can take its place.
   * @throws HttpError 409 for one that was made in the last moment; ProviderUnavailable
   */
  async function end(reference: string, session: string): Promise<void> {
    await payments.expireSession({ reference, payment: 'stripe', paymentReference: session });
    const { step } = await payments.providerFor('stripe').read(session);
    if (step === 'made') throw beingChecked(await readNow(reference));
  }

  /**
   * How a payment stands that can still be made. Throws as `readUnmade`; HttpError 409 for one that cannot, with the
   * reservation as it is now: it may have been reported meanwhile.
   */
  async function requireOpen(reference: string, session: string): Promise<PaymentStanding> {
    const standing = await readUnmade(reference, session);
    if (standing.step === 'over') throw nothingToPay(await readNow(reference));
    return standing;
  }

  /**
   * Nobody who has just paid is told that nothing was paid, nor led to pay another total. Where the provider does not
   * answer, nothing is known to have been paid.
   * @throws HttpError 409 as `readUnmade`
   */
  async function requireNoneMade(reservation: ReservationDocument): Promise<void> {
    const { reference, payment, paymentReference, terms } = reservation;
    if (!payments.enabledMethods().includes('stripe')) return;
    const sessions = [payment === 'stripe' ? paymentReference : null, terms.checkout?.session ?? null];
    for (const session of sessions) {
      if (session === null) continue;
      try {
        await readUnmade(reference, session);
      } catch (error) {
        if (createError.isHttpError(error)) throw error;
        log.warn(`Nobody knows how the payment of ${reference} stands: ${String(error)}`);
      }
    }
  }

  /**
   * What a stay that is held costs does not change while a payment of it is on its way to us.
   * @param by 'guest', or whoever of the staff changes it
   * @throws HttpError 409 as `readUnmade`; NotFoundError
   */
  async function requireHoldUnpaid(reference: string, by: string): Promise<void> {
    const reservation = await readNow(reference);
    if (reservation.state !== 'held') return;
    try {
      await requireNoneMade(reservation);
    } catch (error) {
      if (by === 'guest') throw error;
      const { state, awaiting } = reservation;
      const details: NothingToPay = { state, awaiting, isBeingChecked: true };
      throw createError(409, 'The guest has just paid, and the payment is being checked. Try again soon', {
        details,
      });
    }
  }

  return { readUnmade, end, requireOpen, requireNoneMade, requireHoldUnpaid };
}

export type StartedPayments = ReturnType<typeof createStartedPayments>;

function beingChecked({ state, awaiting }: ReservationDocument): Error {
  const details: NothingToPay = { state, awaiting, isBeingChecked: true };
  return createError(409, 'Your payment is being checked. You need not pay again', { details });
}

/** The 409 for a reservation of which nothing is to be paid. */
export function nothingToPay({ state, awaiting }: ReservationDocument): Error {
  const details: NothingToPay = { state, awaiting };
  return createError(409, 'There is nothing to pay for this reservation now', { details });
}
