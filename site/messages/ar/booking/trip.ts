import { days as daysOf, nights as nightsOf } from 'booking-rules/shared/messages/ar/nouns';
import type { Messages } from '../../types';
import { isolated } from 'booking-rules/shared/format/isolated';

export const trip: Messages['trip'] = {
  countdown: {
    days: (days) => `الباقي على وصولك: ${daysOf.subject(days)}`,
    tomorrow: (time) => `غدًا من الساعة ${time}`,
    today: (time) => `اليوم من الساعة ${time}`,
    nightsLeft: (nights) => `الباقي من إقامتك: ${nightsOf.subject(nights)}`,
    leaveTomorrow: (time) => `تغادر غدًا حتى الساعة ${time}`,
    leaveToday: (time) => `تغادر اليوم حتى الساعة ${time}`,
    after: 'نتمنى أن تكون إقامتك قد أعجبتك',
  },
  arrival: {
    heading: 'الوصول إلى المكان',
    loading: 'جارٍ تحميل معلومات الوصول',
    failed: 'تعذّر تحميل معلومات الوصول.',
    again: 'حاول مرة أخرى',
    address: 'العنوان',
    openMap: 'فتح في الخرائط',
    copyAddress: 'نسخ العنوان',
    copied: 'تم النسخ',
    directions: 'الاتجاهات',
    getIn: 'الدخول إلى الشقة',
    doorCode: 'رمز الباب',
    steps: 'خطوات الدخول',
    stepPicture: (number) => `صورة الخطوة ${number}`,
    wifi: 'الواي فاي',
    wifiName: 'الشبكة',
    wifiPassword: 'كلمة المرور',
    copyPassword: 'نسخ كلمة المرور',
    manual: 'دليل البيت',
  },
  withheld: {
    items: {
      address: 'العنوان',
      directions: 'الاتجاهات',
      steps: 'خطوات الدخول',
      doorCode: 'رمز الباب',
      wifi: 'بيانات الواي فاي',
      manual: 'دليل البيت',
    },
    conditions: { payment: 'دفع كامل المبلغ', registration: 'تسجيل جميع الضيوف' },
    later: (items, from, once) =>
      `سيظهر هنا ${items}${from === null ? '' : ` ابتداءً من ${from}`}${once === null ? '' : `${from === null ? '' : '،'} بعد ${once}`}.`,
    'not-confirmed': (items) => `سيظهر هنا ${items} بعد تأكيد إقامتك.`,
    'held-back': (items) => `يُرجى التواصل معنا بشأن ${items}.`,
  },
  houseRules: 'قواعد البيت',
  contact: {
    heading: 'تواصل معنا',
    text: (reference) => `اذكر رقم حجزك \u2066${reference}\u2069 لنجد حجزك.`,
    whatsapp: 'واتساب',
    whatsappText: (reference) => `مرحبًا، بخصوص حجزي رقم ${reference}. `,
    newTab: '(يُفتح في نافذة جديدة)',
  },
  calendar: 'إضافة إلى التقويم',
  offline: {
    offline: (at) => `كما كانت في ${at}. أنت غير متصل بالإنترنت.`,
    unreachable: (at) => `كما كانت في ${at}. يتعذّر الوصول إلينا الآن.`,
    loading: (at) => `كما كانت في ${at}. جارٍ البحث عن جديد …`,
    kept: 'محفوظة على هذا الجهاز حتى مغادرتك، لتُفتح من دون اتصال.',
    remove: 'إزالتها من هذا الجهاز',
    removed: 'لم تعد هذه الرحلة محفوظة على هذا الجهاز.',
  },
  open: (apartment) => `رحلتي: ${isolated(apartment)}`,
};
