import type { Messages } from '../messages';

/** The calendar on which a stay is picked. */
export const dates: Messages['dates'] = {
  arrival: 'الوصول',
  departure: 'المغادرة',
  notAvailable: 'غير متاح',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  weekdays: ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
  weekdaysInFull: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};
