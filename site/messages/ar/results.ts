import type { Messages } from '../types';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import { apartments, nights } from 'booking-rules/shared/messages/ar/nouns';

const FREE = {
  one: 'شقة واحدة متاحة',
  two: 'شقتان متاحتان',
  few: 'شقق متاحة',
  many: 'شقة متاحة',
  other: 'شقة متاحة',
  zero: 'لا توجد شقق متاحة',
};

/** Lists of apartments: their headings, cards, map and pages. */
export const results: Messages['results'] = {
  heading: (place) => (place === '' ? 'الشقق' : `شقق في ${place}`),
  aboutArea: (area) => `عن ${area}`,
  dates: (from, to) => `من ${from} إلى ${to}، شاملًا جميع الرسوم والضرائب`,
  chooseDates: 'اختر تواريخ إقامتك لمعرفة الإجمالي شاملًا جميع الرسوم والضرائب.',
  lowestUntilThen: 'إلى ذلك الحين، ترى أدنى سعر لليلة خلال الأشهر المقبلة، شاملًا جميع الرسوم.',
  count: apartments.subject,
  countOnDates: (total) => `${countOf(total, FREE)} في تواريخك`,
  nothing: {
    heading: 'لا توجد شقة تطابق كل ما طلبته',
    for: (asked) => `لا يتوفر شيء لما يلي: ${asked}.`,
    instead: 'جرّب أحد هذه الخيارات:',
  },
  card: {
    noPhotos: 'الصور في الطريق',
    totalFor: (count, ratePlan) =>
      `إجمالي ${nights.object(count)}، شاملًا جميع الرسوم${ratePlan === null ? '' : `. ${ratePlan}`}`,
    average: (amount) => `بمتوسط ${amount} لليلة`,
    from: 'ابتداءً من',
    aNight: (count) => `لليلة، شاملًا جميع الرسوم، ${nights.subject(count)}`,
  },
  map: {
    label: 'خريطة الشقق التي عثرنا عليها',
    show: 'عرض الخريطة',
    showList: 'عرض القائمة',
    from: (amount, count) => `ابتداءً من ${amount} لليلة، شاملًا جميع الرسوم، ${nights.subject(count)}`,
    total: (amount, count) => `${amount} مقابل ${nights.object(count)}، شاملًا جميع الرسوم`,
    missing: (count) => {
      if (count === 1) return 'شقة واحدة تظهر في القائمة فقط، إذ لا يتوفر لدينا موقعها بعد.';
      if (count === 2) return 'شقتان تظهران في القائمة فقط، إذ لا يتوفر لدينا موقعاهما بعد.';
      return `${apartments.subject(count)} تظهر في القائمة فقط، إذ لا تتوفر لدينا مواقعها بعد.`;
    },
  },
  pager: {
    label: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${page}`,
  },
};
