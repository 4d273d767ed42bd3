import type { ReviewInvitation } from 'booking-rules/contracts/reservations/reviews';
import type { OpeningHours, SocialLink } from 'booking-rules/shared/listing/site-look';
import type { HomeFacts, PlaceNearby, Room } from 'booking-rules/shared/listing/home';
import type { Photo } from 'booking-rules/shared/listing/photo';
import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import type { CardQuery } from 'booking-rules/contracts/search/cards';
import type { StayPage, StayQuery, StaySearchResult } from 'booking-rules/contracts/stays';
import type { Quote, QuoteRequest, RefusedStay } from 'booking-rules/contracts/quotes';
import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { Language } from 'booking-rules/shared/format/language';
import type { Place } from 'booking-rules/shared/format/place';
import type { Day } from 'booking-rules/shared/domain/stay';
import type { ExtraChoice } from 'booking-rules/shared/domain/pricing/extra';
import type { ResponseTime } from 'booking-rules/shared/domain/guests/response-time';
import type { StayDetailSlug } from 'booking-rules/shared/listing/stay-detail';
import type { CancellationPolicy } from 'booking-rules/shared/domain/cancellation';
import type { PropertyPolicies } from 'booking-rules/shared/domain/restrictions/rules';
import type { QuoteTerms } from 'booking-rules/shared/domain/pricing/quote';
import type { IconName } from '../lib/icon-name.js';
import type { Integrations } from './integrations.js';
import type { ContentBackend } from './content-backend.js';
import type { ContentPage, LegalKind, PageName } from './content-page.js';
import type {
  Category,
  Faq,
  FaqTopic,
  Post,
  PostPage,
  PostQuery,
  Redirect,
  ReviewSummary,
} from './editorial.js';

/**
 * What the site asks of its host while it renders on the server. The host answers in-process;
 * in the browser the same questions go over HTTP (contract C).
 */
export interface SiteApi {
  /** Brand, contact data, banner: what every page shows. */
  settings(): Promise<SiteSettings>;
  /** Who looks after guests; null until somebody is named. */
  host(): Promise<Host | null>;
  /** All areas, in the order editors gave them. */
  districts(): Promise<District[]>;
  /** All amenities that apartments can have, for the filters. */
  amenities(): Promise<Amenity[]>;
  /** A published apartment by its public id; null when there is none. */
  apartment(apartmentId: string): Promise<Apartment | null>;
  /** A search, as `GET /api/stays`. Throws `BadQuery` when the query is malformed. */
  stays(query: StayQuery): Promise<StayPage>;
  /** As `GET /api/cards`: some apartments, in the order in which they are named. */
  cards(query: CardQuery): Promise<StayPage['data']>;
  /** As `GET /api/apartments/{id}/calendar`; null when there is no such apartment. */
  calendar(apartmentId: string, span: { from: Day; to: Day }): Promise<CalendarNight[] | null>;
  /** What `POST /api/quotes` would answer, without numbering or keeping it. */
  previewQuote(request: QuoteRequest): Promise<QuotePreview>;
  /** A frozen quote by its number, with as much of the extras as can be had; 'expired' once its time is over, null when there never was one. */
  quote(number: string, extras: readonly ExtraChoice[]): Promise<Quote | 'expired' | null>;
  /** The guest's view of a reservation; null for a wrong pair. */
  reservation(reference: string, email: string): Promise<ReservationView | null>;
  /** Whether the guest of a reservation may review it, by the token of a mailed link; null for a wrong pair. */
  reviewInvitation(reference: string, token: string): Promise<ReviewInvitation | null>;
  /** What an account shares by this token: public ids; null for a token that opens nothing. */
  sharedWishlist(token: string): Promise<readonly string[] | null>;
  /** Published guides, newest first; beyond the last page `data` is empty. */
  posts(query: PostQuery): Promise<PostPage>;
  /** A published guide; null when there is none. */
  post(slug: string): Promise<Post | null>;
  /** All categories of guides, in the order editors gave them. */
  categories(): Promise<Category[]>;
  /** A published page made of sections; null for any other slug, or while it is not published. */
  page(slug: string): Promise<ContentPage | null>;
  /** The pages that are published, for menus. */
  pages(): Promise<PageName[]>;
  /** Who runs the site, and the cancellation policies: what legal pages say. */
  legalFacts(): Promise<LegalFacts>;
  /** The newest reviews, of one apartment (by its public id) or of all. */
  reviews(query: { apartmentId?: string; limit: number }): Promise<ReviewSummary>;
  /** Questions of a topic with their answers, in the order editors gave them. */
  faqs(topic: FaqTopic): Promise<Faq[]>;
  /** Every redirect; chains are already followed to their end. */
  redirects(): Promise<Redirect[]>;
}

/** `refused` is a stay that cannot be booked; `invalid` is a bad code or malformed input, with the sentence for it. */
export type QuotePreview =
  | { kind: 'quote'; terms: QuoteTerms; promotionCode: string | null }
  | ({ kind: 'refused' } & RefusedStay)
  | { kind: 'invalid'; field: string; message: string };

/** A logo as it is shown: its address, and its measures in pixels. */
export interface Logo {
  src: string;
  width: number;
  height: number;
}

/** How the business looks, as it stands in the site settings. */
export interface Appearance {
  /** In place of the name; null for the usual mark beside the name. */
  logo: Logo | null;
  /** For dark grounds; null for the name. */
  logoOnDark: Logo | null;
  /** Path of a stylesheet with the colours of the business; null for the usual ones. */
  stylesheet: string | null;
  /** Path of the icon without its ending: `.svg` where it `isDrawn`, and `-48.png`, `-180.png`, `-192.png`, `-512.png`. */
  icon: string;
  /** True for the mark in the colours of the business, false for an icon that was uploaded. */
  isDrawn: boolean;
  fonts: 'classic' | 'elegant' | 'modern' | 'friendly';
}

/** Tiles of maps, as the operator has configured them. */
export interface MapTiles {
  /** Pictures, or shapes (MVT, the Protomaps basemap schema) that the browser draws. */
  kind: 'raster' | 'vector';
  /** With `{z}`, `{x}` and `{y}` in it; a path where this server gives them out. */
  url: string;
  /** Whom they belong to, as plain text. */
  attribution: string;
  /** The highest zoom for which there are any. */
  maxZoom: number;
}

export interface SiteSettings {
  /** Whether everything here is invented: no search engine may list it, and every page says so. */
  demo: boolean;
  brand: string;
  appearance: Appearance;
  tagline: string;
  phone: string;
  email: string;
  /** Postal address, from company-address. */
  address: string;
  socialLinks: SocialLink[];
  /** When guests are answered; empty for around the clock. */
  openingHours: OpeningHours[];
  /** What its promotion takes `off` (`25%`); null when it is switched off, or its code cannot be used. */
  banner: { text: string; code: string; off: string } | null;
  /** Rating of the host on a marketplace; null when it is switched off. */
  endorsement: { marketplace: string; reviewCount: number; averageRating: number; profileUrl: string } | null;
  /** What lies under the pins of maps; null for the simple map that we draw ourselves. */
  map: MapTiles | null;
  /** Path of the simple map of the place that we draw ourselves; null where there is none. */
  baseMap: string | null;
  currencies: { code: string; symbol: string; perAed: number }[];
  /** In which guests can read the site: English always, at the plain addresses. */
  languages: Language[];
  /** Its clocks, currency and calendars. */
  place: Place;
  /** Said once in the footer when the pictures are illustrations; null otherwise. */
  pictureNote: string | null;
  /** Minimum stay, check-in times, fees, refund tiers. */
  policies: PropertyPolicies;
  /** Services of others that are switched on. */
  integrations: Integrations;
  /** The ways to pay that are switched on, the usual one first. */
  payments: PaymentMethod[];
  /** Names of the other services with which guests can sign in, such as `google`. */
  signInProviders: string[];
  /** Where browsers ask for data. */
  content: ContentBackend;
  /** The calendar day at the property on which the page is rendered. */
  today: string;
}

/** The settings as pages carry them: of the property policies what guests are told wherever they are in a booking. */
export type PageSettings = Omit<SiteSettings, 'policies'> & {
  policies: Pick<PropertyPolicies, 'checkInTime' | 'checkOutTime' | 'booking'>;
};

/** Who looks after guests. */
export interface Host {
  name: string;
  portrait: Photo | null;
  about: string;
  /** As one says them: `English and Arabic`. */
  spokenLanguages: string;
  /** With its plus sign. */
  whatsapp: string | null;
  /** Measured from enquiries; null where too few were answered. */
  responseTime: ResponseTime | null;
}

export interface District {
  slug: string;
  name: string;
  intro: string;
  photo: Photo | null;
  /** In which it can be read: its own, and those into which at least half of it is translated. */
  languages: Language[];
  /** Published apartments in it. */
  apartments: number;
}

/** An area in a list that leads to it. */
export type ShownArea = Pick<District, 'slug' | 'name' | 'photo' | 'apartments'>;

export interface Amenity {
  slug: string;
  name: string;
  /** For grouping on the apartment page. */
  group: 'essentials' | 'kitchen' | 'comfort' | 'work' | 'family' | 'building' | 'outdoors' | 'services';
}

/** Stay-detail rule item (contract A4). */
export interface StayDetail {
  slug: StayDetailSlug;
  label: string;
  /** One of the site's icons; null shows the rule's usual one. */
  icon: IconName | null;
}

export interface Apartment {
  apartmentId: string;
  /** In which it can be read: its own, and those into which at least half of it is translated. */
  languages: Language[];
  name: string;
  summary: string;
  /** Paragraphs of plain text. */
  description: string[];
  district: { slug: string; name: string };
  address: string | null;
  location: { latitude: number; longitude: number } | null;
  bedrooms: number;
  bathrooms: number;
  beds: number;
  capacity: number;
  /** Square metres. */
  area: number | null;
  photos: Photo[];
  amenities: Amenity[];
  stayDetails: StayDetail[];
  rooms: Room[];
  facts: HomeFacts;
  nearby: PlaceNearby[];
  /** Whether a reservation stands at once, or is a request that a manager has to accept. */
  bookingMode: 'instant' | 'on-request';
  permitNumber: string | null;
  /** From what a night costs, all fees included, in minor units, and the stay of which that is. */
  from: number;
  fromStay: NonNullable<StaySearchResult['fromStay']>;
  deposit: number;
  /** What cancelling a stay there gives back. */
  cancellation: CancellationPolicy;
  /** Nights needed as a rule (without seasons). */
  minimumStay: number;
  /** The most nights of a stay. */
  maximumStay: number;
  /** A few others, nearest in area and size. */
  similar: StayPage['data'];
}

/** What every page knows of an area. */
export interface AreaName {
  slug: string;
  name: string;
}

/** What menus lead to beside areas: what editors have written. */
export interface Menu {
  /** Categories that have guides, in the editors' order. */
  categories: { slug: string; name: string }[];
  /** Addresses of the pages that are published, without their slash. */
  pages: string[];
  /** What the foot of every page leads to: legal pages, and others that editors want there. */
  footer: FooterLink[];
}

/** A page at the foot of every page. */
export interface FooterLink {
  href: string;
  name: string;
  legal: LegalKind | null;
  /** When its text was last published, of those that a guest consents to. */
  version?: string;
}

/** What legal pages say of the business. Null where nobody has filled it in. */
export interface LegalFacts {
  tradingName: string;
  legalName: string | null;
  /** Its lines. */
  address: string[];
  email: string | null;
  phone: string | null;
  taxNumber: string | null;
  licenceNumber: string | null;
  /** Every cancellation policy, the usual one first. */
  policies: { name: string; usual: boolean; tiers: { percent: number; days: number }[] }[];
}
