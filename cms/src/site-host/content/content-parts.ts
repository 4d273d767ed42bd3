import type { Core } from '@strapi/strapi';
import { TRANSLATION } from 'booking-rules/engine';
import { isDemo } from '../../bootstrap/demo/decide';
import { readBaseMap } from './base-map';
import { readBrand } from './brand';
import { readHost } from './host';
import { readContentPages } from './content-pages';
import { readFaqs, readReviews } from './reviews-and-faqs';
import { readAmenities, readDistricts } from './areas-and-amenities';
import { readCategories, readPosts } from './posts';
import { readRedirects } from './redirects';
import { readLegalFacts } from './legal-facts';
import { readEditedSettings, readSignInProviders } from './settings';
import { readTranslations } from './translations';

const FILE = 'plugin::upload.file';

interface PartOf<T> {
  read: (strapi: Core.Strapi) => Promise<T>;
  /** Uids of the documents that it shows. */
  shows: readonly string[];
}

const part = <T>(read: PartOf<T>['read'], ...shows: string[]): PartOf<T> => ({ read, shows });

/** What is read of published content, in parts that are read again when something changes that they show. */
const PARTS = {
  settings: part(
    readEditedSettings,
    'api::site-setting.site-setting',
    'api::company-address.company-address',
  ),
  host: part(readHost, 'api::site-setting.site-setting', 'plugin::booking-rules.enquiry', FILE),
  brand: part(readBrand, 'api::site-setting.site-setting', FILE),
  baseMap: part(readBaseMap, 'api::site-setting.site-setting'),
  // Loading begins and ends with a change of the settings.
  isDemo: part(isDemo, 'api::site-setting.site-setting', 'api::apartment.apartment', 'api::review.review'),
  districts: part(readDistricts, 'api::district.district', FILE),
  amenities: part(readAmenities, 'api::amenity.amenity'),
  posts: part(readPosts, 'api::post.post', 'api::category.category', FILE),
  categories: part(readCategories, 'api::category.category'),
  pages: part(readContentPages, 'api::page.page', 'api::category.category', FILE),
  legalFacts: part(
    readLegalFacts,
    'plugin::booking-rules.business',
    'plugin::booking-rules.cancellation-policy',
    'api::site-setting.site-setting',
    'api::company-address.company-address',
  ),
  reviews: part(
    readReviews,
    'api::review.review',
    'api::apartment.apartment',
    'api::site-setting.site-setting',
  ),
  faqs: part(readFaqs, 'api::faq.faq'),
  translations: part(readTranslations, TRANSLATION),
  redirects: part(readRedirects, 'api::redirect.redirect'),
  // Settings of sign-ins change without an event: whoever shows them asks for them anew.
  signInProviders: part(readSignInProviders),
};

export type Part = keyof typeof PARTS;

/** Everything that is kept in memory of published content. */
export type Content = { [P in Part]: Awaited<ReturnType<(typeof PARTS)[P]['read']>> };

/** The parts that show documents of a kind; all of them when it is not known what has changed. */
export function partsShowing(uid: string | undefined): Part[] {
  const all = Object.keys(PARTS) as Part[];
  return uid === undefined ? all : all.filter((name) => PARTS[name].shows.includes(uid));
}

export function readPart(strapi: Core.Strapi, name: Part): Promise<Content[Part]> {
  return PARTS[name].read(strapi);
}
