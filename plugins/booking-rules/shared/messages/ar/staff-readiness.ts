import type { StaffMessages } from '../messages';
import { countOf } from './count';
import { isolated } from '../../format/isolated';

const photos = (count: number): string =>
  countOf(count, {
    ...{ one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' },
    zero: 'لا توجد صور',
  });
const letters = (count: number): string =>
  countOf(count, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' });

export const listing: StaffMessages['listing'] = {
  noRate: 'لا يوجد سعر لليلة.',
  noAmenities: 'لم تُختر أي مرافق، فلن يجدها الضيوف الذين يبحثون بحسب المرافق.',
  fewPhotos: (count, needed) =>
    `عدد الصور: ${photos(count)} من أصل ${needed} ينبغي أن تكون لها. عدد الصور التي تنقصها: ${needed - count}.`,
  mutePhotos: (count) => `صور من دون وصف: ${photos(count)}. اكتب في مكتبة الوسائط ما يظهر فيها.`,
  noArea: 'لا توجد لها منطقة. اختر منطقة كي يجدها الضيوف.',
  noLocation: 'لا يوجد لها موقع على الخريطة. أدخل خط العرض وخط الطول.',
  locationAtSea: 'موقعها على الخريطة 0، 0، في البحر قبالة أفريقيا.',
  noPermit: 'رقم تصريح بيت العطلات ناقص.',
  noExpiry: 'تاريخ انتهاء التصريح ناقص.',
  expired: (day) => `انتهى تصريحها في ${day}.`,
  cannotPublish: (name, day) =>
    `انتهى تصريح ${isolated(name)} في ${day}، لذلك لا يمكن نشرها. أدخل أولًا التصريح الجديد وتاريخ انتهائه.`,
  expires: (day) => `ينتهي تصريحها في ${day}. جدّده في موعده.`,
  noSummary: 'لا يوجد لها ملخص: جملة واحدة للقوائم ومحركات البحث.',
  noDescription: 'لا يوجد لها وصف.',
  shortDescription: (count, needed) => `طول وصفها ${letters(count)}. المستحسن ${needed} حرف أو أكثر.`,
  noHouseRules: (absent) => `لا تذكر تفاصيل الإقامة: ${absent.join('، ')}.`,
  houseRules: {
    checkIn: 'الوصول',
    checkOut: 'المغادرة',
    children: 'الأطفال',
    infants: 'الرضّع',
    pets: 'الحيوانات الأليفة',
    partiesAndEvents: 'الحفلات',
    smokingInside: 'التدخين',
  },
  notReady: (name, lacks) => `${isolated(name)} غير جاهزة للنشر. ${lacks.join(' ')}`,
};

export const editorial: StaffMessages['editorial'] = {
  noText: 'لا يوجد نص.',
  noCover: 'لا توجد صورة غلاف. تعرض القوائم صورة عريضة لكل دليل.',
  noExcerpt: 'لا يوجد مقتطف: جملة أو جملتان للقوائم ومحركات البحث.',
  noCategory: 'لا يوجد تصنيف، فلا تعرضه أي قائمة.',
  noSections: 'لا توجد أقسام، فلا شيء تحت العنوان.',
  noIntro: 'لا توجد مقدمة تحت العنوان.',
  noPicture: 'لا توجد صورة بجانب العنوان.',
  longTitle: (count, most) =>
    `تقتطع محركات البحث العناوين بعد نحو ${letters(most)}. طول هذا العنوان ${letters(count)}.`,
  shortDescription: (count, least, most) =>
    `طول الوصف لمحركات البحث ${letters(count)}. المستحسن من ${least} إلى ${most}.`,
  longDescription: (count, most) =>
    `تقتطع محركات البحث الأوصاف بعد نحو ${letters(most)}. طول هذا الوصف ${letters(count)}.`,
};
