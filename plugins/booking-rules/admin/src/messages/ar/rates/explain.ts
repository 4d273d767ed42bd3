import { guests, nights } from 'booking-rules/shared/messages/ar/nouns';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

export const explain: PanelMessages['explain'] = {
  title: 'تجربة إقامة',
  subtitle: 'هل يمكن لضيف حجزها، وكم تكلفتها، وأي القواعد يحسم ذلك',
  gaps: 'ليالٍ لا يمكن حجزها',
  form: {
    label: 'الإقامة',
    checkIn: 'الوصول',
    checkOut: 'المغادرة',
    guests: 'الضيوف',
    promotionCode: 'رمز الخصم',
    submit: 'تجربة هذه الإقامة',
  },
  verdict: {
    open: (total) =>
      total === null ? 'يمكن لضيف حجز هذه الإقامة' : `يمكن لضيف حجز هذه الإقامة مقابل ${total}`,
    closed: 'لا يمكن لضيف حجز هذه الإقامة',
    stay: (apartment, dates, count, people) =>
      `${isolated(apartment)}، ${dates}: ${nights.subject(count)}، ${guests.subject(people)}`,
  },
  price: {
    title: 'التكلفة',
    sources: 'مصدر الأسعار',
    rates: {
      base: 'السعر الأساسي',
      weekend: 'سعر نهاية الأسبوع',
      season: 'موسم',
      'season-weekend': 'سعر نهاية الأسبوع في موسم',
    },
    ofSeason: (rate, season) => `${rate} «${isolated(season)}»`,
    nights: (rate, amount, count, dates) => `${rate}: ${amount} × ${nights.subject(count)}، ${dates}`,
    extraGuests: (amount) => ` (منها ${amount} للضيوف الإضافيين)`,
  },
  minimum: {
    title: 'الحد الأدنى الساري للإقامة',
    intro: (day) => `للوصول يوم ${day}. يسري أول ما هو محدد من التالي.`,
    kinds: {
      'gap-fill': 'فجوة بين إقامتين، تُحجز كاملة',
      'season-apartment': 'موسم لهذه الشقة',
      season: 'موسم للجميع',
      override: 'حد خاص بهذه الشقة',
      global: 'الحد الأدنى للجميع',
      default: 'ليلة واحدة، إن لم يُحدد شيء',
    },
    ofSeason: (kind, season) => `${kind}: ${isolated(season)}`,
    notSet: 'غير محدد',
    nights: nights.subject,
    applies: 'سارٍ',
  },
  rules: {
    title: 'جميع القواعد',
    caption: 'جميع القواعد ونتائجها',
    columns: { rule: 'القاعدة', result: 'النتيجة', details: 'التفاصيل', change: 'التعديل' },
    names: {
      'dates-invalid': 'التواريخ',
      'in-the-past': 'ليست في الماضي',
      'advance-notice': 'مهلة الحجز المسبق',
      'too-far-ahead': 'أبعد موعد للحجز',
      'min-stay': 'الحد الأدنى للإقامة',
      'max-stay': 'الحد الأقصى للإقامة',
      'arrival-day-closed': 'يوم الوصول',
      'departure-day-closed': 'يوم المغادرة',
      'not-available': 'الليالي المتاحة',
      'too-many-guests': 'الضيوف',
      'not-listed': 'متاحة للحجز',
    },
    answers: { yes: 'مستوفاة', no: 'غير مستوفاة', 'not-asked': 'لم تُفحص' },
  },
  links: {
    settings: 'تعديل إعدادات الموقع',
    apartment: 'تعديل الشقة',
    setOverride: 'تحديد حد خاص',
    override: 'تعديل الحد الخاص',
    global: 'تعديل الحد الأدنى للجميع',
    rates: 'تعديل الأسعار',
    season: 'تعديل الموسم',
    code: 'تعديل الرمز',
    reservation: (reference) => `عرض ${reference}`,
  },
};
