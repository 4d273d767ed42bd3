import type { ReservationRequest } from 'booking-rules/shared/contracts/reservations';
import { isRecord } from '../../is-record';
import { storedItem } from '../../stored-item';
import { DRAFT_FIELDS, type GuestDraft } from './guest-details';

/** The apartment about to be booked. */
export interface ReservationItem {
  apartmentId: string;
  name: string;
}

/** What was shown as its price. */
export interface ReservationPriceDetails {
  quote: string;
  total: number;
  promotionCode: string | null;
}

/** Dates and guests, under the contract's search keys. */
export interface ReservationDate {
  availabilityDateStart: string;
  availabilityDateEnd: string;
  availabilityGuestNumber: number;
}

const local = (): Storage => window.localStorage;
const session = (): Storage => window.sessionStorage;

export const reservationItem = storedItem('reservation-item', local, (value): value is ReservationItem =>
  hasTexts(value, ['apartmentId', 'name']),
);

export const reservationPriceDetails = storedItem(
  'reservation-price-details',
  local,
  (value): value is ReservationPriceDetails => hasTexts(value, ['quote']),
);

export const reservationDate = storedItem('reservation-date', local, (value): value is ReservationDate =>
  hasTexts(value, ['availabilityDateStart', 'availabilityDateEnd']),
);

/** What the guest has typed; personal, so it ends with the tab. */
export const guestDraft = storedItem('reservation-guest', session, (value): value is GuestDraft =>
  hasTexts(value, DRAFT_FIELDS),
);

/** What was last sent to reserve a quote, and the key it was sent under. */
export interface ReservationAttempt {
  quote: string;
  key: string;
  request: ReservationRequest;
}

/** Personal, so it ends with the tab. */
export const reservationAttempt = storedItem(
  'reservation-attempt',
  session,
  (value): value is ReservationAttempt => hasTexts(value, ['quote', 'key']),
);

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}
