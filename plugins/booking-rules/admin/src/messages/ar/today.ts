import type { PanelMessages } from '../types';

export const today: PanelMessages['today'] = {
  title: 'اليوم',
  subtitle: (day, city) => [day, city].filter((part) => part !== '').join('، '),
  messages: 'رسائل بانتظار رد',
  messagesSince: (age) => `أولها ${age}`,
  newEnquiries: 'استفسارات جديدة',
  withCount: (list, count) => `${list} (${count})`,
  lists: {
    expiring: {
      title: 'بانتظار رد أو دفعة أو تأكيد البريد الإلكتروني',
      short: 'قيد الانتظار',
      empty: 'لا شيء قيد الانتظار.',
    },
    refunds: { title: 'مبالغ يجب ردها', short: 'مبالغ للاسترداد', empty: 'لا توجد مبالغ بانتظار ردها.' },
    deposits: {
      title: 'مبالغ تأمين للإعادة أو الاحتفاظ بها',
      short: 'مبالغ التأمين',
      empty: 'لا يوجد تأمين لإقامة منتهية بانتظارك.',
    },
    owed: {
      title: 'المبالغ المستحقة',
      short: 'المستحق',
      empty: 'لا يوجد مبلغ مستحق الآن، ولا عن إقامات الأيام الـ14 القادمة.',
    },
    arrivals: { title: 'الوصول اليوم', short: 'الوصول', empty: 'لا أحد يصل اليوم.' },
    departures: { title: 'المغادرة اليوم', short: 'المغادرة', empty: 'لا أحد يغادر اليوم.' },
    staying: { title: 'المقيمون الليلة', short: 'المقيمون', empty: 'لا يوجد ضيوف آخرون الليلة.' },
  },
  channels: {
    conflicts: 'حجوزات مزدوجة',
    quarantine: 'تقاويم بانتظار قرارك',
    stale: 'تقاويم غير محدّثة',
  },
};
