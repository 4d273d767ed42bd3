import type { BillingDetails } from '../../../../shared/domain/documents/document';
import { keepBilling } from '../../documents/billing';
import type { Actor } from '../../platform/http/signed-in';
import type { ReservationDocument } from '../../records/reservations/reservation';
import type { TransitionReservation } from '../transition';

/** Changes of the company that a stay is billed to. */
export function createBillingChanges({ transition }: { transition: TransitionReservation }) {
  /**
   * Names the company that a stay is billed to. What is invoiced is credited, and invoiced anew, in the same transaction.
   * @param billing all empty for the guest
   * @throws NotFoundError; HttpError 409 for a guest whose stay is invoiced
   */
  return function changeBilling(
    reference: string,
    billing: BillingDetails,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const { company } = billing;
    return transition(reference, by, now, ({ state }) => ({
      to: state,
      why: company === '' ? 'Billed to the guest' : `Billed to ${company}`,
      also: (trx) => keepBilling(trx, reference, billing, { by, now }),
    }));
  };
}
