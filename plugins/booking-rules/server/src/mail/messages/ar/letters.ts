import type { MailMessages } from '../types';
import { isolated } from '../../../../../shared/format/isolated';

export const letters: MailMessages['letters'] = {
  message: {
    subject: (stay) => `رسالة بشأن إقامتك: ${stay}`,
    title: (brand) => `رسالة إليك من ${isolated(brand)}`,
    answer: 'يمكنك الرد على هذه الرسالة، أو الكتابة إلينا من صفحة حجزك.',
    open: 'افتح حجزك',
  },
  review: {
    subject: (stay) => `كيف كانت إقامتك؟ ${stay}`,
    preheader: 'لن يأخذ منك أكثر من دقيقتين، ويساعد الضيوف بعدك على الاختيار.',
    title: 'كيف كانت إقامتك؟',
    ask: (name, apartment) =>
      `شكرًا لإقامتك معنا يا ${isolated(name)}. كيف وجدت ${isolated(apartment)}؟ أخبرنا وأخبر من سيأتي بعدك: لن يأخذ ذلك أكثر من دقيقتين.`,
    write: 'اكتب تقييمك',
    shown: (day) => `نعرض اسمك الأول وشهر إقامتك فقط، ولا نعرض اسمك الكامل. يمكنك الكتابة حتى ${day}.`,
    once: 'لن نسألك مرة أخرى.',
  },
};
