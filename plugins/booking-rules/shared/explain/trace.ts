import type { Availability, Reason, StayRequest } from '../domain/availability';
import type { MinimumStayRule } from '../domain/restrictions/compiled-rules';
import type { MinorUnits } from '../format/money';
import type { ExtraOffer } from '../domain/pricing/extra';
import type { Price } from '../domain/pricing/price';
import type { ChosenRatePlan } from '../domain/pricing/quote';
import type { PromotionRefusal } from '../domain/pricing/promotion';
import type { Day } from '../domain/stay';

/** Rules by the reason for which they refuse, in the order in which a manager reads them. */
export const RULES = [
  'not-listed',
  'dates-invalid',
  'in-the-past',
  'advance-notice',
  'too-far-ahead',
  'min-stay',
  'max-stay',
  'arrival-day-closed',
  'departure-day-closed',
  'not-available',
  'too-many-guests',
] as const satisfies readonly Reason['reason'][];

/** What a rule answered; it is not asked when an earlier answer leaves nothing to ask. */
export type TraceAnswer = 'yes' | 'no' | 'not-asked';

/** A rule that was looked at. */
export interface TraceStep {
  /** Named by the reason for which it refuses. */
  rule: Reason['reason'];
  answer: TraceAnswer;
  /** The refusal with its figures, when the answer is no. */
  reason: Reason | null;
  /** What it said, in a manager's words. */
  says: string;
  /** The season that decided; null for every other rule. */
  seasonId: string | null;
  /** Decided for all apartments alike, in the site settings. */
  propertyWide: boolean;
}

/** A rule that could set the minimum stay; the most specific one with nights wins. */
export interface MinimumStayCandidate {
  kind: MinimumStayRule['kind'];
  /** Name of the season; null for every other rule. */
  season: string | null;
  seasonId: string | null;
  /** Null when it has nothing to say about this arrival. */
  nights: number | null;
  won: boolean;
}

/** A night of the stay that somebody holds. */
export interface TakenNight {
  night: Day;
  source: 'reservation' | 'block' | 'channel';
  /** Reference of the reservation that holds it, or the name of the channel. */
  reference: string | null;
}

/** What one night costs, and the rate that won. Amounts in minor units. */
export interface TracedNight {
  night: Day;
  won: 'base' | 'weekend' | 'season' | 'season-weekend';
  /** Name of the season whose rate won. */
  season: string | null;
  seasonId: string | null;
  rate: MinorUnits;
  /** For the guests beyond those that the rate includes. */
  extraGuests: MinorUnits;
  amount: MinorUnits;
}

/** Whether a code holds, and why not. */
export interface TracedPromotion {
  code: string;
  percent: number | null;
  /** What comes off in place of a percentage; null for a percentage. */
  amount: MinorUnits | null;
  holds: boolean;
  refusal: PromotionRefusal | null;
  says: string;
}

/** Why a stay can or cannot be booked, and how its price comes about. */
export interface Trace extends StayRequest {
  apartmentId: string;
  /** The instant of asking, ISO 8601 in UTC. */
  asOf: string;
  verdict: Availability;
  steps: TraceStep[];
  /** Most specific first; none when the dates are no stay. */
  minimumStay: MinimumStayCandidate[];
  taken: TakenNight[];
  promotion: TracedPromotion | null;
  /** The rate plans of the stay with their totals; none when it cannot be priced. */
  ratePlans: (ChosenRatePlan & { total: MinorUnits })[];
  /** What can be booked beside the stay; none when it cannot be priced. */
  extras: ExtraOffer[];
  /** With the extras that were asked for. Null when the dates or the guests are none that can be priced. */
  price: (Price & { nights: TracedNight[] }) | null;
}
