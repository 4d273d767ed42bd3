import { days as daysOf } from 'booking-rules/shared/messages/ar/nouns';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import type { PanelMessages } from '../types';
import { isolated } from '../../../../shared/format/isolated';

const tasks = (count: number): string =>
  countOf(count, {
    one: 'مهمة واحدة',
    two: 'مهمتان',
    few: 'مهام',
    many: 'مهمة',
    other: 'مهمة',
  });

const problems = (count: number): string =>
  countOf(count, {
    one: 'مشكلة واحدة مفتوحة',
    two: 'مشكلتان مفتوحتان',
    few: 'مشاكل مفتوحة',
    many: 'مشكلة مفتوحة',
    other: 'مشكلة مفتوحة',
  });

export const today: PanelMessages['today'] = {
  title: 'اليوم',
  subtitle: (day, city) => [day, city].filter((part) => part !== '').join('، '),
  messages: 'رسائل بانتظار رد',
  messagesSince: (age) => `أقدمها ${age}`,
  newEnquiries: 'استفسارات جديدة',
  newReviews: 'تقييمات جديدة',
  withCount: (list, count) => `${list} (${count})`,
  showAll: (count) => `عرض الكل (${count})`,
  showMostUrgent: (count) => `عرض الحالات الأكثر إلحاحًا (${count})`,
  mostUrgent: (count) => `تُعرض الحالات الأكثر إلحاحًا وعددها ${count}.`,
  inReservations: 'عرض الكل في الحجوزات',
  nothing: 'لا شيء بانتظارك: لا طلبات، ولا مبالغ مستحقة، ولا تقاويم تحتاج قرارك.',
  requests: {
    title: 'طلبات بانتظار ردك',
    short: 'الطلبات',
    expires: (age, when) => `تنتهي المهلة ${age}، ${when}`,
    total: (amount, party) => `${amount}، ${party}`,
    says: (name, message) => `${isolated(name)}: «${isolated(message)}»`,
  },
  lists: {
    expiring: {
      title: 'بانتظار دفعة أو تأكيد البريد الإلكتروني',
      short: 'قيد الانتظار',
    },
    refunds: { title: 'مبالغ يجب ردها', short: 'مبالغ للاسترداد' },
    deposits: {
      title: 'مبالغ تأمين للإعادة أو الاحتفاظ بها',
      short: 'مبالغ التأمين',
    },
    owed: {
      title: 'المبالغ المستحقة',
      short: 'المستحق',
    },
    arrivals: { title: 'الوصول اليوم', short: 'الوصول', empty: 'لا أحد يصل اليوم.' },
    departures: { title: 'المغادرة اليوم', short: 'المغادرة', empty: 'لا أحد يغادر اليوم.' },
    staying: { title: 'المقيمون الليلة', short: 'المقيمون', empty: 'لا يوجد ضيوف آخرون الليلة.' },
  },
  marks: {
    cleaning: { open: 'بانتظار التنظيف', done: 'نظيفة', problem: 'مشكلة مُبلَّغ عنها' },
    registration: {
      missing: 'لم يسجّلوا',
      partly: 'سجّل بعضهم',
      registered: 'سجّلوا، وبقي الإبلاغ',
      reported: 'أُبلغت الجهة المختصة',
    },
    doorCode: { released: 'أُرسل رمز الباب', waiting: 'لم يُرسل رمز الباب' },
    paid: 'مدفوع',
    due: (amount) => `المستحق ${amount}`,
  },
  turnover: {
    title: 'التجهيز بين الإقامات',
    short: 'للإنجاز',
    open: (count) => `${tasks(count)} قيد الإنجاز`,
    done: (count) => `أُنجز ${count}`,
    unassigned: (count) => `${count} بلا مسؤول`,
    problems,
    nothing: 'لا شيء للتنظيف أو التفقد اليوم.',
    see: 'فتح صفحة التجهيز',
  },
  permits: {
    title: 'تصاريح للتجديد',
    short: 'التصاريح',
    ends: (day, days) => (days === 0 ? `ينتهي اليوم، ${day}` : `ينتهي خلال ${daysOf.object(days)}، ${day}`),
    ended: (day) => `انتهى في ${day}: جدّده أو أوقف عرض الشقة على الموقع`,
    noNumber: 'بلا رقم',
  },
  channels: {
    conflicts: 'حجوزات مزدوجة',
    quarantine: 'تقاويم بانتظار قرارك',
    stale: 'تقاويم غير محدّثة',
  },
};
