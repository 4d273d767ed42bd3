import type { Messages } from '../types';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import { apartments, guests, nights, reviewCounts } from 'booking-rules/shared/messages/ar/nouns';
import { isolated } from 'booking-rules/shared/format/isolated';

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
  heading: (place) => (place === '' ? 'الشقق' : `شقق في ${isolated(place)}`),
  aboutArea: (area) => `عن ${isolated(area)}`,
  dates: (from, to) => `من ${from} إلى ${to}، شاملًا جميع الرسوم والضرائب`,
  cheapestDates: 'يظهر كل مسكن في أرخص تواريخه، شاملًا جميع الرسوم والضرائب.',
  chooseDates: 'اختر تواريخ إقامتك لمعرفة الإجمالي شاملًا جميع الرسوم والضرائب.',
  lowestUntilThen: 'إلى ذلك الحين، ترى أدنى سعر لليلة خلال الأشهر المقبلة، شاملًا جميع الرسوم.',
  count: apartments.subject,
  countOnDates: (total) => `${countOf(total, FREE)} في تواريخك`,
  nothing: {
    heading: 'لا توجد شقة تطابق كل ما طلبته',
    for: (asked) => `لا يتوفر شيء لما يلي: ${asked}.`,
    instead: 'جرّب أحد هذه الخيارات:',
  },
  together: {
    heading: (count) => `مسكنان لـ ${guests.object(count)}`,
    largest: (count) => `أكبر مسكن مطابق لدينا يتسع لـ ${guests.object(count)}.`,
    near: {
      neighbours: (count) => `هذان المسكنان متجاوران، ويتسعان معًا لـ ${guests.object(count)}.`,
      area: (count) => `هذان المسكنان في المنطقة نفسها، ويتسعان معًا لـ ${guests.object(count)}.`,
      city: (count) => `هذان المسكنان يتسعان معًا لـ ${guests.object(count)}.`,
    },
    total: 'للمسكنين معًا، شاملًا جميع الرسوم',
    share: (count) => `لـ ${guests.object(count)} منكم`,
    each: 'يُحجز كل مسكن على حدة.',
  },
  card: {
    noPhotos: 'الصور في الطريق',
    totalFor: (count, ratePlan) =>
      `إجمالي ${nights.object(count)}، شاملًا جميع الرسوم${ratePlan === null ? '' : `. ${isolated(ratePlan)}`}`,
    average: (amount) => `بمتوسط ${amount} لليلة`,
    from: 'ابتداءً من',
    aNight: (count) => `لليلة، شاملًا جميع الرسوم، ${nights.subject(count)}`,
    rated: (average, total) => `التقييم ${average} من 5، من ${reviewCounts.object(total)}`,
    badges: { 'on-request': 'بموافقة مسبقة', featured: 'من اختياراتنا' },
    previousPhoto: (name) => `الصورة السابقة: ${isolated(name)}`,
    nextPhoto: (name) => `الصورة التالية: ${isolated(name)}`,
  },
  map: {
    label: 'خريطة الشقق التي عثرنا عليها',
    show: 'عرض الخريطة',
    short: 'الخريطة',
    showList: 'عرض القائمة',
    searchHere: 'البحث في هذه المنطقة',
    strip: 'الشقق على الخريطة',
    from: (amount, count) => `ابتداءً من ${amount} لليلة، شاملًا جميع الرسوم، ${nights.subject(count)}`,
    total: (amount, count) => `${amount} مقابل ${nights.object(count)}، شاملًا جميع الرسوم`,
    missing: (count) => {
      if (count === 1) return 'شقة واحدة تظهر في القائمة فقط، إذ لا يتوفر لدينا موقعها بعد.';
      if (count === 2) return 'شقتان تظهران في القائمة فقط، إذ لا يتوفر لدينا موقعاهما بعد.';
      return `${apartments.subject(count)} تظهر في القائمة فقط، إذ لا تتوفر لدينا مواقعها بعد.`;
    },
    beyond: (count) =>
      `لا تتسع الخريطة لعرض ${apartments.object(count)}. كبّر الخريطة وابحث في المنطقة لرؤية المزيد.`,
  },
  pager: {
    label: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${page}`,
  },
};
