import { plural } from 'booking-rules/shared/format/plural';

/** What each subject of the audit trail is called before its name. */
const SUBJECTS: Readonly<Record<string, string>> = {
  nights: 'nights',
  'calendar-feed': 'calendar of',
  webhook: 'webhook',
  'plugin::booking-rules.reservation': 'reservation',
  'plugin::booking-rules.enquiry': 'enquiry',
  'plugin::booking-rules.season': 'season',
  'plugin::booking-rules.promotion': 'promotion',
  'plugin::booking-rules.cancellation-policy': 'cancellation policy',
  'plugin::booking-rules.charge-rule': 'fee or tax',
  'plugin::booking-rules.rate-plan': 'rate plan',
  'plugin::booking-rules.extra': 'extra',
  'plugin::booking-rules.business': 'business details',
  'plugin::booking-rules.ownership': 'ownership',
  'api::apartment.apartment': 'apartment',
  'api::amenity.amenity': 'amenity',
  'api::district.district': 'area',
  'api::minimum-stay.minimum-stay': 'global minimum stay',
  'api::minimum-stay-override.minimum-stay-override': 'minimum stay of',
  'api::site-setting.site-setting': 'site settings',
  'api::company-address.company-address': 'company address',
  'api::post.post': 'guide',
  'api::category.category': 'category',
  'api::page.page': 'page',
  'api::review.review': 'review by',
  'api::faq.faq': 'question',
  'api::redirect.redirect': 'redirect from',
};

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What a subject is called; of one that is new here, its last part. */
const subjectOf = (subject: string): string =>
  SUBJECTS[subject] ?? (subject.split('.').at(-1) ?? subject).replaceAll('-', ' ');

/** Who changed what, and when. */
export const history = {
  title: 'History',
  subtitle:
    'Who changed what: apartments, rates, rules, nights, reservations, pages. Nothing here is ever deleted.',
  none: 'No changes match. Remove a filter to see more.',
  /** @param clock by which time is told */
  count: (changes: number, clock: string) => `${plural(changes, 'change')}, newest first, ${clock}`,
  filters: {
    what: 'What',
    anything: 'Anything',
    who: 'Who',
    anybody: 'Anybody',
    from: 'From',
    to: 'To',
  },
  table: { title: 'Changes', when: 'When', who: 'Who', what: 'What', change: 'Before and after' },
  subject: subjectOf,
  /** The same where it is chosen from a list. */
  subjectToChoose: (subject: string) => capitalized(subjectOf(subject).replace(/ (of|by|from)$/, '')),
  /** What was done to what; its name follows. @param action as the trail has it, such as `created` */
  done: (action: string, subject: string) => `${capitalized(action)} ${subjectOf(subject)}`,
  open: 'open',
  formatting: 'formatting changed',
  /** @param after null for nothing */
  change: (before: string, after: string | null) => `${before} → ${after ?? 'nothing'}`,
  note: (what: string, value: string) => `${what}: ${value}`,
  dates: (from: string, to: string) => `${from} to ${to}`,
  published: 'and published',
  yes: 'yes',
  no: 'no',
  people: { system: 'The system', guest: 'A guest' },
};
