import type { AuditRow } from 'booking-rules/contracts/audit';

type Place = 'collection' | 'single' | 'nights' | 'reservation' | 'channels' | 'webhook';

/** Where each subject of the audit trail can be viewed. */
const PLACES: Readonly<Record<string, Place>> = {
  nights: 'nights',
  'calendar-feed': 'channels',
  webhook: 'webhook',
  'plugin::booking-rules.reservation': 'reservation',
  'plugin::booking-rules.enquiry': 'collection',
  'plugin::booking-rules.season': 'collection',
  'plugin::booking-rules.promotion': 'collection',
  'plugin::booking-rules.cancellation-policy': 'collection',
  'plugin::booking-rules.charge-rule': 'collection',
  'plugin::booking-rules.rate-plan': 'collection',
  'plugin::booking-rules.extra': 'collection',
  'plugin::booking-rules.business': 'single',
  'plugin::booking-rules.ownership': 'collection',
  'api::apartment.apartment': 'collection',
  'api::amenity.amenity': 'collection',
  'api::district.district': 'collection',
  'api::minimum-stay.minimum-stay': 'single',
  'api::minimum-stay-override.minimum-stay-override': 'collection',
  'api::site-setting.site-setting': 'single',
  'api::company-address.company-address': 'single',
  'api::post.post': 'collection',
  'api::category.category': 'collection',
  'api::page.page': 'collection',
  'api::review.review': 'collection',
  'api::faq.faq': 'collection',
  'api::redirect.redirect': 'collection',
};

/** Where the changed thing can be viewed; null when it is gone or has no page. */
export function addressOfSubject({ subject, subjectId, action }: AuditRow): string | null {
  const place = PLACES[subject];
  if (place === 'reservation') return `/plugins/booking-rules/reservations/${subjectId}`;
  if (place === 'channels') return `/plugins/booking-rules/channels?apartmentId=${subjectId}`;
  if (place === 'webhook' && action !== 'deleted') return `/plugins/booking-rules/webhooks/${subjectId}`;
  if (action === 'deleted' || place === 'webhook' || place === undefined || place === 'nights') return null;
  return place === 'single'
    ? `/content-manager/single-types/${subject}`
    : `/content-manager/collection-types/${subject}/${subjectId}`;
}
