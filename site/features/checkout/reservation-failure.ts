import { fieldSentences } from '../../field-errors';
import { guestMessage, type ApiError } from '../../http';
import { DRAFT_FIELDS, type DraftProblems } from './guest-details';

/** Why a reservation was not made, as far as a guest can do something about it. */
export type ReservationFailure =
  | { kind: 'fields'; problems: DraftProblems }
  | { kind: 'nights-gone' }
  | { kind: 'lapsed' }
  | { kind: 'failed'; message: string };

/** What an error of `POST /api/reservations` means to the guest. */
export function reservationFailureOf(error: ApiError): ReservationFailure {
  if (error.status === 409) return { kind: 'nights-gone' };
  if (error.status === 410) return { kind: 'lapsed' };
  const beside = fieldSentences(error);
  const problems: DraftProblems = {};
  for (const field of DRAFT_FIELDS) {
    const message = beside[field];
    if (message !== undefined) problems[field] = message;
  }
  if (Object.keys(problems).length > 0) return { kind: 'fields', problems };
  return { kind: 'failed', message: guestMessage(error) };
}
