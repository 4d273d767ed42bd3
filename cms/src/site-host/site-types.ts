/** The site is an ECMAScript module and this app is not: its types come in through this one door. */
export type {
  Amenity,
  Apartment,
  District,
  QuotePreview,
  SiteApi,
  SiteSettings,
  StayDetail,
} from 'site/site-api' with { 'resolution-mode': 'import' };
export type { FormAnswer, Site } from 'site/host' with { 'resolution-mode': 'import' };
