/** What may be done with the documents of a content type. */
type Right = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** A content type that a role works with. */
export interface ContentGrant {
  uid: string;
  rights: readonly Right[];
  /** The only fields that it sees and writes; all when absent. */
  only?: readonly string[];
  /** Fields that it does not see. */
  except?: readonly string[];
}

/** A role of the admin panel. */
export interface StaffRole {
  code: string;
  name: string;
  description: string;
  content: readonly ContentGrant[];
  /** Actions that are about no content type. */
  actions: readonly string[];
}

const SEE: readonly Right[] = ['read'];
const WRITE: readonly Right[] = ['create', 'read', 'update', 'delete'];
const PUBLISH: readonly Right[] = [...WRITE, 'publish'];
/** There is one of it, and it stays. */
const KEEP: readonly Right[] = ['create', 'read', 'update'];

const MEDIA_LIBRARY = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
] as const;

/** Fields of a promotion. */
const BANNER = ['onBanner', 'bannerText'] as const;

const ours = (name: string): string => `plugin::booking-rules.${name}`;

const PROPERTY_MANAGER: StaffRole = {
  code: 'property-manager',
  name: 'Property manager',
  description:
    'Runs listings, rates, rules, reservations and enquiries. No accounts, no settings of the system.',
  content: [
    { uid: 'api::apartment.apartment', rights: PUBLISH },
    { uid: 'api::amenity.amenity', rights: WRITE },
    { uid: 'api::district.district', rights: SEE },
    { uid: 'api::review.review', rights: SEE },
    { uid: 'api::page.page', rights: ['read', 'update', 'publish'] },
    { uid: 'api::minimum-stay.minimum-stay', rights: KEEP },
    { uid: 'api::minimum-stay-override.minimum-stay-override', rights: WRITE },
    { uid: 'api::site-setting.site-setting', rights: KEEP },
    { uid: 'api::company-address.company-address', rights: KEEP },
    { uid: ours('business'), rights: KEEP },
    { uid: ours('cancellation-policy'), rights: WRITE },
    { uid: ours('rate-plan'), rights: WRITE },
    { uid: ours('charge-rule'), rights: WRITE },
    { uid: ours('extra'), rights: WRITE },
    { uid: ours('season'), rights: WRITE },
    { uid: ours('promotion'), rights: WRITE },
    { uid: ours('ownership'), rights: WRITE },
    { uid: ours('reservation'), rights: SEE },
    { uid: ours('enquiry'), rights: ['read', 'update'] },
    // To say whose an apartment is, by name.
    { uid: 'admin::user', rights: SEE, only: ['firstname', 'lastname', 'email'] },
  ],
  actions: [
    ...MEDIA_LIBRARY,
    ours('reservations.read'),
    ours('reservations.manage'),
    ours('rules.manage'),
    ours('listings.import'),
    ours('figures.read'),
    ours('audit.read'),
    ours('content.translate'),
    ours('webhooks.manage'),
  ],
};

const CONTENT_EDITOR: StaffRole = {
  code: 'content-editor',
  name: 'Content editor',
  description:
    'Writes guides, pages, areas, questions and reviews, banner and contact data. No bookings, no rates.',
  content: [
    { uid: 'api::post.post', rights: PUBLISH },
    { uid: 'api::category.category', rights: WRITE },
    { uid: 'api::page.page', rights: PUBLISH },
    // Which apartments stand in an area is the managers' business.
    { uid: 'api::district.district', rights: PUBLISH, except: ['apartments'] },
    { uid: 'api::faq.faq', rights: PUBLISH },
    { uid: 'api::review.review', rights: PUBLISH },
    { uid: 'api::redirect.redirect', rights: WRITE },
    { uid: 'api::company-address.company-address', rights: KEEP },
    {
      uid: 'api::site-setting.site-setting',
      rights: KEEP,
      only: ['brand', 'tagline', 'phone', 'email', 'pictureNote', 'socialLinks', 'host', 'endorsement'],
    },
    // The words of the banner stand with the promotion that it shows.
    { uid: ours('promotion'), rights: SEE, only: ['code', 'percent', 'amount', 'active', ...BANNER] },
    { uid: ours('promotion'), rights: ['update'], only: BANNER },
    // What extras cost is the managers' business.
    { uid: ours('extra'), rights: ['read', 'update'], only: ['name', 'description', 'order'] },
    // To say of which apartment a review is.
    {
      uid: 'api::apartment.apartment',
      rights: SEE,
      only: ['name', 'apartmentId', 'summary', 'photos', 'district'],
    },
  ],
  actions: [...MEDIA_LIBRARY, ours('content.translate')],
};

const OWNER: StaffRole = {
  code: 'apartment-owner',
  name: 'Owner',
  description: 'Sees the calendar, stays and reports of their own apartments. Changes nothing.',
  content: [],
  actions: [ours('own.read')],
};

/** The roles that the product comes with. */
export const STAFF_ROLES: readonly StaffRole[] = [PROPERTY_MANAGER, CONTENT_EDITOR, OWNER];
