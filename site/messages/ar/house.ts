import { guests as guestsOf } from 'booking-rules/shared/messages/ar/nouns';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import type { house as english } from '../en/house';
import { isolated } from 'booking-rules/shared/format/isolated';

const tasks = (count: number): string =>
  countOf(count, { one: 'مهمة واحدة', two: 'مهمتان', few: 'مهام', many: 'مهمة', other: 'مهمة' });

export const house: typeof english = {
  housekeeping: {
    title: 'قائمتك',
    titleOf: (name) => `قائمة ${isolated(name)}`,
    loading: 'جارٍ تحميل قائمتك',
    withoutScript: 'فعّل JavaScript لترى قائمتك هنا.',
    noLink: 'افتح الرابط الذي أُرسل إليك: ينتهي برمز طويل.',
    closed: 'هذا الرابط مغلق',
    closedText: 'اطلب رابطًا جديدًا، فالرابط السابق لم يعد يعرض شيئًا.',
    notLoaded: 'تعذّر تحميل قائمتك',
    again: 'المحاولة مجددًا',
    today: (day) => `اليوم، ${day}`,
    tomorrow: (day) => `غدًا، ${day}`,
    nothing: 'لا شيء لإنجازه.',
    left: (count) => `بقيت ${tasks(count)}`,
    kinds: {
      clean: 'تنظيف بعد المغادرة',
      'stay-over': 'تنظيف أثناء الإقامة',
      check: 'تفقّد قبل الوصول',
      key: 'تجهيز المفتاح',
      maintenance: 'صيانة',
    },
    late: (day) => `لم تُنجز منذ ${day}`,
    sameDay: 'الضيوف يصلون اليوم',
    from: (time, isLate) =>
      isLate ? `يغادر الضيوف قبل الساعة ${time} (مغادرة متأخرة)` : `يغادر الضيوف قبل الساعة ${time}`,
    by: (time, isEarly) =>
      isEarly ? `تكون جاهزة قبل الساعة ${time} (وصول مبكر)` : `تكون جاهزة قبل الساعة ${time}`,
    next: (day, guests) =>
      guests === null ? `الضيوف القادمون: ${day}` : `الضيوف القادمون: ${day}، ${guestsOf.subject(guests)}`,
    there: (guests) =>
      guests === null ? 'يوجد ضيوف مقيمون' : `يوجد ضيوف مقيمون: ${guestsOf.subject(guests)}`,
    extras: (names) => `جهّز: ${names.map(isolated).join('، ')}`,
    note: (words) => `ملاحظة: ${isolated(words)}`,
    reported: (words) => `أُبلغ عن: ${isolated(words)}`,
    addPhoto: 'إضافة صورة',
    otherPhoto: 'صورة أخرى',
    removePhoto: 'إزالة الصورة',
    photoOf: 'صورتك',
    unreadablePhoto: 'تعذّرت قراءة هذه الصورة. التقط صورة أخرى.',
    done: 'تم',
    doneOf: (task, apartment) => `تم: ${isolated(task)}، ${isolated(apartment)}`,
    isDone: 'تم الإنجاز',
    undo: 'لم تُنجز بعد',
    notSent: 'لم يُرسل ذلك. لم يضع شيء: حاول مجددًا.',
    report: {
      open: 'الإبلاغ عن مشكلة',
      title: (apartment) => `مشكلة في ${isolated(apartment)}`,
      text: 'ما المشكلة؟',
      missing: 'اكتب ما المشكلة',
      send: 'إرسال',
    },
  },
};
