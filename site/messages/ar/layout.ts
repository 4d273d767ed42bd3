import type { Messages } from '../types';
import { isolated } from 'booking-rules/shared/format/isolated';

/** Around every page: notices, menus, banner, footer, and the question for consent. */
export const layout: Messages['layout'] = {
  skipToContent: 'انتقل إلى المحتوى',
  draft: 'مسودة: لا يراها الضيوف بعد',
  demo: 'هذا موقع تجريبي: الشقق والتقييمات والتصاريح والأشخاص من وحي الخيال، ولا حجز فيه حقيقي',
  notTranslated: 'لم تُترجم هذه الصفحة إلى العربية بعد',
  breadcrumb: 'مسار التنقل',
  home: 'الرئيسية',
  apartments: 'الشقق',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  menu: {
    main: 'القائمة الرئيسية',
    mobile: 'قائمة الجوال',
    open: 'القائمة',
    areas: 'المناطق',
    guides: 'المقالات',
    bookNow: 'احجز الآن',
    currency: 'العملة',
  },
  pages: {
    'about-us': 'من نحن',
    'our-services': 'خدماتنا',
    'property-management': 'للملّاك',
  },
  banner: {
    label: 'خصم',
    copyCode: (code) => `انسخ الرمز ${isolated(code)}`,
    copied: 'تم النسخ',
  },
  footer: {
    areas: 'الشقق حسب المنطقة',
    reading: 'من نحن والمقالات',
    contact: 'تواصل معنا',
    writeToUs: 'راسلنا',
    currency: 'عملة الأسعار',
    copyright: (year, brand) => `© ${year} ${isolated(brand)}. جميع الحقوق محفوظة.`,
    lookUpBooking: 'ابحث عن حجزك',
    privacyChoices: 'خيارات الخصوصية',
  },
  contact: {
    address: 'العنوان، يفتح خريطة في علامة تبويب جديدة',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    openingHours: 'ساعات العمل',
    anyTime: 'اتصل بنا في أي وقت، ليلًا أو نهارًا.',
  },
  consent: {
    question:
      'هل تسمح لنا بإحصاء الزيارات وتجربة تغييرات بسيطة لتحسين هذا الموقع؟ الحجز يعمل بالطريقة نفسها في الحالتين.',
    no: 'لا، شكرًا',
    yes: 'موافق',
  },
};

export const accountMenu: Messages['accountMenu'] = {
  signIn: 'تسجيل الدخول',
  account: 'حسابي',
  signedInAs: 'سجّلت الدخول باسم',
  myBookings: 'حجوزاتي',
  profile: 'الملف الشخصي وكلمة المرور',
  signOut: 'تسجيل الخروج',
};
