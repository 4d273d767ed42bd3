import { countOf } from 'booking-rules/shared/messages/ar/count';
import type { PanelMessages } from '../types';
import { isolated } from '../../../../shared/format/isolated';

const changes = (count: number): string =>
  countOf(count, {
    one: 'تغيير واحد',
    two: 'تغييران',
    few: 'تغييرات',
    many: 'تغييرًا',
    other: 'تغيير',
  });

/** What each subject is called behind what was done, and where it is chosen from a list. */
const SUBJECTS: Readonly<Record<string, readonly [done: string, chosen: string]>> = {
  nights: ['ليالٍ في', 'الليالي'],
  'calendar-feed': ['رابط تقويم', 'روابط التقويم'],
  housekeeper: ['فرد فريق التنظيف', 'فريق التنظيف'],
  maintenance: ['صيانة في', 'الصيانة'],
  webhook: ['وجهة الإشعارات', 'وجهات الإشعارات'],
  'demo-content': ['المحتوى التجريبي', 'المحتوى التجريبي'],
  'plugin::booking-rules.reservation': ['الحجز', 'الحجوزات'],
  registration: ['تسجيل ضيوف', 'تسجيلات الضيوف'],
  'registration-list': ['قائمة تسجيلات', 'قوائم تسجيلات الضيوف'],
  'plugin::booking-rules.enquiry': ['الاستفسار', 'الاستفسارات'],
  'plugin::booking-rules.season': ['الموسم', 'المواسم'],
  'plugin::booking-rules.promotion': ['العرض الترويجي', 'العروض الترويجية'],
  'plugin::booking-rules.cancellation-policy': ['سياسة الإلغاء', 'سياسات الإلغاء'],
  'plugin::booking-rules.charge-rule': ['الرسم أو الضريبة', 'الرسوم والضرائب'],
  'plugin::booking-rules.rate-plan': ['خطة السعر', 'خطط الأسعار'],
  'mail-rule': ['الرسالة التلقائية', 'الرسائل التلقائية'],
  'plugin::booking-rules.extra': ['الخدمة الإضافية', 'الخدمات الإضافية'],
  'plugin::booking-rules.business': ['بيانات المنشأة', 'بيانات المنشأة'],
  'plugin::booking-rules.ownership': ['الملكية', 'الملكية'],
  'api::apartment.apartment': ['الشقة', 'الشقق'],
  'api::amenity.amenity': ['المرفق', 'المرافق'],
  'api::district.district': ['المنطقة', 'المناطق'],
  'api::minimum-stay.minimum-stay': ['الحد الأدنى العام للإقامة', 'الحد الأدنى العام للإقامة'],
  'api::minimum-stay-override.minimum-stay-override': ['الحد الأدنى للإقامة في', 'الحد الأدنى للإقامة في شقة'],
  'api::site-setting.site-setting': ['إعدادات الموقع', 'إعدادات الموقع'],
  'api::company-address.company-address': ['عنوان الشركة', 'عنوان الشركة'],
  'api::post.post': ['الدليل', 'الأدلة'],
  'api::category.category': ['التصنيف', 'التصنيفات'],
  'api::page.page': ['الصفحة', 'الصفحات'],
  'api::review.review': ['تقييم', 'التقييمات'],
  'api::faq.faq': ['السؤال', 'الأسئلة'],
  'api::redirect.redirect': ['التحويل من', 'التحويلات'],
};

/** What was done, as a noun that what it was done to follows; by its key. */
const ACTIONS: Readonly<Record<string, string>> = {
  created: 'إنشاء',
  updated: 'تحديث',
  deleted: 'حذف',
  published: 'نشر',
  unpublished: 'إلغاء نشر',
  'discarded the draft of': 'تجاهل مسودة',
  blocked: 'حجب',
  freed: 'إتاحة',
  replied: 'الرد على',
  translated: 'ترجمة',
  imported: 'استيراد',
  added: 'إضافة',
  removed: 'إزالة',
  released: 'إتاحة ليالي',
  rejected: 'رفض تغييرات',
  'address-changed': 'تغيير عنوان',
  viewed: 'الاطلاع على',
  reported: 'الإبلاغ عن',
  reopened: 'إلغاء الإبلاغ عن',
  requested: 'طلب',
  exported: 'تنزيل',
  'stopped automatic emails of': 'إيقاف الرسائل التلقائية عن',
  'resumed automatic emails of': 'استئناف الرسائل التلقائية عن',
  'link-sent': 'إرسال رابط',
  'link-closed': 'إغلاق رابط',
  'secret-renewed': 'تغيير مفتاح',
  replayed: 'إعادة إرسال أحداث إلى',
  'mail-resent': 'إعادة إرسال رسالة عن',
  // Of a reservation.
  made: 'تسجيل',
  changed: 'تغيير',
  moved: 'تغيير حالة',
  held: 'حجز ليالٍ مؤقتًا:',
  confirmed: 'تأكيد',
  completed: 'إتمام',
  'let expire the': 'انتهاء مهلة',
  cancelled: 'إلغاء',
  'recorded a no-show of the': 'تسجيل عدم حضور في',
};

const subjectOf = (subject: string): string =>
  SUBJECTS[subject]?.[0] ?? (subject.split('.').at(-1) ?? subject).replaceAll('-', ' ');

export const history: PanelMessages['history'] = {
  title: 'السجل',
  subtitle: 'من غيّر ماذا: الشقق والأسعار والقواعد والليالي والحجوزات والصفحات. لا يُحذف شيء من هنا أبدًا.',
  none: 'لا توجد تغييرات مطابقة. أزل أحد عوامل التصفية لترى المزيد.',
  count: (count, clock) => `${changes(count)}، الأحدث أولًا، ${clock}`,
  filters: {
    what: 'ماذا',
    anything: 'أي شيء',
    who: 'من',
    anybody: 'أي شخص',
    from: 'من تاريخ',
    to: 'إلى تاريخ',
  },
  table: { title: 'التغييرات', when: 'الوقت', who: 'من', what: 'ماذا', change: 'قبل وبعد' },
  subject: subjectOf,
  subjectToChoose: (subject) => SUBJECTS[subject]?.[1] ?? subjectOf(subject),
  done: (action, subject) => `${ACTIONS[action] ?? `${action}:`} ${subjectOf(subject)}`,
  open: 'فتح',
  formatting: 'تغيّر التنسيق',
  // Each held together, so that the arrow points on in the direction of reading.
  change: (before, after) => `${isolated(before)} ← ${isolated(after ?? 'لا شيء')}`,
  note: (what, value) => `${what}: ${isolated(value)}`,
  dates: (from, to) => `من ${from} إلى ${to}`,
  published: 'مع النشر',
  yes: 'نعم',
  no: 'لا',
  people: { system: 'النظام', guest: 'ضيف' },
};
