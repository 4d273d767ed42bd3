import type { ServerMessages } from '../types';
import { isolated } from 'booking-rules/shared/format/isolated';

/** Tables of legal pages, which follow from what is set and what the code does. */
export const facts: ServerMessages['facts'] = {
  missing: '[لم يُضَف بعد]',
  columns: {
    business: ['البيان', 'التفاصيل'],
    cancellation: ['السياسة', 'ما يُردّ إليك'],
    storage: ['الاسم', 'الغرض', 'مدة الحفظ'],
    recipients: ['الجهة', 'الغرض'],
    retention: ['البيانات', 'مدة الحفظ'],
  },
  business: {
    tradingName: 'الاسم التجاري',
    legalName: 'الاسم القانوني',
    address: 'العنوان',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    licenceNumber: 'رقم الرخصة',
    taxNumber: 'رقم التسجيل الضريبي',
  },
  usualPolicy: (name) => `${isolated(name)} (ما لم يُذكر غيرها في حجزك)`,
  purposes: {
    availabilityDateStart: 'تاريخ الوصول في آخر بحث لك',
    availabilityDateEnd: 'تاريخ المغادرة في آخر بحث لك',
    availabilityGuestNumber: 'عدد الضيوف في آخر بحث لك',
    offer: 'أنك أزلت الخصم من بحثك',
    currency: 'العملة التي اخترت عرض الأسعار بها',
    wishlist: 'الشقق التي حفظتها',
    'recently-seen': 'الشقق التي شاهدتها مؤخرًا',
    'reservation-item': 'الشقة التي توشك على حجزها',
    'reservation-price-details': 'السعر الذي عُرض عليك لها',
    'reservation-date': 'التواريخ وعدد الضيوف في الحجز الذي توشك على إتمامه',
    'reservation-guest': 'ما كتبته عند إتمام الحجز',
    'reservation-attempt': 'يمنع تكرار الحجز الواحد',
    'reservation-access': 'ما يفتح الحجز الذي تطّلع عليه',
    trips: 'رحلتك كما فتحتها آخر مرة، لتُفتح من دون اتصال',
    'session-token': 'يبقيك مسجّل الدخول إلى حسابك',
    'chunk-reload': 'يمنع تكرار تحميل صفحة تعذّر تحميلها',
    'sign-in-return': 'الصفحة التي تعود إليها بعد تسجيل الدخول عبر خدمة أخرى',
    'koa.sess': 'ملف تعريف ارتباط يحمي تسجيل الدخول عبر خدمة أخرى',
    consent: 'موافقتك على التحليلات واختبارات المقارنة أو عدمها',
  },
  kept: {
    tab: 'إلى أن تغلق علامة التبويب',
    lasting: 'إلى أن تمسحه',
    week: '7 أيام، أو إلى أن تسجّل الخروج',
    minutes: '15 دقيقة',
    stay: 'إلى أن تغادر، أو تسجّل الخروج',
  },
  cookiesOf: (host) => `ملفات تعريف الارتباط الخاصة بـ ${isolated(host)}`,
  asServiceSays: 'وفق ما تحدده تلك الخدمة',
  countsVisits: 'تحصي الزيارات بعد موافقتك',
  triesChanges: 'تجرّب تغييرات بسيطة بعد موافقتك',
  recipients: {
    host: ['مستضيف موقعنا', 'يشغّل هذا الموقع ويحفظ قاعدة بياناته'],
    mail: ['مزوّد البريد الإلكتروني', 'يوصل الرسائل المتعلقة بحجزك'],
    stripe: 'تستلم مدفوعات البطاقات: تصل بيانات بطاقتك إلى Stripe ولا تصل إلينا أبدًا',
    signIn: 'تخبرنا من أنت، إذا اخترت تسجيل الدخول عبرها',
    map: 'ترسل صور الخرائط، وترى عنوان شبكتك',
    country: 'تحدّد الدولة التي أنت فيها، من أجل حقل الهاتف عند إتمام الحجز',
    errorReports: 'تستلم تقارير الأعطال، من دون اسمك',
  },
  retention: [
    ['السعر الذي عُرض عليك: التواريخ وعدد الضيوف، من دون اسم', '7 أيام بعد انتهاء صلاحيته'],
    [
      'الحجز: الاسم والبريد الإلكتروني والهاتف والرسالة والمدفوعات والفواتير والرسائل التي أرسلناها',
      'إلى أن نحذفه. يُلزمنا القانون بحفظ الفواتير عدة سنوات',
    ],
    [
      'ما يحدّ من الحجوزات غير المدفوعة: البريد الإلكتروني والهاتف ورمز مشتق من عنوان شبكتك',
      '24 ساعة على الأقل، وإلى أن يُدفع الحجز أو ينتهي',
    ],
    ['سجل الأمان: عناوين الشبكة عند تسجيل الدخول، من دون أسماء', 'ما دامت سجلات مستضيف موقعنا محفوظة'],
    [
      'تسجيل الضيوف: الأسماء والجنسية والوثائق وصورها، مشفّرة',
      'عدد الأيام الذي تذكره صفحته بعد إقامتك، أو إلى أن تلغي حجزك قبل الوصول',
    ],
    ['الاستفسار: الاسم والبريد الإلكتروني والهاتف وما كتبته', 'إلى أن نحذفه'],
    ['الحساب: الاسم والبريد الإلكتروني وكلمة مرور مشفّرة والشقق التي حفظتها', 'إلى أن تطلب منا حذفه'],
  ],
};

const pageOf = (page: number): string => (page === 1 ? '' : `، الصفحة ${page}`);

/** Nothing where the business has chosen no place yet. */
const inCity = (city: string): string => (city === '' ? '' : ` في ${city}`);

/** What pages are called in tabs and by search engines, and what is said of them there. */
export const titles: ServerMessages['titles'] = {
  home: (brand, city) => `${brand} · شقق عطلات${inCity(city)} بحجز مباشر`,
  results: (brand, city, page) => `جميع الشقق${inCity(city)}${pageOf(page)} · ${brand}`,
  resultsText: (brand, city) =>
    `شقق عطلات${inCity(city)} بحجز مباشر مع ${brand}: السعر الإجمالي لتواريخك شاملًا جميع الرسوم.`,
  area: (brand, area, page) => `شقق عطلات في ${area}${pageOf(page)} · ${brand}`,
  areaText: (brand, area, city) =>
    `شقق عطلات في ${area}${city === '' ? '' : `، ${city}`}، بحجز مباشر مع ${brand}.`,
  category: (brand, name, page) => `${name}${pageOf(page)} · ${brand}`,
  categoryText: (brand, name) => `${name}: مقالات من ${brand}.`,
  day: (brand, date) => `المقالات المنشورة في ${date} · ${brand}`,
  contact: (brand) => `تواصل معنا · ${brand}`,
  contactText: (brand) =>
    `اسأل ${brand} عن شقة أو إقامة أو أي أمر آخر: بالهاتف أو بالبريد الإلكتروني أو عبر النموذج.`,
};

/** What only the server says, and no browser loads. */
export const server = { facts, titles };
