import { content, type PanelPermission } from '../api/permissions';
import type { PanelMessages } from '../messages/types';

type ContentKey = keyof PanelMessages['website']['content'];

/** Something that the site shows, and where in the panel it is written. */
interface SiteContent {
  /** What it is called is said by the messages. */
  key: ContentKey;
  /** Address in the panel. */
  to: string;
  /** Whoever has one of these sees it. */
  permissions: PanelPermission[];
}

const collection = (key: ContentKey, uid: string): SiteContent => ({
  key,
  to: `/content-manager/collection-types/${uid}`,
  permissions: content('read', uid),
});
const single = (key: ContentKey, uid: string): SiteContent => ({
  key,
  to: `/content-manager/single-types/${uid}`,
  permissions: content('read', uid),
});

/** What managers and editors write for the site. */
export const SITE_CONTENT: readonly SiteContent[] = [
  collection('guides', 'api::post.post'),
  collection('pages', 'api::page.page'),
  collection('areas', 'api::district.district'),
  collection('amenities', 'api::amenity.amenity'),
  collection('reviews', 'api::review.review'),
  collection('questions', 'api::faq.faq'),
  collection('categories', 'api::category.category'),
  collection('redirects', 'api::redirect.redirect'),
  single('settings', 'api::site-setting.site-setting'),
  single('address', 'api::company-address.company-address'),
  collection('banner', 'plugin::booking-rules.promotion'),
  collection('extras', 'plugin::booking-rules.extra'),
  {
    key: 'media',
    to: '/plugins/upload',
    permissions: [{ action: 'plugin::upload.read', subject: null }],
  },
];
