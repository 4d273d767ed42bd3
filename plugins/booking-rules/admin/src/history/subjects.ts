import type { AuditRow } from 'booking-rules/contracts/audit';

type Place = 'collection' | 'single' | 'nights' | 'reservation' | 'channels';

/** What each subject of the audit trail is called, and where it can be viewed. */
const SUBJECTS: Record<string, readonly [one: string, place: Place]> = {
  nights: ['nights', 'nights'],
  'calendar-feed': ['calendar of', 'channels'],
  'plugin::booking-rules.reservation': ['reservation', 'reservation'],
  'plugin::booking-rules.enquiry': ['enquiry', 'collection'],
  'plugin::booking-rules.season': ['season', 'collection'],
  'plugin::booking-rules.promotion': ['promotion', 'collection'],
  'plugin::booking-rules.cancellation-policy': ['cancellation policy', 'collection'],
  'plugin::booking-rules.charge-rule': ['fee or tax', 'collection'],
  'plugin::booking-rules.rate-plan': ['rate plan', 'collection'],
  'plugin::booking-rules.extra': ['extra', 'collection'],
  'plugin::booking-rules.business': ['business details', 'single'],
  'plugin::booking-rules.ownership': ['ownership', 'collection'],
  'api::apartment.apartment': ['apartment', 'collection'],
  'api::amenity.amenity': ['amenity', 'collection'],
  'api::district.district': ['area', 'collection'],
  'api::minimum-stay.minimum-stay': ['global minimum stay', 'single'],
  'api::minimum-stay-override.minimum-stay-override': ['minimum stay of', 'collection'],
  'api::site-setting.site-setting': ['site settings', 'single'],
  'api::company-address.company-address': ['company address', 'single'],
  'api::post.post': ['guide', 'collection'],
  'api::category.category': ['category', 'collection'],
  'api::page.page': ['page', 'collection'],
  'api::review.review': ['review by', 'collection'],
  'api::faq.faq': ['question', 'collection'],
  'api::redirect.redirect': ['redirect from', 'collection'],
};

/** What a subject is called; of one that is new here, its last part. */
export function labelForSubject(subject: string): string {
  return SUBJECTS[subject]?.[0] ?? (subject.split('.').at(-1) ?? subject).replaceAll('-', ' ');
}

/** The same where it is chosen from a list. */
export function filterLabelForSubject(subject: string): string {
  const words = labelForSubject(subject).replace(/ (of|by|from)$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where the changed thing can be viewed; null when it is gone or has no page. */
export function addressOfSubject({ subject, subjectId, action }: AuditRow): string | null {
  const place = SUBJECTS[subject]?.[1];
  if (place === 'reservation') return `/plugins/booking-rules/reservations/${subjectId}`;
  if (place === 'channels') return `/plugins/booking-rules/channels?apartmentId=${subjectId}`;
  if (action === 'deleted' || place === undefined || place === 'nights') return null;
  return place === 'single'
    ? `/content-manager/single-types/${subject}`
    : `/content-manager/collection-types/${subject}/${subjectId}`;
}
