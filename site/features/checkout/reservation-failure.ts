import type { RefusedReservation } from 'booking-rules/contracts/reservations/reservations';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import { fieldSentences, guestMessage, type ApiError } from '../../api/api-error';
import { isRecord } from '../../lib/json';
import { DRAFT_FIELDS, type DraftProblems } from './guest-details';

/** Why a reservation was not made, as far as a guest can do something about it. */
export type ReservationFailure =
  | { kind: 'fields'; problems: DraftProblems }
  | { kind: 'nights-gone' }
  | { kind: 'not-listed' }
  /** The code of the price no longer holds; what the stay costs without it, null when it cannot be had. */
  | { kind: 'code-gone'; sentence: string; total: MinorUnits | null }
  /** An extra can no longer be had in time. */
  | { kind: 'extra-gone'; sentence: string; extra: string }
  | { kind: 'expired' }
  | { kind: 'used' }
  | { kind: 'failed'; message: string };

/** What an error of `POST /api/reservations` means to the guest. */
export function reservationFailureOf(error: ApiError): ReservationFailure {
  if (error.status === 409 || error.status === 410) return refusalOf(error);
  const problems = fieldSentences(error, DRAFT_FIELDS);
  if (Object.keys(problems).length > 0) return { kind: 'fields', problems };
  return { kind: 'failed', message: guestMessage(error) };
}

function refusalOf({ status, message, details }: ApiError): ReservationFailure {
  const { reasons, promotion, extra, total, quote }: RefusedReservation = isRecord(details) ? details : {};
  if (status === 410) return { kind: quote === 'used' ? 'used' : 'expired' };
  if (promotion) return { kind: 'code-gone', sentence: message, total: total ?? null };
  if (extra) return { kind: 'extra-gone', sentence: message, extra: extra.extra };
  return { kind: reasons?.some(({ reason }) => reason === 'not-listed') ? 'not-listed' : 'nights-gone' };
}
