import type { Messages } from '../types';
import { nights } from 'booking-rules/shared/messages/ar/nouns';

/** Its code would be the only Latin word there. */
const currencyName = (code: string): string =>
  new Intl.DisplayNames('ar', { type: 'currency' }).of(code) ?? code;

export const calendar: Messages['calendar'] = {
  taken: (day) => `${day}: محجوز`,
  minimumMark: nights.subject,
  minimum: (count) => `الحد الأدنى ${nights.subject(count)}`,
  usualMinimum: (count) => `الحد الأدنى ${nights.subject(count)}، ما لم يُذكر غير ذلك تحت اليوم`,
  price: (amount) => `${amount} لليلة`,
  lowestPrice: (amount) => `${amount} لليلة، أدنى سعر في هذه الأشهر`,
  legend: {
    prices: (currency) => `أسعار الليلة (${currencyName(currency)}) قبل الرسوم والضرائب`,
    pricesAbout: (currency) => `أسعار الليلة التقريبية (${currencyName(currency)}) قبل الرسوم والضرائب`,
    lowest: 'أدنى سعر في هذه الأشهر',
    taken: 'غير متاح',
    closed: 'مضى، أو لا يمكن الوصول فيه',
    minimum: (count) => `الإقامة من ${nights.object(count)} على الأقل عند الوصول في هذا اليوم`,
  },
  nothingAvailable: 'لا توجد ليالٍ متاحة حاليًا.',
  allAvailable: 'جميع الليالي متاحة.',
  unavailableDates: 'التواريخ غير المتاحة',
  fromTo: (from, to) => `من ${from} إلى ${to}`,
  chooseArrival: 'اختر يوم الوصول.',
  chooseDeparture: (arrival, minimumStay) => {
    const needed = minimumStay > 1 ? ` الحد الأدنى للإقامة ${nights.subject(minimumStay)}.` : '';
    return `الوصول يوم ${arrival}.${needed} اختر يوم المغادرة.`;
  },
  chosen: (count, from, to) => `${nights.subject(count)}: من ${from} إلى ${to}`,
  sheet: { title: 'اختر تواريخ إقامتك', clear: 'مسح', done: 'تم' },
};

/** The calendar on which a stay is picked. */
export const dates: Messages['dates'] = {
  arrival: 'الوصول',
  departure: 'المغادرة',
  notAvailable: 'غير متاح',
  past: 'مضى',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  weekdays: ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
  weekdaysInFull: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};
