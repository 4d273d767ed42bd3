import { bedrooms as bedroomsOf, guests as guestsOf, nights } from 'booking-rules/shared/messages/ar/nouns';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

export const channelBookings: PanelMessages['channelBookings'] = {
  addresses: {
    title: 'روابط للقنوات',
    explanation:
      'أعطِ كل قناة رابطها لتحجب ما يُحجز هنا. لا يحتوي الرابط على أسماء. كل من يعرفه يستطيع الاطلاع على الليالي المحجوزة.',
    none: 'لم يُنشأ أي رابط بعد. اختر شقة وقناة.',
    noneOfApartment: 'لا يوجد رابط لهذه الشقة بعد.',
    notRead: (channel) => `${isolated(channel)}، لم يُقرأ بعد`,
    read: (channel, age) => `${isolated(channel)}، قُرئ ${age}`,
    create: 'إنشاء رابط',
    exists: 'الرابط موجود',
    created: (apartment, channel) => `رابط ${isolated(apartment)} لقناة ${isolated(channel)} جاهز للنسخ.`,
    createdUnnamed: (channel) => `رابط الشقة لقناة ${isolated(channel)} جاهز للنسخ.`,
    copy: 'نسخ',
    copyOf: (channel, apartment) => `نسخ الرابط: ${isolated(channel)}، ${isolated(apartment)}`,
    copied: 'تم النسخ. الصقه في القناة، في خانة «استيراد التقويم».',
    renew: 'رابط جديد …',
    renewOf: (channel, apartment) => `رابط جديد …: ${isolated(channel)}، ${isolated(apartment)}`,
    renewal: {
      title: 'رابط جديد',
      keep: 'إبقاء الحالي',
      make: 'إنشاء رابط جديد',
      made: (channel) => `تم إنشاء رابط جديد. انسخه إلى ${isolated(channel)} الآن.`,
      warning: (channel, apartment) =>
        `يتوقف الرابط الحالي عن العمل فورًا. وإلى أن تلصق الرابط الجديد في ${isolated(channel)}، لن تظهر هناك الحجوزات التي تتم هنا، وقد تُباع ليالي ${isolated(apartment)} مرتين.`,
    },
  },
  conflicts: {
    title: (count) => `حجوزات مزدوجة (${count})`,
    showMore: (count) => `عرض ${count} أخرى`,
    when: (apartment, ranges) => `${isolated(apartment)}، ${ranges.join('، ')}`,
    bothHold: (channel, count) => ` و${isolated(channel)}: لدى كليهما ${nights.subject(count)}.`,
    found: (age) => `اكتُشف ${age}`,
    cancelGuest: 'إلغاء إقامة الضيف …',
    channelCancelled: (channel) => `ألغى ${isolated(channel)} الحجز`,
    noted: (channel) => `تم التسجيل. إذا ظل ${isolated(channel)} يعرض الليالي غدًا، فستُدرج من جديد.`,
    leave: 'إبقاء الحجزين',
    left: 'يبقى الحجزان كما هما.',
  },
  moving: {
    title: (reference) => `نقل ${reference}`,
    ask: 'نقل الضيف …',
    moved: (apartment) => `تم النقل إلى ${isolated(apartment)}. جارٍ إبلاغ الضيف.`,
    stay: (dates, count, guests) => `${dates}، ${nights.subject(count)}، ${guestsOf.subject(guests)}.`,
    noneFree: 'لا توجد شقة أخرى متاحة لهذه الإقامة. ألغِها، أو اطلب من القناة إلغاء حجزها.',
    keepsPrice: (total) => `يحتفظ الضيف بالسعر المتفق عليه ${total}، ويُبلَّغ بالبريد الإلكتروني.`,
    nearest: (shown, all) => `الأقرب سعرًا (${shown}) من الشقق المتاحة (${all}):`,
    free: 'الشقق المتاحة',
    move: 'نقل إلى هنا',
    moveTo: (apartment) => `نقل إلى هنا: ${isolated(apartment)}`,
    home: (district, bedrooms, capacity) =>
      `${isolated(district)}، ${bedrooms === 0 ? 'استوديو' : bedroomsOf.subject(bedrooms)}، تتسع لعدد ${capacity}`,
    samePrice: 'السعر نفسه',
    more: (amount) => `أعلى بمقدار ${amount}`,
    less: (amount) => `أقل بمقدار ${amount}`,
  },
  troubled: (count) => `تقاويم القنوات (${count})`,
};
