import { guests as guestCount, apartments } from 'booking-rules/shared/messages/ar/nouns';
import type { Messages } from '../types';

/** What guests keep for later: their wishlist, what they have seen, what they compare and share. */
export const kept: Messages['kept'] = {
  save: (name) => `حفظ ${name}`,
  saveShort: 'حفظ',
  wishlist: 'المفضلة',
  saved: (count) => `المحفوظ: ${count}`,
  title: 'مفضلتي',
  needsJavaScript: 'تُحفظ مفضلتك في هذا المتصفح، ويلزم تفعيل جافا سكريبت لعرضها.',
  loading: 'جارٍ تحميل مفضلتك',
  failed: 'تعذّر تحميل مفضلتك',
  tryAgain: 'حاول مرة أخرى',
  empty: {
    heading: 'لم تحفظ شيئًا بعد',
    text: 'اضغط على القلب في أي شقة لتجدها هنا لاحقًا.',
    find: 'ابحث عن شقق',
  },
  pricesFor: (dates, guests) =>
    `الإجمالي عن ${dates}${guests === null ? '' : `، ${guestCount.subject(guests)}`}، شاملًا جميع الرسوم.`,
  chooseDates: 'ابحث بتواريخ محددة لترى الإجمالي هنا.',
  notFree: 'غير متاحة في تواريخك',
  gone: (count) =>
    count === 1
      ? 'شقة واحدة حفظتها لم تعد معروضة.'
      : count === 2
        ? 'شقتان حفظتهما لم تعودا معروضتين.'
        : `${apartments.subject(count)} حفظتها لم تعد معروضة.`,
  removed: (name) => `أُزيلت ${name}.`,
  undo: 'تراجع',
};
