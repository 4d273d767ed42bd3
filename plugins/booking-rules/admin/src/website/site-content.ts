import { content, type PanelPermission } from '../api/permissions';

/** Something that the site shows, and where in the panel it is written. */
interface SiteContent {
  label: string;
  description: string;
  /** Address in the panel. */
  to: string;
  /** Whoever has one of these sees it. */
  permissions: PanelPermission[];
}

const collection = (uid: string, label: string, description: string): SiteContent => ({
  ...{ label, description },
  to: `/content-manager/collection-types/${uid}`,
  permissions: content('read', uid),
});
const single = (uid: string, label: string, description: string): SiteContent => ({
  ...{ label, description },
  to: `/content-manager/single-types/${uid}`,
  permissions: content('read', uid),
});

/** What managers and editors write for the site. */
export const SITE_CONTENT: readonly SiteContent[] = [
  collection('api::post.post', 'Guides', 'Articles about the city, with a date, an author and pictures.'),
  collection(
    'api::page.page',
    'Pages',
    'The home page, pages made of sections, and the legal pages: privacy, terms and others.',
  ),
  collection('api::district.district', 'Areas', 'Introductions and pictures of the areas of the city.'),
  collection('api::amenity.amenity', 'Amenities', 'What apartments can have and guests filter by.'),
  collection('api::review.review', 'Reviews', 'What guests have said about their stays.'),
  collection('api::faq.faq', 'Questions', 'Questions of guests and owners, with their answers.'),
  collection('api::category.category', 'Categories', 'The topics of guides.'),
  collection('api::redirect.redirect', 'Redirects', 'Old addresses that lead to new ones.'),
  single(
    'api::site-setting.site-setting',
    'Site settings',
    'Name, contact, social links and all that holds for every stay.',
  ),
  single('api::company-address.company-address', 'Company address', 'The postal address in the footer.'),
  collection(
    'plugin::booking-rules.promotion',
    'Banner',
    'The words at the top of every page, with the promotion that they are about.',
  ),
  collection(
    'plugin::booking-rules.extra',
    'Extras',
    'What guests can book beside a stay, as they read about it.',
  ),
  {
    ...{ label: 'Media library', description: 'All pictures, with what each shows.', to: '/plugins/upload' },
    permissions: [{ action: 'plugin::upload.read', subject: null }],
  },
];
