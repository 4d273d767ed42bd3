import { guests as guestsOf } from '../../../../../shared/messages/ar/nouns';
import type { MailMessages } from '../types';
import { isolated } from '../../../../../shared/format/isolated';

export const enquiries: MailMessages['enquiries'] = {
  about: { property: 'عقارك', question: 'سؤالك' },
  receipt: {
    subject: (about, reference) => `استلمنا استفسارك: ${isolated(about)} (${reference})`,
    preheader: 'نرد عليك عادةً خلال يوم عمل واحد.',
    title: 'استلمنا استفسارك',
    thanks: (name, about) =>
      `شكرًا لك يا ${isolated(name)}. استلمنا استفسارك بشأن ${isolated(about)}، ونرد عادةً خلال يوم عمل واحد.`,
    somethingToAdd: 'هل تود إضافة شيء؟',
    add: (reference) => `ردّ على هذه الرسالة، أو اتصل بنا واذكر الرقم المرجعي ${reference}.`,
    notYou: 'إن لم تكتب إلينا، فقد أخطأ أحدهم في كتابة بريده الإلكتروني. يمكنك تجاهل هذه الرسالة.',
  },
  facts: {
    reference: 'الرقم المرجعي',
    dates: 'التواريخ',
    fromTo: (from, to) => `من ${from} إلى ${to}`,
    for: 'عدد الضيوف',
    guests: guestsOf.subject,
    area: 'المنطقة',
    bedrooms: 'غرف النوم',
    studio: 'استوديو',
  },
  reply: {
    quote: 'عرض السعر',
    answer: 'ردّنا على استفسارك',
    subject: (title, about, reference) => `${isolated(title)}: ${isolated(about)} (${reference})`,
    continue: (reference) => `للمتابعة، ردّ على هذه الرسالة. الرقم المرجعي لاستفسارك هو ${reference}.`,
    youWrote: 'كتبت إلينا',
    theStay: 'الإقامة',
    validUntil: (instant) => `هذا السعر سارٍ حتى ${instant}. تصبح الليالي لك فور حجزها.`,
    reserve: 'عرض هذه الإقامة وحجزها',
  },
};
