import { countOf } from 'booking-rules/shared/messages/ar/count';
import type { Messages } from '../../types';

const attachments = (count: number): string =>
  countOf(count, { one: 'مرفق واحد', two: 'مرفقان', few: 'مرفقات', many: 'مرفقًا', other: 'مرفق' });
const earlier = (count: number): string =>
  countOf(count, {
    ...{ one: 'رسالة سابقة واحدة', two: 'رسالتين سابقتين', few: 'رسائل سابقة' },
    ...{ many: 'رسالة سابقة', other: 'رسالة سابقة' },
  });

/** Messages between the guest of a booking and the business. */
export const conversation: Messages['conversation'] = {
  heading: 'الرسائل',
  none: 'هل لديك سؤال عن إقامتك؟ اكتب إلينا هنا، ويصلك ردّنا هنا وبالبريد الإلكتروني.',
  you: 'أنت',
  readAt: (when) => `قُرئت ${when}`,
  attachments: (count) =>
    `كان في رسالتك ${attachments(count)}. لا نستلم المرفقات بالبريد الإلكتروني: يُرجى وصفها لنا، أو الاتصال بنا.`,
  earlier: (count) => `عرض ${earlier(count)}`,
  label: 'رسالتك',
  hint: 'نرد عليك بالبريد الإلكتروني أيضًا.',
  write: 'اكتب رسالتك أولًا',
  send: 'أرسل الرسالة',
  sent: 'أُرسلت رسالتك. نرد عادةً خلال يوم عمل واحد.',
  notSent: 'تعذّر إرسال رسالتك.',
  kept: 'ما كتبته ما زال هنا.',
  notLoaded: 'تعذّر تحميل رسائلك.',
  again: 'حاول مرة أخرى',
  whatsapp: 'راسلنا عبر واتساب',
};
