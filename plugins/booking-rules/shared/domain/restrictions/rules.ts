import { DEFAULT_BOOKING_POLICIES, type BookingPolicies } from '../booking-policies';
import type { CancellationPolicy } from '../cancellation';
import { TOURISM_DIRHAM, VAT, type ChargeRule } from '../pricing/charge-rule';
import { DEFAULT_PAYMENT_REMINDERS, type PaymentReminders } from '../payments/payment-reminders';
import { ALL_NOW, type PaymentTerms } from '../payments/payment-schedule';
import type { RatePlan } from '../pricing/rate-plan';
import type { MinorUnits } from '../../format/money';
import type { Day, Weekday } from '../stay';

/** A stretch of dates with its own rates or rules. Every rule is optional; what is null falls through. */
export interface Season {
  id: string;
  name: string;
  /** First night it covers. */
  firstNight: Day;
  /** Last night it covers, included. */
  lastNight: Day;
  /** Public ids of the apartments it is for; null for all. */
  apartments: readonly string[] | null;
  nightlyRate: MinorUnits | null;
  weekendRate: MinorUnits | null;
  minimumNights: number | null;
  /** Weekdays on which a stay may begin; null for every day. */
  arrivalDays: readonly Weekday[] | null;
  /** Weekdays on which a stay may end; null for every day. */
  departureDays: readonly Weekday[] | null;
}

/** What decides about the stays of one apartment. */
export interface ListingRules {
  /** The permanent public id, as in `/apartment/{id}`. */
  apartmentId: string;
  /** Slug of its area. */
  district: string;
  /** Published and open for booking. */
  listed: boolean;
  /** Guests it sleeps at most. */
  capacity: number;
  /** 0 is a studio. */
  bedrooms: number;
  nightlyRate: MinorUnits;
  /** For weekend nights, as the property policies define them; null when they cost the same. */
  weekendRate: MinorUnits | null;
  /** Guests the rate includes; null when it includes all. */
  includedGuests: number | null;
  /** For each guest beyond those included, a night. */
  extraGuestFee: MinorUnits;
  cleaningFee: MinorUnits;
  /** Held apart from the price, never in the total. */
  deposit: MinorUnits;
  /** Some fees and taxes differ by it, such as the Tourism Dirham. */
  grade: 'standard' | 'deluxe';
  /** Nights of its minimum-stay override; null when there is none. */
  minimumStayOverride: number | null;
  /** Its own longest stay in nights; null for that of the property policies. */
  maximumStay: number | null;
  /** Hours between booking and check-in time. */
  advanceNoticeHours: number;
  /** How many days from today a night may lie. */
  bookingWindowDays: number;
  /** Whether a gap shorter than the minimum stay may be sold whole. */
  gapFilling: boolean;
  /** Null for that of the property policies. */
  cancellation: CancellationPolicy | null;
  /** Null for those of the property policies. */
  paymentTerms: PaymentTerms | null;
}

/** What the business decides for every apartment. */
export interface PropertyPolicies {
  /** Global minimum stay in nights; null when none is set (then it is 1). */
  minimumStay: number | null;
  /** Longest stay in nights, for apartments that say nothing else. */
  maximumStay: number;
  /** Percent off the nights from a number of nights on; the largest that applies is taken alone. */
  lengthOfStayDiscounts: readonly { nights: number; percent: number }[];
  /** Fees and taxes beside the cleaning fee of each apartment. */
  charges: readonly ChargeRule[];
  /** `HH:MM`, local time. */
  checkInTime: string;
  /** `HH:MM`, local time. */
  checkOutTime: string;
  /** Nights at the weekend rate. */
  weekendNights: readonly Weekday[];
  /** For apartments that have none of their own. */
  cancellation: CancellationPolicy;
  /** For apartments that have none of their own. */
  paymentTerms: PaymentTerms;
  paymentReminders: PaymentReminders;
  /** Offered beside the standard one. */
  ratePlans: readonly RatePlan[];
  booking: BookingPolicies;
  /** Days before arrival until which guests may change their stay themselves; null for not at all. */
  guestChangeDays: number | null;
  /** Where the apartments are, in two letters: local phone numbers are numbers of this country. */
  country: string;
}

/** The taken nights of one apartment. */
export interface TakenNights {
  has(night: Day): boolean;
  /** The same by day number. */
  isTaken(number: number): boolean;
  /** Day number of the first taken night in the half-open span `[from, end)` of day numbers; null when all are free. */
  firstBetween(from: number, end: number): number | null;
}

/** The defaults of the product; a manager may change every one. */
export const DEFAULT_PROPERTY_POLICIES: PropertyPolicies = {
  minimumStay: 1,
  maximumStay: 90,
  lengthOfStayDiscounts: [
    { nights: 7, percent: 10 },
    { nights: 28, percent: 20 },
  ],
  charges: [TOURISM_DIRHAM, VAT],
  checkInTime: '15:00',
  checkOutTime: '11:00',
  weekendNights: [5, 6],
  cancellation: {
    id: 'standard',
    name: 'Standard',
    tiers: [
      { id: 'full', percent: 100, days: 30, when: 'before', event: 'arrival' },
      { id: 'half', percent: 50, days: 14, when: 'before', event: 'arrival' },
    ],
  },
  paymentTerms: ALL_NOW,
  paymentReminders: DEFAULT_PAYMENT_REMINDERS,
  ratePlans: [],
  booking: DEFAULT_BOOKING_POLICIES,
  guestChangeDays: 3,
  country: 'AE',
};
