import type { ChangedTime, ExtraBasis } from '../../../shared/domain/pricing/extra';

/** What cancelling gives back. */
export interface CancellationPolicyDocument {
  documentId: string;
  name: string;
  tiers: { id: number | string; percent: number; days: number }[] | null;
}

/** The minimum stay of one apartment. */
export interface MinimumStayOverrideDocument {
  apartment: { apartmentId: string } | null;
  minimumStay: number;
}

/** A stretch of dates with rates or restrictions of its own. */
export interface SeasonDocument {
  documentId: string;
  name: string;
  firstNight: string;
  lastNight: string;
  apartments: { apartmentId: string }[];
  nightlyRate: number | null;
  weekendRate: number | null;
  minimumNights: number | null;
  arrivalDays: number[] | null;
  departureDays: number[] | null;
}

/** A discount with a code. */
export interface PromotionDocument {
  code: string;
  percent: number | null;
  amount: number | null;
  active: boolean;
  bookFrom: string | null;
  bookUntil: string | null;
  stayFrom: string | null;
  stayUntil: string | null;
  minimumNights: number | null;
  apartments: { apartmentId: string }[];
  useLimit: number | null;
  onBanner: boolean | null;
  bannerText: string | null;
}

/** What can be booked beside a stay; without apartments it is for all. */
export interface ExtraDocument {
  documentId: string;
  slug: string;
  name: string;
  description: string | null;
  price: number;
  basis: ExtraBasis;
  taxable: boolean;
  noticeHours: number;
  /** Which time of the stay it changes, and to which (`HH:MM`); null for none. */
  changesTime: ChangedTime | null;
  time: string | null;
  most: number;
  order: number;
  active: boolean;
  apartments: { apartmentId: string }[];
}

/** A way to book at a price and under terms of its own. */
export interface RatePlanDocument {
  documentId: string;
  name: string;
  percent: number;
  active: boolean;
  paidAtOnce: boolean;
  noticeDays: number | null;
  cancellationPolicy: CancellationPolicyDocument | null;
  apartments: { apartmentId: string }[];
}

/** A fee or tax. */
export interface ChargeRuleDocument {
  documentId: string;
  code: string;
  name: string;
  kind: 'Fee' | 'Tax';
  /** One of `BASIS_WORDS`. */
  basis: string;
  amount: number | null;
  deluxeAmount: number | null;
  percent: number | null;
  nights: number | null;
  taxable: boolean;
  active: boolean;
  from: string | null;
  until: string | null;
  apartments: { apartmentId: string }[];
}
