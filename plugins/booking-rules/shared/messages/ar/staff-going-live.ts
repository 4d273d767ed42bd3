import type { StaffMessages } from '../messages';
import { countOf } from './count';
import { apartments } from './nouns';
import { isolated } from '../../format/isolated';

const LEGAL_PAGES = {
  privacy: 'سياسة الخصوصية',
  terms: 'الشروط والأحكام',
  cookies: 'سياسة ملفات تعريف الارتباط',
  cancellation: 'سياسة الإلغاء',
  imprint: 'بيانات الناشر',
} as const;
const listed = (pages: readonly (keyof typeof LEGAL_PAGES)[]): string =>
  pages.map((page) => LEGAL_PAGES[page]).join('، ');
const mails = (count: number): string =>
  countOf(count, { one: 'رسالة واحدة', two: 'رسالتين', few: 'رسائل', many: 'رسالة', other: 'رسالة' });

export const goingLive: StaffMessages['goingLive'] = {
  place: {
    title: 'اختيار مكانك',
    done: (city, currency, timeZone) =>
      `أنت في ${isolated(city)}: الأسعار بعملة ${currency}، والأيام والأوقات بحسب ${timeZone}.`,
    open: (unchosen, currency, timeZone) =>
      `لم يُختر بعد: ${unchosen.join('، ')}. وحتى ذلك الحين تكون الأسعار بعملة ${currency}، والأيام والأوقات بحسب ${timeZone}. اختر قبل إدخال الأسعار: مع أول حجز تثبت العملة والمنطقة الزمنية. ويجلب المكان معه ضرائبه ومناطقه وخريطته ونصوصه القانونية.`,
    needed: { country: 'الدولة', currency: 'العملة', timeZone: 'المنطقة الزمنية' },
  },
  demo: {
    title: 'لا محتوى تجريبي',
    done: 'لا يوجد محتوى تجريبي هنا.',
    open: 'يعرض الموقع شققًا أو تقييمات أو تصاريح غير حقيقية. يزيلها مدير النظام من «المحتوى التجريبي»، بالبدء بمحتواك الخاص.',
  },
  address: {
    title: 'عنوان عام آمن',
    done: (url) => `يجد الضيوف الموقع على \u2066${url}\u2069.`,
    open: (url) => `قيمة PUBLIC_URL هي \u2066${url}\u2069. اجعلها عنوان https الذي يعرفه الضيوف.`,
  },
  business: {
    title: 'المنشأة',
    done: 'اسم المنشأة وعنوانها وبيانات التواصل معها مكتملة.',
    open: (missing) => `أدخل ${missing.join('، ')}: تُذكر المنشأة في الفواتير والصفحات القانونية.`,
    needed: {
      legalName: 'الاسم القانوني',
      address: 'العنوان',
      email: 'البريد الإلكتروني',
      phone: 'رقم الهاتف',
    },
  },
  legal: {
    title: 'الصفحات القانونية',
    done: 'الصفحات الخمس منشورة ومدققة.',
    missing: (pages) => `لم تُنشر بعد: ${listed(pages)}.`,
    templates: (pages) => `ما زالت نموذجًا: ${listed(pages)}.`,
    check: 'اطلب تدقيق النصوص، ثم أوقف خيار «نموذج»، ثم انشر.',
  },
  permits: {
    title: 'التصاريح',
    done: (count) => `لجميع الشقق المنشورة (${apartments.subject(count)}) تصاريح سارية.`,
    none: 'لم تُنشر أي شقة بعد.',
    lacking: (names, more) =>
      `من دون تصريح سارٍ: ${names.map(isolated).join('، ')}${more > 0 ? `، و${apartments.subject(more)} غيرها` : ''}.`,
  },
  payments: {
    title: 'المدفوعات',
    byCard: 'يمكن للضيوف الدفع بالبطاقة.',
    byTransfer: 'يمكن للضيوف الدفع بتحويل مصرفي.',
    byBoth: 'يمكن للضيوف الدفع بالبطاقة أو بتحويل مصرفي.',
    none: 'لا يمكن للضيوف الدفع: اضبط STRIPE_SECRET_KEY وSTRIPE_WEBHOOK_SECRET، أو أدخل الحساب المصرفي للمنشأة.',
  },
  mail: {
    title: 'البريد الإلكتروني',
    done: 'يستقبل خادم البريد الرسائل، ولا توجد رسالة في الانتظار.',
    noServer: 'تُكتب الرسائل في مجلد. اضبط SMTP_URL وMAIL_FROM.',
    failing: (count) => `تعذّر حتى الآن إرسال ${mails(count)}. تحقق من SMTP_URL ومن السجل.`,
    untried: 'لم تُرسل أي رسالة بعد. أنشئ حجزًا بنفسك ثم ألغِه.',
  },
  sitemap: {
    title: 'خريطة الموقع',
    done: (count) => `تجد محركات البحث في خريطة الموقع ${apartments.object(count)}.`,
    unreachable: (url) =>
      `تعذّر الوصول من هذا الخادم إلى \u2066${url}/sitemap.xml\u2069. تحقق من PUBLIC_URL ومن الخادم الوكيل.`,
    lacking: (found, published) =>
      `تعرض خريطة الموقع ${found} من أصل ${apartments.object(published)} منشورة.`,
  },
  backup: {
    title: 'النسخ الاحتياطية',
    done: 'مضى على أحدث نسخة احتياطية لهذا الخادم أقل من يوم.',
    none: 'لا توجد نسخة احتياطية من اليوم الأخير في مجلد هذا الخادم. شغّل npm run backup كل يوم. وإن كانت النسخ تُحفظ في مكان آخر فتحقق منها هناك.',
  },
};

export const places: StaffMessages['places'] = {
  notChosen: 'لم يُختر',
  country: 'الدولة',
  city: 'المدينة، مع خريطتها',
  currency: 'العملة',
  timeZone: 'المنطقة الزمنية',
  firstDayOfWeek: 'أول أيام الأسبوع',
  weekendNights: 'ليالي نهاية الأسبوع',
  days: (names) => (names.length === 0 ? 'لا شيء' : names.join('، ')),
  tax: (name, size) => `${isolated(name)}: ${size}`,
  switchedOff: (tax) => `${isolated(tax)} (متوقف)`,
  ratesStay: (before, after) =>
    `تبقى أرقام الأسعار والرسوم كما هي: ما كان ${before} يصبح ${after}. راجع أسعار كل شقة ورسومها.`,
};
