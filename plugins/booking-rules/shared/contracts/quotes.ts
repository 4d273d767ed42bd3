import type { Reason, StayRequest } from '../domain/availability';
import type { Fils } from '../format/money';
import type { QuoteTerms } from '../domain/pricing/quote';
import type { Day } from '../domain/stay';

/** Body of `POST /api/quotes`, inside `data`. */
export interface QuoteRequest extends StayRequest {
  apartmentId: string;
  promotionCode?: string;
}

/** A numbered quote, frozen until `expiresAt` (an instant, ISO 8601 in UTC). */
export interface Quote extends QuoteTerms {
  number: string;
  promotionCode: string | null;
  expiresAt: string;
}

/** A stay that really can be booked, offered in place of one that cannot. */
export interface Alternative {
  apartmentId: string;
  /** Name of that apartment. */
  name: string;
  checkIn: Day;
  checkOut: Day;
  guests: number;
  total: Fils;
}

/** `error.details` of the 422 for a stay that cannot be booked. */
export interface RefusedStay {
  reasons: Reason[];
  alternatives: Alternative[];
}
