import type { ReservationRequest } from 'booking-rules/contracts/reservations/reservations';
import { isDay } from 'booking-rules/shared/domain/stay';
import { isRecord } from '../../lib/json';
import { storedItem } from '../../lib/stored-item';
import { EMPTY_DRAFT, type GuestDraft } from './guest-details';

/** The apartment about to be booked. */
export interface ReservationItem {
  apartmentId: string;
  name: string;
}

/** What was shown as its price. */
export interface ReservationPriceDetails {
  quote: string;
  total: number;
  /** The code that was typed. */
  promotionCode: string | null;
  /** Without the offer that applies by itself. */
  offer?: 'none';
  /** Id of its rate plan; missing for the standard one. */
  ratePlan?: string;
  /** As an address has them; missing for none. */
  extras?: string;
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
  (value): value is ReservationPriceDetails =>
    isRecord(value) &&
    hasTexts(value, ['quote']) &&
    Number.isInteger(value.total) &&
    (value.promotionCode === null || typeof value.promotionCode === 'string') &&
    (value.offer === undefined || value.offer === 'none') &&
    (value.ratePlan === undefined || typeof value.ratePlan === 'string') &&
    (value.extras === undefined || typeof value.extras === 'string'),
);

export const reservationDate = storedItem(
  'reservation-date',
  local,
  (value): value is ReservationDate =>
    isRecord(value) &&
    isDay(value.availabilityDateStart) &&
    isDay(value.availabilityDateEnd) &&
    Number.isInteger(value.availabilityGuestNumber),
);

/** What the guest has typed and chosen; personal, so it ends with the tab. */
export const guestDraft = storedItem(
  'reservation-guest',
  session,
  (value): value is Partial<GuestDraft> =>
    isRecord(value) &&
    Object.entries(value).every(([name, part]) => name in EMPTY_DRAFT && typeof part === 'string'),
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
  (value): value is ReservationAttempt =>
    isRecord(value) && hasTexts(value, ['quote', 'key']) && isRecord(value.request),
);

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}
