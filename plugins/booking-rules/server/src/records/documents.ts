import type { BookingPolicies } from '../../../shared/domain/booking-policies';
import type { StoredPicture } from '../../../shared/listing/photo';

/** Uids of what the inventory reads. */
export const UIDS = {
  apartment: 'api::apartment.apartment',
  district: 'api::district.district',
  amenity: 'api::amenity.amenity',
  minimumStay: 'api::minimum-stay.minimum-stay',
  minimumStayOverride: 'api::minimum-stay-override.minimum-stay-override',
  siteSetting: 'api::site-setting.site-setting',
  season: 'plugin::booking-rules.season',
  promotion: 'plugin::booking-rules.promotion',
  reservation: 'plugin::booking-rules.reservation',
  enquiry: 'plugin::booking-rules.enquiry',
  ownership: 'plugin::booking-rules.ownership',
} as const;

/** Whether a reservation stands at once or has to be accepted (contract B3). */
export type BookingMode = 'instant' | 'on-request';

/** A published apartment as the documents service returns it. */
export interface ApartmentDocument {
  documentId: string;
  apartmentId: string;
  updatedAt: string;
  name: string;
  summary: string | null;
  description: string | null;
  address: string | null;
  permitNumber: string | null;
  beds: number;
  area: number | null;
  stayDetails: { slug: string; label: string; icon: string | null }[] | null;
  district: { documentId: string; slug: string; name: string } | null;
  amenities: { documentId: string; slug: string }[];
  photos: (StoredPicture & { documentId: string })[] | null;
  latitude: number | null;
  longitude: number | null;
  bedrooms: number;
  bathrooms: number;
  capacity: number;
  nightlyRate: number;
  weekendRate: number | null;
  includedGuests: number | null;
  extraGuestFee: number | null;
  cleaningFee: number | null;
  deposit: number | null;
  grade: 'standard' | 'deluxe';
  maximumStay: number | null;
  advanceNoticeHours: number;
  bookingWindowDays: number;
  gapFilling: boolean;
  bookingMode: BookingMode;
  openForBooking: boolean;
  featured: boolean | null;
}

export interface MinimumStayOverrideDocument {
  apartment: { apartmentId: string } | null;
  minimumStay: number;
}

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

export interface PromotionDocument {
  code: string;
  percent: number;
  active: boolean;
  bookFrom: string | null;
  bookUntil: string | null;
  stayFrom: string | null;
  stayUntil: string | null;
  minimumNights: number | null;
  apartments: { apartmentId: string }[];
  useLimit: number | null;
}

export interface SiteSettingDocument {
  checkInTime: string;
  checkOutTime: string;
  /** Null in a house that was set up before there were such settings. */
  stays: { maximumStay: number; weekendNights: number[] | null } | null;
  holds: { [Name in keyof BookingPolicies]?: BookingPolicies[Name] | null } | null;
  fees: {
    vatPercent: number;
    tourismDirhamStandard: number;
    tourismDirhamDeluxe: number;
    tourismDirhamNights: number;
  } | null;
  lengthOfStayDiscounts: { nights: number; percent: number }[] | null;
  cancellationTiers: { id: number | string; percent: number; days: number }[] | null;
}
