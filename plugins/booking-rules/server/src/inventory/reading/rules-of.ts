import { DEFAULT_BOOKING_POLICIES, type BookingPolicies } from '../../../../shared/domain/booking-policies';
import type { CancellationPolicy } from '../../../../shared/domain/cancellation';
import { basisOfWords, type ChargeRule } from '../../../../shared/domain/pricing/charge-rule';
import type { PaymentTerms } from '../../../../shared/domain/payments/payment-schedule';
import type { Extra } from '../../../../shared/domain/pricing/extra';
import type { RatePlan } from '../../../../shared/domain/pricing/rate-plan';
import { normalizeCode, type Promotion } from '../../../../shared/domain/pricing/promotion';
import {
  DEFAULT_PROPERTY_POLICIES,
  type PropertyPolicies,
  type ListingRules,
  type Season,
} from '../../../../shared/domain/restrictions/rules';
import type { Weekday } from '../../../../shared/domain/stay';
import type { ApartmentDocument, SiteSettingDocument } from '../../records/documents';
import type {
  CancellationPolicyDocument,
  ChargeRuleDocument,
  ExtraDocument,
  PromotionDocument,
  RatePlanDocument,
  SeasonDocument,
} from '../../records/rule-documents';

/** The rules of an apartment from its document. */
export function listingRulesOf(apartment: ApartmentDocument, override: number | null): ListingRules {
  return {
    apartmentId: apartment.apartmentId,
    district: apartment.district?.slug ?? '',
    listed: apartment.openForBooking,
    capacity: apartment.capacity,
    bedrooms: apartment.bedrooms,
    nightlyRate: apartment.nightlyRate,
    weekendRate: apartment.weekendRate,
    includedGuests: apartment.includedGuests,
    extraGuestFee: apartment.extraGuestFee ?? 0,
    cleaningFee: apartment.cleaningFee ?? 0,
    deposit: apartment.deposit ?? 0,
    grade: apartment.grade,
    minimumStayOverride: override,
    maximumStay: apartment.maximumStay,
    advanceNoticeHours: apartment.advanceNoticeHours,
    bookingWindowDays: apartment.bookingWindowDays,
    gapFilling: apartment.gapFilling,
    cancellation: apartment.cancellationPolicy ? cancellationPolicyOf(apartment.cancellationPolicy) : null,
    paymentTerms: apartment.paymentTerms ? paymentTermsOf(apartment.paymentTerms) : null,
  };
}

/** The property policies from the site settings. What an editor left out gets the product's default. */
export function propertyPoliciesOf(
  setting: SiteSettingDocument | null,
  minimumStay: number | null,
  ratePlans: readonly RatePlan[],
  charges: readonly ChargeRule[],
): PropertyPolicies {
  if (!setting) return { ...DEFAULT_PROPERTY_POLICIES, minimumStay, ratePlans, charges };
  const { stays, lengthOfStayDiscounts, cancellationPolicy, paymentReminders } = setting;
  return {
    minimumStay,
    maximumStay: stays?.maximumStay ?? DEFAULT_PROPERTY_POLICIES.maximumStay,
    lengthOfStayDiscounts: (lengthOfStayDiscounts ?? []).map(({ nights, percent }) => ({ nights, percent })),
    charges,
    checkInTime: setting.checkInTime,
    checkOutTime: setting.checkOutTime,
    weekendNights: stays ? validWeekdays(stays.weekendNights) : DEFAULT_PROPERTY_POLICIES.weekendNights,
    cancellation: cancellationPolicy
      ? cancellationPolicyOf(cancellationPolicy)
      : DEFAULT_PROPERTY_POLICIES.cancellation,
    paymentTerms: setting.paymentTerms
      ? paymentTermsOf(setting.paymentTerms)
      : DEFAULT_PROPERTY_POLICIES.paymentTerms,
    paymentReminders: {
      daysBefore: paymentReminders?.daysBefore ?? DEFAULT_PROPERTY_POLICIES.paymentReminders.daysBefore,
      daysAfter: paymentReminders?.daysAfter ?? DEFAULT_PROPERTY_POLICIES.paymentReminders.daysAfter,
    },
    ratePlans,
    booking: bookingPoliciesOf(setting),
    guestChangeDays:
      stays?.guestsMayChange === false
        ? null
        : (stays?.guestChangeDays ?? DEFAULT_PROPERTY_POLICIES.guestChangeDays),
    country: setting.country ?? DEFAULT_PROPERTY_POLICIES.country,
  };
}

/** A cancellation policy from its document. */
function cancellationPolicyOf({ documentId, name, tiers }: CancellationPolicyDocument): CancellationPolicy {
  return {
    id: documentId,
    name,
    tiers: (tiers ?? []).map(({ id, percent, days }) => ({
      id: String(id),
      percent,
      days,
      when: 'before',
      event: 'arrival',
    })),
  };
}

function paymentTermsOf({ percentNow, daysBefore }: PaymentTerms): PaymentTerms {
  return { percentNow, daysBefore };
}

/** A rate plan from its document; one without apartments is for all. */
export function ratePlanOf(plan: RatePlanDocument): RatePlan {
  return {
    id: plan.documentId,
    name: plan.name,
    percent: plan.percent,
    paidAtOnce: plan.paidAtOnce,
    cancellation: plan.cancellationPolicy ? cancellationPolicyOf(plan.cancellationPolicy) : null,
    noticeDays: plan.noticeDays ?? 0,
    apartments: apartmentsOf(plan.apartments),
  };
}

/** A fee or tax from its document; one without apartments is for all. */
export function chargeRuleOf(rule: ChargeRuleDocument): ChargeRule {
  return {
    id: rule.code,
    name: rule.name,
    kind: rule.kind === 'Tax' ? 'tax' : 'fee',
    basis: basisOfWords(rule.basis) ?? 'stay',
    amount: rule.amount ?? 0,
    deluxeAmount: rule.deluxeAmount,
    percent: rule.percent ?? 0,
    nights: rule.nights,
    taxable: rule.taxable,
    from: rule.from,
    until: rule.until,
    apartments: apartmentsOf(rule.apartments),
  };
}

/** An extra from its document; one without apartments is for all. */
export function extraOf({ slug, description, apartments, ...extra }: ExtraDocument): Extra {
  const { name, price, basis, taxable, noticeHours, most } = extra;
  return {
    ...{ id: slug, name, description: description ?? '' },
    ...{ price, basis, taxable, noticeHours, most },
    apartments: apartmentsOf(apartments),
  };
}

function bookingPoliciesOf({ holds }: SiteSettingDocument): BookingPolicies {
  const usual = DEFAULT_BOOKING_POLICIES;
  return {
    quoteMinutes: holds?.quoteMinutes ?? usual.quoteMinutes,
    offerHours: holds?.offerHours ?? usual.offerHours,
    cardMinutes: holds?.cardMinutes ?? usual.cardMinutes,
    answerHours: holds?.answerHours ?? usual.answerHours,
    paymentHours: holds?.paymentHours ?? usual.paymentHours,
    reminderHours: holds?.reminderHours ?? usual.reminderHours,
    addressHours: holds?.addressHours ?? usual.addressHours,
    payOnArrival: holds?.payOnArrival ?? usual.payOnArrival,
  };
}

/** A season from its document; one without apartments is for all. */
export function seasonOf(season: SeasonDocument): Season {
  return {
    id: season.documentId,
    name: season.name,
    firstNight: season.firstNight,
    lastNight: season.lastNight,
    apartments: apartmentsOf(season.apartments),
    nightlyRate: season.nightlyRate,
    weekendRate: season.weekendRate,
    minimumNights: season.minimumNights,
    arrivalDays: weekdaysOf(season.arrivalDays),
    departureDays: weekdaysOf(season.departureDays),
  };
}

/** A promotion from its document; one without apartments is for all. */
export function promotionOf(promotion: PromotionDocument, uses: number): Promotion {
  return {
    code: normalizeCode(promotion.code),
    percent: promotion.percent ?? 0,
    amount: promotion.amount,
    active: promotion.active,
    bookFrom: promotion.bookFrom,
    bookUntil: promotion.bookUntil,
    stayFrom: promotion.stayFrom,
    stayUntil: promotion.stayUntil,
    minimumNights: promotion.minimumNights,
    apartments: apartmentsOf(promotion.apartments),
    useLimit: promotion.useLimit,
    banner: promotion.onBanner ? promotion.bannerText || null : null,
    uses,
  };
}

function apartmentsOf(apartments: { apartmentId: string }[]): string[] | null {
  return apartments.length === 0 ? null : [...new Set(apartments.map(({ apartmentId }) => apartmentId))];
}

/** If no day is chosen, every day is open. */
function weekdaysOf(days: number[] | null): Weekday[] | null {
  const valid = validWeekdays(days);
  return valid.length === 0 ? null : valid;
}

function validWeekdays(days: number[] | null): Weekday[] {
  const valid = (days ?? []).filter((day): day is Weekday => Number.isInteger(day) && day >= 0 && day <= 6);
  return [...new Set(valid)];
}
