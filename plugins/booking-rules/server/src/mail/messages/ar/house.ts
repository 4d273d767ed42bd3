import type { MailMessages } from '../types';
import { isolated } from '../../../../../shared/format/isolated';

export const house: MailMessages['house'] = {
  link: {
    subject: (brand) => `قائمتك لدى ${isolated(brand)}`,
    preheader: 'تعرض ما عليك إنجازه اليوم وغدًا.',
    title: 'قائمتك',
    hello: (name) =>
      `مرحبًا ${isolated(name)}. يفتح هذا الرابط قائمتك الخاصة: ما عليك إنجازه اليوم وغدًا، وأين.`,
    open: 'فتح قائمتي',
    keep: 'الرابط لك وحدك، فلا تشاركه مع أحد. احفظه على الشاشة الرئيسية لهاتفك.',
  },
};
