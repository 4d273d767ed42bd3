import type { QuoteRequest } from 'booking-rules/contracts/quotes';
import type { StayChoice } from './stay-choice';

/** The stay that a choice asks for; null while its dates are not complete. */
export function stayOf(
  apartmentId: string,
  { start, end, guests, code, offer, ratePlan }: StayChoice,
): QuoteRequest | null {
  if (start === null || end === null) return null;
  const stay = { apartmentId, checkIn: start, checkOut: end, guests };
  return {
    ...stay,
    ...(code !== null && { promotionCode: code }),
    ...(offer !== null && { offer }),
    ...(ratePlan !== null && { ratePlan }),
  };
}
