import { days, guests, hours } from 'booking-rules/shared/messages/ar/nouns';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

/** “By” so much: joined to a word, set apart from a number. */
const by = (count: string): string => (/^\d/.test(count) ? `بـ${count}` : `ب${count}`);

export const mailRules: PanelMessages['mailRules'] = {
  title: 'الرسائل التلقائية',
  subtitle: 'رسائل تصل إلى الضيوف من تلقاء نفسها، إلى جانب التأكيدات والإيصالات',
  add: 'إضافة رسالة',
  none: 'لا توجد رسائل بعد. أضف أول رسالة.',
  edit: (name) => `تعديل «${isolated(name)}»`,
  open: 'تعديل',
  on: 'مفعّلة',
  off: 'غير مفعّلة',
  switchOn: (name) => `«${isolated(name)}» مفعّلة`,
  switched: (name, on) => (on ? `تم تفعيل «${isolated(name)}».` : `تم إيقاف «${isolated(name)}».`),
  sent: (count) => (count === 0 ? 'لم تُرسل بعد' : `أُرسلت إلى ${guests.object(count)}`),
  facts: (facts) => facts.join(' · '),
  newTitle: 'رسالة جديدة',
  when: {
    booking: (count) => (count === 0 ? 'عند الحجز' : `بعد الحجز ${by(hours.object(count))}`),
    'payment-due': (count, time) =>
      count === 0
        ? `يوم استحقاق الدفعة، الساعة ${time}`
        : `قبل استحقاق الدفعة ${by(days.object(count))}، الساعة ${time}`,
    'before-arrival': (count, time) => `قبل الوصول ${by(days.object(count))}، الساعة ${time}`,
    'arrival-day': (_, time) => `يوم الوصول، الساعة ${time}`,
    'after-first-night': (_, time) => `صباح اليوم التالي لأول ليلة، الساعة ${time}`,
    'before-departure': (count, time) =>
      count === 0 ? `يوم المغادرة، الساعة ${time}` : `قبل المغادرة ${by(days.object(count))}، الساعة ${time}`,
    'after-departure': (count, time) =>
      count === 0
        ? `يوم المغادرة، الساعة ${time}، بعد خروج الضيوف`
        : `بعد المغادرة ${by(days.object(count))}، الساعة ${time}`,
  },
  conditions: {
    always: 'جميع الضيوف',
    paid: 'الضيوف الذين دفعوا كامل المبلغ',
    owing: 'الضيوف الذين بقي عليهم مبلغ',
  },
  form: {
    name: 'الاسم',
    nameHint: 'لقائمتك أنت. لا يراه الضيوف.',
    active: 'إرسال هذه الرسالة',
    activeHint: 'لا تصل إلى الضيوف الذين حان وقتها لهم قبل تفعيلها.',
    moment: 'متى',
    moments: {
      booking: 'بعد الحجز',
      'payment-due': 'قبل استحقاق دفعة',
      'before-arrival': 'قبل الوصول',
      'arrival-day': 'يوم الوصول',
      'after-first-night': 'صباح اليوم التالي لأول ليلة',
      'before-departure': 'قبل المغادرة',
      'after-departure': 'بعد المغادرة',
    },
    days: 'عدد الأيام',
    hours: 'عدد الساعات',
    time: 'الساعة',
    timeHint: (clock) => clock,
    paymentHint: 'يُذكَّر الضيوف بالدفعات أصلًا، وفق «الحجز المؤقت والدفع» في إعدادات الموقع.',
    sendLate: 'إرسالها إلى من يحجز بعد هذا الموعد',
    sendLateHint: 'تصل إليهم بعد الحجز مباشرة، ما دامت مفيدة لهم.',
    condition: 'من يتلقاها',
    texts: 'النص',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
    fallback: 'تصل الرسالة إلى الضيف بلغته، وإن كان نصها فارغًا فباللغة الأخرى.',
    subject: 'الموضوع',
    text: 'النص',
    textHint:
      'السطر الفارغ يبدأ فقرة جديدة. يُحذف السطر الذي فيه متغير لا قيمة له في الحجز. ويُضاف رابط الحجز إن لم تضعه أنت.',
    variables: 'إدراج متغير',
    save: 'حفظ',
    saved: 'تم الحفظ.',
    remove: 'حذف',
    askToRemove: 'حذف هذه الرسالة؟',
    removal: 'لن تصل إلى الضيوف بعد الآن. يبقى ما أُرسل منها في الحجوزات.',
    removed: 'تم الحذف.',
    back: 'رجوع',
  },
  preview: {
    title: 'معاينة',
    booking: 'بحجز الضيف',
    bookingLine: (guest, apartment, day) => `${isolated(guest)}، ${isolated(apartment)}، ${day}`,
    noBookings: 'لا توجد حجوزات بعد لعرض الرسالة بها.',
    writing: 'اكتب الموضوع والنص لترى الرسالة.',
    subject: (subject) => `الموضوع: ${isolated(subject)}`,
    missing: (names) => `حُذف لعدم وجوده في هذا الحجز: ${names.map(isolated).join('، ')}`,
    frame: 'الرسالة كما يقرؤها الضيف',
    sendTest: 'إرسالها إليّ',
    sent: (address) => `أُرسلت إلى ${isolated(address)}.`,
    written: (address) => `حُفظت في مجلد الرسائل باسم ${isolated(address)}: لم يُضبط خادم بريد بعد.`,
  },
  ofBooking: {
    title: 'رسائل تلقائية قادمة',
    none: 'لا توجد رسائل مقررة.',
    at: (instant) => `تُرسل ${instant}`,
    active: 'إرسال الرسائل التلقائية إلى هذا الضيف',
    offNow: 'لن تصل إلى هذا الضيف رسائل تلقائية.',
    onNow: 'ستصل الرسائل التلقائية إلى هذا الضيف من جديد.',
  },
};
