import type { ChosenColours } from './content/brand-colours';
import type { Language } from '../../../shared/format/language';
import type { Core } from '@strapi/strapi';
import type { Documents, Rows } from './document-queries';
import type { EnquiryKind, EnquiryState } from '../../../shared/domain/guests/enquiry';
import type { ArrivalRule } from '../../../shared/domain/guests/arrival';
import type { BookingPolicies, UnpaidLimits } from '../../../shared/domain/booking-policies';
import type { PaymentTerms } from '../../../shared/domain/payments/payment-schedule';
import type { HomeFacts, PlaceNearby, StoredRoom } from '../../../shared/listing/home';
import type { StoredPicture } from '../../../shared/listing/photo';
import type { OpeningHours, SiteFonts, SocialLink } from '../../../shared/listing/site-look';
import type { ReservationRecord } from './reservations/reservation';
import type {
  CancellationPolicyDocument,
  ChargeRuleDocument,
  MinimumStayOverrideDocument,
  PromotionDocument,
  ExtraDocument,
  RatePlanDocument,
  SeasonDocument,
} from './rule-documents';

/** Uids of the content types that the plugin reads or writes. */
export const UIDS = {
  apartment: 'api::apartment.apartment',
  district: 'api::district.district',
  amenity: 'api::amenity.amenity',
  minimumStay: 'api::minimum-stay.minimum-stay',
  minimumStayOverride: 'api::minimum-stay-override.minimum-stay-override',
  siteSetting: 'api::site-setting.site-setting',
  companyAddress: 'api::company-address.company-address',
  page: 'api::page.page',
  business: 'plugin::booking-rules.business',
  cancellationPolicy: 'plugin::booking-rules.cancellation-policy',
  chargeRule: 'plugin::booking-rules.charge-rule',
  ratePlan: 'plugin::booking-rules.rate-plan',
  extra: 'plugin::booking-rules.extra',
  season: 'plugin::booking-rules.season',
  promotion: 'plugin::booking-rules.promotion',
  reservation: 'plugin::booking-rules.reservation',
  enquiry: 'plugin::booking-rules.enquiry',
  review: 'api::review.review',
  ownership: 'plugin::booking-rules.ownership',
} as const;

/** Whether a reservation stands at once or has to be accepted (contract B3). */
export type BookingMode = 'instant' | 'on-request';

/** An apartment as the documents service returns it. */
export interface ApartmentDocument extends HomeFacts {
  documentId: string;
  apartmentId: string;
  updatedAt: string;
  /** Null for a draft. */
  publishedAt: string | null;
  name: string;
  summary: string | null;
  description: string | null;
  address: string | null;
  permitNumber: string | null;
  permitExpiry?: string | null;
  beds: number;
  area: number | null;
  stayDetails: { slug: string; label: string; icon: string | null }[] | null;
  rooms: StoredRoom[] | null;
  nearby: PlaceNearby[] | null;
  /** Only where it is asked for; null where nobody has written any. */
  arrival?: StoredArrival | null;
  district: { documentId: string; slug: string; name: string } | null;
  amenities: { documentId: string; slug: string }[];
  photos: (StoredPicture & { id: number; documentId: string })[] | null;
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
  childrenWelcome: boolean | null;
  petsWelcome: boolean | null;
  openForBooking: boolean;
  featured: boolean | null;
  cancellationPolicy?: CancellationPolicyDocument | null;
  paymentTerms?: PaymentTerms | null;
}

type Picture = StoredPicture & { id: number };

/** How guests get into an apartment, as it is written. */
export interface StoredArrival {
  address: string | null;
  directions: string | null;
  doorCode: string | null;
  wifiName: string | null;
  wifiPassword: string | null;
  steps?: { text: string; picture?: Picture | null }[] | null;
  manual: string | null;
}

export interface SiteSettingDocument {
  brand: string;
  /** Read where it is asked for; null for the usual look. */
  appearance?:
    | (ChosenColours &
        Partial<Record<'logo' | 'logoOnDark' | 'icon', Picture | null>> & { fonts?: SiteFonts | null })
    | null;
  tagline?: string | null;
  pictureNote?: string | null;
  /** Read where they are asked for, as the appearance is. */
  socialLinks?: SocialLink[] | null;
  openingHours?: OpeningHours[] | null;
  host?: {
    name: string;
    about: string | null;
    portrait: Picture | null;
    spokenLanguages: string | null;
    whatsapp: string | null;
  } | null;
  phone: string | null;
  email: string | null;
  bankDetails: string | null;
  /** Two letters; null, as the next two, until somebody has chosen a place. */
  country: string | null;
  /** ISO 4217. */
  currency: string | null;
  /** A name of the IANA list. */
  timeZone: string | null;
  city: string | null;
  firstDayOfWeek: 'Monday' | 'Saturday' | 'Sunday' | null;
  languages: 'English' | 'English and Arabic' | null;
  /** Of mails to those who run the business; null where the site was set up before it could be chosen. */
  staffMailLanguage?: Language | null;
  checkInTime: string;
  checkOutTime: string;
  /** Null where the site was set up before there were such settings. */
  stays: {
    maximumStay: number;
    weekendNights: number[] | null;
    guestsMayChange: boolean | null;
    guestChangeDays: number | null;
  } | null;
  holds: { [Name in keyof BookingPolicies]?: BookingPolicies[Name] | null } | null;
  lengthOfStayDiscounts: { nights: number; percent: number }[] | null;
  cancellationPolicy: CancellationPolicyDocument | null;
  limits: Partial<UnpaidLimits> | null;
  paymentTerms: PaymentTerms | null;
  paymentReminders: { daysBefore: number; daysAfter: number } | null;
  /** Read where it is asked for, as the appearance is. */
  arrivalRule?: { [Name in keyof ArrivalRule]?: ArrivalRule[Name] | null } | null;
  /** Read where it is asked for; null until somebody has chosen. */
  turnover?: { stayOverEvery: number; checksArrivals: boolean } | null;
  /** Null until somebody has chosen: then it depends on the place. */
  validPermits?: boolean | null;
}

/** A page of the site, as far as bookings are concerned with it. */
interface PageDocument {
  slug: string;
  title: string;
  legal: 'privacy' | 'terms' | 'cookies' | 'cancellation' | 'imprint' | null;
  isTemplate: boolean | null;
  publishedAt: string | Date | null;
}

/** Who issues documents, as managers keep it. */
export interface BusinessDocument {
  tradingName: string;
  legalName: string | null;
  /** Its lines, as they stand on a letter. */
  address: string | null;
  /** TRN, or VAT number elsewhere; null for a business that is not registered for VAT. */
  taxNumber: string | null;
  licenceNumber: string | null;
  email: string | null;
  phone: string | null;
  beneficiary: string | null;
  bank: string | null;
  iban: string | null;
  swift: string | null;
  bankNote: string | null;
  invoiceWhen: 'first-payment' | 'check-out';
  invoicePrefix: string;
  creditNotePrefix: string;
  receiptPrefix: string;
  confirmationPrefix: string;
  /** Null where nobody has said where numbers begin: with 1. */
  invoiceStart: number | null;
  creditNoteStart: number | null;
  receiptStart: number | null;
  footer: string | null;
  /** Whether guests register; null and `by-place` as the pack of the place says. */
  guestRegistration?: 'by-place' | 'always' | 'never' | null;
  /** Each null as the place says. */
  registrationHours?: number | null;
  registrationDaysKept?: number | null;
  registrationAskDays?: number | null;
}

/** An enquiry as it is kept. */
export interface EnquiryDocument {
  reference: string;
  state: EnquiryState;
  kind: EnquiryKind;
  apartmentId: string | null;
  /** As it was called when it was asked about. */
  apartmentName: string | null;
  checkIn: string | null;
  checkOut: string | null;
  guests: number | null;
  propertyArea: string | null;
  bedrooms: number | null;
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  message: string;
  /** Of the page on which it was written; null in those of before guests were offered several. */
  language: Language | null;
}

/** Which apartments are whose, and what was agreed with the owner. */
interface OwnershipDocument {
  owner: { id: number; firstname: string | null; lastname: string | null; email: string } | null;
  apartments: { apartmentId: string }[];
  /** Percent of what the nights bring that is the house's; null for nothing. */
  commission: number | null;
}

/** What each content type holds. */
export interface DocumentTypes {
  [UIDS.apartment]: ApartmentDocument;
  [UIDS.district]: { slug: string; name: string };
  [UIDS.amenity]: { slug: string; name: string; group: string };
  [UIDS.minimumStay]: { days: number };
  [UIDS.minimumStayOverride]: MinimumStayOverrideDocument;
  [UIDS.siteSetting]: SiteSettingDocument;
  [UIDS.companyAddress]: { address: string | null };
  [UIDS.page]: PageDocument;
  [UIDS.business]: BusinessDocument;
  [UIDS.cancellationPolicy]: CancellationPolicyDocument;
  [UIDS.chargeRule]: ChargeRuleDocument;
  [UIDS.ratePlan]: RatePlanDocument;
  [UIDS.extra]: ExtraDocument;
  [UIDS.season]: SeasonDocument;
  [UIDS.promotion]: PromotionDocument;
  [UIDS.reservation]: ReservationRecord;
  [UIDS.enquiry]: EnquiryDocument & { note: string | null; createdAt: string | Date };
  [UIDS.ownership]: OwnershipDocument;
  [UIDS.review]: { guestName: string; text: string; hostAnswer: string | null };
}
export type Uid = keyof DocumentTypes;
type Stored<Of extends Uid> = DocumentTypes[Of] & { id: number; documentId: string };

/**
 * The documents of a content type. Strapi types them by generated types, which a plugin does not have. Relations and
 * components are there only when the query populates them.
 */
export function documents<Of extends Uid>(strapi: Core.Strapi, uid: Of): Documents<Stored<Of>> {
  return strapi.documents(uid) as unknown as Documents<Stored<Of>>;
}

/** The same documents through the database layer: no middleware of the documents service sees these writes. */
export function rows<Of extends Uid>(strapi: Core.Strapi, uid: Of): Rows<Stored<Of>> {
  return strapi.db.query(uid);
}
