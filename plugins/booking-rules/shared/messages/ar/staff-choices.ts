import type { StaffMessages } from '../messages';
import { contentHints } from './staff-hints';
import { settingsHints } from './staff-hints-settings';
import { stayHints } from './staff-hints-stays';
import { labels } from './staff-labels';

export const choices: StaffMessages['choices'] = {
  // What is charged for.
  ...{ stay: 'كل إقامة', guest: 'كل ضيف', night: 'كل ليلة', 'guest-night': 'كل ضيف وليلة' },
  ...{ 'bedroom-night': 'كل غرفة نوم وليلة', 'percent-of-nights': 'نسبة مئوية من أسعار الليالي' },
  'percent-of-taxable': 'نسبة مئوية من كل ما يخضع للضريبة',
  // House rules of an apartment.
  ...{ checkIn: 'الوصول', checkOut: 'المغادرة', children: 'الأطفال', infants: 'الرضّع' },
  ...{
    pets: 'الحيوانات الأليفة',
    partiesAndEvents: 'الحفلات والمناسبات',
    smokingInside: 'التدخين في الداخل',
  },
  // Grade and booking of an apartment.
  ...{ standard: 'عادية', deluxe: 'ديلوكس', instant: 'حجز فوري', 'on-request': 'عند الطلب' },
  // Rooms and beds of an apartment, and what guests want to know of it.
  ...{ bedroom: 'غرفة نوم', 'living-room': 'غرفة معيشة', bathroom: 'حمّام', balcony: 'شرفة' },
  ...{ 'outdoor-area': 'حديقة أو تراس', 'shared-area': 'في المبنى' },
  ...{ 'king-bed': 'سرير كينغ', 'queen-bed': 'سرير كوين', 'double-bed': 'سرير مزدوج' },
  ...{ 'single-bed': 'سرير مفرد', 'bunk-bed': 'سرير بطابقين', 'sofa-bed': 'أريكة سرير' },
  'folding-bed': 'سرير قابل للطي',
  ...{ sea: 'البحر', marina: 'المرسى', canal: 'القناة', creek: 'الخور', lake: 'البحيرة' },
  ...{ skyline: 'أفق المدينة', 'golf-course': 'ملعب الغولف', park: 'الحديقة العامة', garden: 'الحديقة' },
  ...{ street: 'الشارع', courtyard: 'الفناء', 'parking-included': 'مشمول', 'no-parking': 'لا يوجد' },
  ...{ 'parking-paid': 'في المبنى مقابل رسم', 'public-parking': 'مواقف عامة قريبة' },
  ...{ 'door-code': 'رمز الباب', 'key-box': 'صندوق مفاتيح', reception: 'الاستقبال' },
  'in-person': 'استقبال شخصي',
  // What an extra changes.
  ...{ 'early-check-in': 'تسجيل وصول مبكر', 'late-check-out': 'مغادرة متأخرة' },
  // Groups of amenities.
  ...{ essentials: 'الأساسيات', kitchen: 'المطبخ', comfort: 'الراحة', work: 'العمل', family: 'العائلة' },
  ...{ building: 'المبنى', outdoors: 'في الخارج', services: 'الخدمات' },
  // Topics of questions.
  ...{ booking: 'الحجز', staying: 'أثناء الإقامة', owners: 'للملاك' },
  // Legal pages, and tables in them.
  ...{ privacy: 'سياسة الخصوصية', terms: 'الشروط والأحكام', cookies: 'سياسة ملفات تعريف الارتباط' },
  ...{ cancellation: 'سياسة الإلغاء', imprint: 'بيانات الناشر', business: 'بيانات المنشأة' },
  ...{ storage: 'ما يحفظه المتصفح', recipients: 'من يتلقى البيانات', retention: 'مدة حفظ البيانات' },
  // The look of the site, and what it checks.
  ...{ classic: 'كلاسيكي: Fraunces وInter', elegant: 'أنيق: Playfair Display وSource Sans' },
  ...{ modern: 'عصري: Manrope', friendly: 'ودّي: Figtree' },
  ...{ instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn', x: 'X', youtube: 'YouTube' },
  ...{ tiktok: 'TikTok', start: 'قبل النص', end: 'بعد النص' },
  ...{ off: 'لا يُفحص شيء', warn: 'يُعرض ما ينقص', block: 'لا يجوز أن ينقص شيء' },
  // Invoices.
  ...{ 'first-payment': 'عند تسجيل أول دفعة', 'check-out': 'في يوم المغادرة' },
  // Registration of guests.
  ...{ 'by-place': 'كما يطلب المكان', always: 'دائمًا', never: 'أبدًا' },
  // Enquiries.
  ...{ new: 'جديد', open: 'مفتوح', answered: 'تم الرد', closed: 'مغلق' },
  ...{ general: 'سؤال عام', apartment: 'عن شقة', owner: 'عقار مالك' },
  // Reservations: states, what they wait for, how they are paid, by what an address was confirmed.
  ...{ held: 'حجز مؤقت', confirmed: 'مؤكد', completed: 'مكتمل', expired: 'منتهي الصلاحية' },
  ...{ cancelled: 'ملغى', 'no-show': 'لم يحضر', acceptance: 'القبول', payment: 'الدفع' },
  ...{ 'address-confirmation': 'تأكيد البريد الإلكتروني', manual: 'تحويل مصرفي' },
  ...{ 'on-arrival': 'عند الوصول', stripe: 'بطاقة', link: 'رابط في رسالة', account: 'حساب' },
  ...{ staff: 'الفريق', earlier: 'حجز سابق' },
  // What was decided about a review.
  ...{ published: 'منشور', declined: 'مرفوض' },
  // What a manager decided about the arrival information.
  ...{ released: 'أُتيحت مبكرًا', 'held-back': 'محجوبة' },
  // Languages of guests.
  ...{ en: 'الإنجليزية', ar: 'العربية' },
  // Icons.
  ...{ baby: 'رضيع', 'bed-single': 'سرير مفرد', 'bed-double': 'سرير مزدوج', check: 'علامة صح' },
  ...{ 'cigarette-off': 'ممنوع التدخين', clock: 'ساعة', 'key-round': 'مفتاح', 'log-in': 'سهم إلى الداخل' },
  ...{ 'log-out': 'سهم إلى الخارج', 'party-popper': 'حفلة', 'paw-print': 'أثر قدم حيوان', smile: 'ابتسامة' },
  ...{ users: 'أشخاص', 'badge-percent': 'نسبة مئوية', banknote: 'ورقة نقدية', 'building-2': 'برج' },
  ...{ 'calendar-days': 'تقويم', car: 'سيارة', 'concierge-bell': 'جرس', heart: 'قلب', home: 'بيت' },
  ...{ lightbulb: 'مصباح', mail: 'ظرف', 'map-pin': 'مكان', phone: 'هاتف', plane: 'طائرة' },
  ...{ 'receipt-text': 'إيصال', 'shield-check': 'درع', sparkles: 'بريق', star: 'نجمة', sun: 'شمس' },
  ...{ 'tree-palm': 'نخلة', umbrella: 'مظلة', utensils: 'أدوات المائدة', wallet: 'محفظة', waves: 'أمواج' },
  wifi: 'Wi-Fi',
};

export const keptWords: StaffMessages['keptWords'] = {
  ...labels,
  ...contentHints,
  ...settingsHints,
  ...stayHints,
  // Choices of the content types.
  ...{ 'Each stay': 'كل إقامة', 'Each guest': 'كل ضيف', 'Each night': 'كل ليلة' },
  ...{ 'Each guest and night': 'كل ضيف وليلة', 'Each bedroom and night': 'كل غرفة نوم وليلة' },
  'Percent of the nights': 'نسبة مئوية من أسعار الليالي',
  'Percent of all that is taxable': 'نسبة مئوية من كل ما يخضع للضريبة',
  ...{ Fee: 'رسم', Tax: 'ضريبة', Sunday: 'الأحد', Monday: 'الاثنين', Saturday: 'السبت' },
  ...{ English: 'الإنجليزية', 'English and Arabic': 'الإنجليزية والعربية' },
  // Mails by rule that every house begins with.
  ...{ 'Before arrival': 'قبل الوصول', 'A week before arrival': 'قبل الوصول بأسبوع' },
  ...{ 'After the first night': 'بعد الليلة الأولى', 'After check-out': 'بعد المغادرة' },
  'The evening before check-out': 'مساء اليوم السابق للمغادرة',
  // Kinds of documents that are translated, and their texts.
  ...{ Pages: 'الصفحات', Guides: 'الأدلة', Categories: 'التصنيفات', Apartments: 'الشقق', Areas: 'المناطق' },
  ...{ Amenities: 'المرافق', Questions: 'الأسئلة', 'Your business': 'منشأتك', Banner: 'الشريط الإعلاني' },
  'Company address': 'عنوان الشركة',
  ...{ Title: 'العنوان', Name: 'الاسم', Heading: 'العنوان', Introduction: 'المقدمة', Text: 'النص' },
  ...{ Summary: 'الملخص', Description: 'الوصف', Question: 'السؤال', Answer: 'الجواب', Tagline: 'الشعار' },
  ...{ 'Note about pictures': 'ملاحظة عن الصور', 'Words of the banner': 'نص الشريط الإعلاني' },
  ...{ 'Words of the link': 'نص الرابط', Words: 'النص', Label: 'التسمية', Section: 'قسم', Point: 'نقطة' },
  ...{ Picture: 'صورة', Photo: 'صورة', Cover: 'صورة الغلاف' },
  ...{
    'Rate plans': 'خطط الأسعار',
    Extras: 'الخدمات الإضافية',
    'Fees and taxes': 'الرسوم والضرائب',
    'Cancellation policies': 'سياسات الإلغاء',
  },
  ...{
    Number: 'رقم',
    'House rule': 'قاعدة المنزل',
    Room: 'غرفة',
    Host: 'المضيف',
    About: 'نبذة',
    Languages: 'اللغات',
    'Place nearby': 'مكان قريب',
    'Search engines': 'محركات البحث',
  },
};

/** Of the details that the history keeps of a change. */
export const fields: StaffMessages['fields'] = {
  ...{ channel: 'القناة', language: 'اللغة', texts: 'النصوص', path: 'النص', kind: 'النوع', mail: 'الرسالة' },
  ...{
    kept: 'ما أُبقي',
    rows: 'الصفوف',
    source: 'المصدر',
    reason: 'السبب',
    state: 'الحالة',
    guests: 'الضيوف',
  },
  ...{ email: 'البريد الإلكتروني', phone: 'الهاتف', name: 'الاسم', amount: 'المبلغ', day: 'اليوم' },
  ...{ apartments: 'الشقق', nights: 'الليالي', note: 'ملاحظة', from: 'من', until: 'حتى', to: 'إلى' },
  ...{ month: 'الشهر', reference: 'الرقم', interval: 'الفاصل', release: 'الإتاحة', created: 'أُنشئت' },
  ...{
    host: 'العنوان',
    daysBefore: 'أيام قبل الوصول',
    percent: 'النسبة المئوية',
    title: 'العنوان',
    file: 'الملف',
  },
};
