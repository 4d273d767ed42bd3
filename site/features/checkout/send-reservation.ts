import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { Quote } from 'booking-rules/contracts/quotes';
import type { ReservationRequest, ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { call } from '../../api/http';
import { tidyDraft, type GuestDraft } from './guest-details';
import { reservationAttempt } from './stored-checkout';
import { ApiError } from '../../api/api-error';

/**
 * Reserves a quote. Its Idempotency-Key is made once and kept, so that trying again after a failure or a
 * reload never books twice.
 */
export async function sendReservation(
  { number: quote, chosenExtras: extras }: Pick<Quote, 'number' | 'chosenExtras'>,
  draft: GuestDraft,
  payment: PaymentMethod,
): Promise<ReservationView> {
  const before = reservationAttempt.read();
  const earlier = before?.quote === quote ? before : null;
  const key = earlier?.key ?? randomKey();
  const { message, ...guest } = tidyDraft(draft);
  const request: ReservationRequest = {
    ...{ quote, guest, payment },
    ...(message === '' ? {} : { message }),
    ...(extras.length === 0 ? {} : { extras }),
  };
  reservationAttempt.write({ quote, key, request });
  try {
    return await post(request, key);
  } catch (error) {
    // 422: the key has already made a reservation, from details that were changed before its answer arrived.
    if (earlier === null || !(error instanceof ApiError) || error.status !== 422) throw error;
    return post(earlier.request, key);
  }
}

async function post(request: ReservationRequest, key: string): Promise<ReservationView> {
  const headers = { 'Idempotency-Key': key };
  const { data } = await call('POST /api/reservations', { body: { data: request }, headers });
  return data;
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
