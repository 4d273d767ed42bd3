import { apartments, guests as guestCount, nights } from 'booking-rules/shared/messages/ar/nouns';
import type { Messages } from '../types';
import { isolated } from 'booking-rules/shared/format/isolated';

/** What guests keep for later: their wishlist, what they have seen, what they compare and share. */
export const kept: Messages['kept'] = {
  save: (name) => `حفظ ${isolated(name)}`,
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
  tooSmall: (capacity) => `تتسع لـ ${guestCount.object(capacity)} كحد أقصى`,
  gone: (count) =>
    count === 1
      ? 'شقة واحدة حفظتها لم تعد معروضة.'
      : count === 2
        ? 'شقتان حفظتهما لم تعودا معروضتين.'
        : `${apartments.subject(count)} حفظتها لم تعد معروضة.`,
  removed: (name) => `أُزيلت ${isolated(name)}.`,
  undo: 'تراجع',
  sharedTitle: 'قائمة مفضلة للمشاركة',
  sharedText: 'اختار لك أحدهم هذه الشقق. احفظ ما يعجبك منها في مفضلتك.',
  sharedEmpty: 'لا شيء في هذه القائمة حاليًا.',
  sharing: {
    off: 'لا يرى مفضلتك سواك. شاركها برابط يمكن لأي شخص فتحه.',
    on: 'يمكن لكل من لديه هذا الرابط أن يرى مفضلتك كما هي لحظة فتحه:',
    start: 'أنشئ رابطًا',
    stop: 'أوقف المشاركة',
    failed: 'تعذّر ذلك. حاول مرة أخرى.',
  },
  onDevice: 'مفضلتك محفوظة على هذا الجهاز.',
  signIn: 'سجّل الدخول لتجدها على كل أجهزتك وتشاركها',
  seen: { heading: 'شوهدت مؤخرًا', clear: 'مسح' },
  compare: {
    title: 'مقارنة الشقق',
    choose: (name) => `قارن ${isolated(name)}`,
    chooseShort: 'قارن',
    open: (count) => `قارن (${count})`,
    hint: (fewest, most) => `اختر ${fewest} أو ${most} للمقارنة`,
    nothing: 'اختر شقتين أو ثلاثًا من مفضلتك لتراها جنبًا إلى جنب.',
    toWishlist: 'اذهب إلى مفضلتك',
    what: 'وجه المقارنة',
    total: (count) => `إجمالي ${nights.object(count)}`,
    fromNight: 'لليلة في أدنى سعر، شاملًا جميع الرسوم',
    rows: {
      rating: 'التقييم',
      area: 'المنطقة',
      bedrooms: 'غرف النوم',
      beds: 'الأسرّة',
      bathrooms: 'الحمّامات',
      guests: 'الضيوف',
      size: 'المساحة',
      minimumStay: 'أقل مدة إقامة',
      booking: 'الحجز',
      cancellation: 'الإلغاء',
      deposit: 'مبلغ التأمين',
    },
    studio: 'استوديو',
    noReviews: 'لا تقييمات بعد',
    nights: nights.subject,
    booking: { instant: 'تأكيد فوري', 'on-request': 'نؤكد كل طلب بأنفسنا' },
    noDeposit: 'لا يوجد',
    amenities: 'وسائل الراحة',
    has: 'نعم',
    hasNot: 'لا',
    all: 'تتوفر فيها جميعًا',
    book: 'التفاصيل والحجز',
  },
  share: {
    share: 'مشاركة',
    copied: 'نُسخ الرابط',
    notCopied: 'تعذّر نسخ الرابط',
  },
};
