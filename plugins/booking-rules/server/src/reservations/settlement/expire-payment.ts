import type { Core } from '@strapi/strapi';
import { engineOf } from '../../engine';
import type { ReservationDocument } from '../../records/reservation';

/**
 * Ends the payment of a reservation that does not need it any more. When that fails the guest can still pay,
 * and the late payment is dealt with as such; so it is said in the log and stops nobody.
 */
export async function expirePaymentSession(
  strapi: Core.Strapi,
  reservation: ReservationDocument,
): Promise<void> {
  if (reservation.paymentReference === null) return;
  try {
    await engineOf(strapi).payments.providerFor(reservation.payment).abandon(reservation);
  } catch (error) {
    strapi.log.error(
      `The payment of reservation ${reservation.reference} could not be ended: ${String(error)}`,
    );
  }
}
