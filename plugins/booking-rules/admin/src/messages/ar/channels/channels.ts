import { countOf } from 'booking-rules/shared/messages/ar/count';
import { inHours } from 'booking-rules/shared/messages/ar/duration';
import { nights } from 'booking-rules/shared/messages/ar/nouns';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

export const channels: PanelMessages['channels'] = {
  title: 'القنوات',
  subtitle: 'تقاويم Airbnb وBooking.com وغيرهما، متزامنة مع تقويمك',
  tabs: { calendars: 'التقاويم التي نقرؤها', addresses: 'روابط للقنوات' },
  waiting: 'بانتظار قرارك',
  waitingOf: (total) => `بانتظار قرارك (${total})`,
  moreAfter: (count) => `و${count} أخرى بعدها.`,
  none: 'لا يوجد تقويم متصل بعد. أضف تقويم شقة من Airbnb أو Booking.com أو قناة أخرى، فتُحجب هنا خلال دقائق الليالي التي تُباع هناك.',
  noMatch: 'لا توجد تقاويم مطابقة. أزل أحد عوامل التصفية لعرض المزيد.',
  found: (count) => `${calendarsOf(count)}، وما يحتاج إليك أولًا`,
  calendars: calendarsOf,
  inCalendars: (count) => `في ${calendarsIn(count)}`,
  nights: nights.subject,
  showMore: (count) => `عرض ${count} أخرى`,
  filters: { channel: 'القناة', state: 'الحالة', any: 'الكل', clear: 'مسح عوامل التصفية' },
  states: {
    quarantine: 'يحتاج إلى قرار',
    stale: 'غير محدّث',
    problem: 'مشكلة',
    new: 'لم يُقرأ بعد',
    good: 'محدّث',
  },
  trouble: {
    lost: 'اختفت ليالٍ كثيرة دفعة واحدة.',
    nothingFreed: (why) => `${isolated(why)} لم يُلغَ حجب أي ليلة.`,
    neverRead: 'لم يُقرأ قط.',
    lastRead: (age) => `آخر قراءة ${age}.`,
  },
  table: {
    caption: 'التقاويم',
    columns: {
      apartment: 'الشقة',
      state: 'الحالة',
      read: 'آخر قراءة',
      nights: 'الليالي',
      change: 'آخر تغيير',
      fetch: 'التحديث',
    },
    never: 'لم يُقرأ قط',
    sentByChannel: 'ترسله القناة',
    next: (age) => `القراءة التالية ${age}`,
    neverRead: 'لم يُقرأ قط',
    read: (age) => `قُرئ ${age}`,
    noChange: 'لا يوجد بعد',
    fetch: 'تحديث الآن',
    fetchOf: (channel, apartment) => `تحديث الآن: ${isolated(channel)}، ${isolated(apartment)}`,
    fetched: (channel, count, apartment) =>
      `لدى ${isolated(channel)} ${nights.subject(count)} في ${isolated(apartment)}.`,
  },
  events: {
    none: 'لم تتغيّر أي ليلة في آخر 30 يومًا.',
    by: (at, name) => `${at}، بواسطة ${isolated(name)}`,
    taken: (count) => `حجب ${nights.object(count)}`,
    freed: (count) => `إلغاء حجب ${nights.object(count)}`,
    quarantined: (count) => `اختفاء ${nights.object(count)} دون إلغاء حجبها`,
    recovered: (count) => `عودة ${nights.object(count)} إلى الظهور`,
    released: (count) => `إلغاء حجب ${nights.object(count)} بقرار`,
    rejected: (count) => `إبقاء ${nights.object(count)} بقرار`,
  },
  feed: {
    title: 'تقويم',
    inStep: 'متزامن مع هذه القناة',
    lastChanges: 'آخر التغييرات',
    health: 'حالة الاتصال',
    apartment: 'الشقة',
    channel: 'القناة',
    address: 'الرابط',
    noAddress: 'لا يوجد: يرسل الليالي مدير قنوات',
    lastRead: 'آخر قراءة',
    lastAttempt: 'آخر محاولة',
    nextAttempt: 'المحاولة التالية',
    problem: 'المشكلة',
    never: 'لم يحدث قط',
    nightsOf: (count) => `الليالي (${count})`,
    nights: 'الليالي',
    noNights: 'لا توجد ليالٍ في هذا التقويم حاليًا.',
    missing: (count, readings, hours) =>
      `الليالي باللون الأحمر (${count}) لم تعد تظهر. يُلغى حجبها بعد ${readingsOf(readings)} و${inHours(hours)}.`,
    missingWaits: 'الليالي باللون الأحمر لم تعد تظهر، وهي بانتظار قرارك.',
    kept: (count, channel) => `تم إبقاء ${nights.object(count)} بقرار، مع أن ${isolated(channel)} لا يعرضها.`,
    keptNights: 'الليالي المُبقاة',
    free: (count) => `إلغاء حجب ${nights.object(count)}`,
    released: (count) => `تم إلغاء حجب ${nights.object(count)}.`,
  },
  quarantine: {
    notACalendar: (since, channel) =>
      `منذ ${since} يرسل ${isolated(channel)} ما ليس تقويمًا. لم يُلغَ حجب أي ليلة.`,
    lost: (on, channel) =>
      `في ${on} اختفى معظم هذا التقويم دفعة واحدة. قد يكون ذلك عطلًا لدى ${isolated(channel)}، لذا لم يُلغَ حجب أي ليلة.`,
    before: (count) => `قبل ${count}`,
    now: (count) => `الآن ${count}`,
    missingNow: (count) => `غير ظاهرة الآن: ${nights.subject(count)}`,
    missing: 'الليالي غير الظاهرة',
    keep: (count) => `إبقاء حجب ${nights.object(count)}`,
    kept: (count) => `تم إبقاء حجب ${nights.object(count)}.`,
    free: (count) => `إلغاء حجب ${nights.object(count)}`,
    freed: (count, channel) =>
      `تم إلغاء حجب ${nights.object(count)} من ${isolated(channel)}. يمكن للضيوف حجز ما أصبح متاحًا.`,
    notSure: (channel) => `لست متأكدًا؟ راجع ${isolated(channel)} أولًا. إذا عادت الليالي انتهى الأمر تلقائيًا.`,
  },
  settings: {
    title: 'الإعدادات',
    interval: 'القراءة كل (دقائق)',
    disappears: 'عند اختفاء حجز',
    disappearsHint:
      'تصبح لياليه متاحة بعد غيابها هذا العدد من القراءات وهذه المدة. كثيرًا ما تفقد التقاويم حجوزات لساعة عن طريق الخطأ.',
    fetches: 'قراءات متتالية',
    hours: 'ساعات على الأقل',
    address: 'استبدال الرابط',
    addressHint: (now) =>
      `الحالي ${now}. الرابط الكامل سري. الليالي التي لا يعرضها الرابط الجديد يُلغى حجبها وفق القاعدة أعلاه.`,
    save: 'حفظ',
    saved: 'تم الحفظ.',
  },
  adding: {
    title: 'إضافة تقويم',
    add: 'إضافة التقويم',
    added: (channel, count, apartment) =>
      `تم ربط ${isolated(channel)}: حُجبت ${nights.subject(count)} في ${isolated(apartment)}.`,
    address: 'رابط التقويم',
    addressHint: 'في القناة: التوافر، ثم تصدير التقاويم أو ربطها. ينتهي الرابط بـ ‎.ics',
    thisChannel: 'هذه القناة',
    changeRules: 'تغيير وتيرة القراءة',
    channel: 'القناة',
    otherChannel: 'قناة أخرى',
    channelName: 'اسم القناة',
  },
  check: {
    reading: 'جارٍ قراءة التقويم',
    refused: 'لا يمكن استخدام هذا الرابط.',
    empty: 'أدخل الرابط لترى الليالي التي سيحجبها. لا يتغيّر شيء قبل الحفظ.',
    unreadable: 'تعذّرت قراءة تقويم من هذا الرابط.',
    noNights: 'يمكن قراءة التقويم. لا توجد فيه ليالٍ محجوزة حاليًا.',
    brought: (bookings, channel, count) =>
      `${bookingsOf(bookings)} عبر ${isolated(channel)}، ${nights.subject(count)}`,
    blocked: 'الليالي التي ستُحجب',
    ownGuests: (count) => `${nights.subject(count)} لضيوفك`,
    theyKeep: 'يحتفظ الضيوف بحجوزاتهم. إذا كان في القناة ضيوف آخرون، فستُدرج هذه الليالي حجوزاتٍ مزدوجة: ',
    between: '، ',
  },
  removing: {
    ask: 'إزالة…',
    title: (channel) => `إزالة ${isolated(channel)}`,
    keep: 'إبقاء',
    remove: 'إزالة التقويم',
    removed: (channel, apartment) => `لم يعد ${isolated(channel)} متصلًا بشقة ${isolated(apartment)}.`,
    intro: (apartment, channel) => `لن تبقى ${isolated(apartment)} متزامنة مع ${isolated(channel)}.`,
    noNights: 'لا ليالي في هذا التقويم.',
    loading: 'جارٍ التحميل',
    nothingFreed: 'لن تصبح أي ليلة متاحة.',
    freed: (count, channel) =>
      `سيتمكن الضيوف من حجز هذه الليالي (${count})، حتى ما بيع منها عبر ${isolated(channel)}:`,
    freedNights: 'الليالي التي ستصبح متاحة',
    stayTaken: (count) => `تبقى ${nights.subject(count)} محجوزة لضيوف أو محجوبة أو ضمن تقاويم أخرى.`,
  },
};

function calendarsOf(count: number): string {
  return countOf(count, {
    ...{ one: 'تقويم واحد', two: 'تقويمان', few: 'تقاويم', many: 'تقويمًا', other: 'تقويم' },
    zero: 'لا توجد تقاويم',
  });
}

function calendarsIn(count: number): string {
  return countOf(count, {
    ...{ one: 'تقويم واحد', two: 'تقويمين', few: 'تقاويم', many: 'تقويمًا', other: 'تقويم' },
  });
}

function readingsOf(count: number): string {
  return countOf(count, {
    one: 'قراءة واحدة',
    two: 'قراءتين متتاليتين',
    few: 'قراءات متتالية',
    many: 'قراءة متتالية',
    other: 'قراءة متتالية',
  });
}

function bookingsOf(count: number): string {
  return countOf(count, { one: 'حجز واحد', two: 'حجزان', few: 'حجوزات', many: 'حجزًا', other: 'حجز' });
}
