import type { StaffMessages } from '../messages';

export const places: StaffMessages['places'] = {
  notChosen: 'لم يُختر',
  country: 'الدولة',
  city: 'المدينة، مع خريطتها',
  currency: 'العملة',
  timeZone: 'المنطقة الزمنية',
  firstDayOfWeek: 'أول أيام الأسبوع',
  weekendNights: 'ليالي نهاية الأسبوع',
  days: (names) => (names.length === 0 ? 'لا شيء' : names.join('، ')),
  tax: (name, size) => `${name}: ${size}`,
  switchedOff: (tax) => `${tax} (متوقف)`,
  ratesStay: (before, after) =>
    `تبقى أرقام الأسعار والرسوم كما هي: ما كان ${before} يصبح ${after}. راجع أسعار كل شقة ورسومها.`,
};
