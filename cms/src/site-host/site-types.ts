/** The site is an ECMAScript module and this app is not: its types come in through this one door. */
export type {
  Amenity,
  Apartment,
  Appearance,
  District,
  Host,
  LegalFacts,
  Logo,
  QuotePreview,
  SiteApi,
  SiteSettings,
  StayDetail,
} from 'site/site-api' with { 'resolution-mode': 'import' };
export type {
  Category,
  Faq,
  FaqTopic,
  Post,
  PostCard,
  PostPage,
  PostQuery,
  Redirect,
  Review,
  ReviewSummary,
  RichText,
  Seo,
} from 'site/editorial' with { 'resolution-mode': 'import' };
export type { ContentPage, LegalKind, PageSection } from 'site/content-page' with {
  'resolution-mode': 'import',
};
export type { FormAnswer, FormFailure, PageRequest, PageResponse, Site } from 'site/host' with {
  'resolution-mode': 'import',
};
