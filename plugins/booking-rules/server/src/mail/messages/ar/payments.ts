import type { MailMessages } from '../types';
import { isolated } from '../../../../../shared/format/isolated';

const wayBack = (toCard: boolean): string =>
  toCard
    ? 'إلى البطاقة التي دفعت بها، ويستغرق ظهور ذلك لدى البنوك من 5 إلى 10 أيام'
    : 'بالطريقة التي دفعت بها، وسنتواصل معك بشأن ذلك';

export const payments: MailMessages['payments'] = {
  due: {
    subject: (open, by, stay) => `يُستحق دفع ${open}${by}: ${stay}`,
    preheader: (open, by) => `يُرجى دفع ${open}${by}.`,
    title: 'اقترب موعد الدفع',
    text: (name, open, by) => `${isolated(name)}، يُستحق دفع ${open} لإقامتك${by}.`,
    alreadyPaid: 'إن كنت قد دفعت، فشكرًا لك: سيصلك تأكيدنا قريبًا.',
    by: (day) => ` في موعد أقصاه ${day}`,
  },
  overdue: {
    subject: (open, stay) => `تأخر دفع ${open}: ${stay}`,
    preheader: (open) => `ما زلنا ننتظر ${open}.`,
    title: 'ما زلنا ننتظر دفعتك',
    text: (name, open, by) =>
      `${isolated(name)}، كان مبلغ ${open} مستحقًا لإقامتك${by}، ولم يصلنا بعد. يُرجى دفعه الآن أو التواصل معنا. إن كنت قد دفعت، يُرجى إرسال صورة من إيصال التحويل إلينا.`,
  },
  link: {
    subject: (asked, stay) => `ادفع ${asked}: ${stay}`,
    preheader: (asked) => `يمكنك دفع ${asked} لإقامتك بالبطاقة.`,
    title: 'الدفع لإقامتك',
    text: (name, asked) => `${isolated(name)}، يمكنك دفع ${asked} لإقامتك هنا.`,
    button: (amount) => `ادفع ${amount} بالبطاقة`,
    until: (instant) => `هذا الرابط صالح حتى ${instant}.`,
  },
  deposit: {
    subject: (asked, stay) => `مبلغ التأمين ${asked}: ${stay}`,
    preheader: (asked) => `يُحجز ${asked} على بطاقتك لإقامتك، ولا يُخصم منها.`,
    title: 'مبلغ تأمين إقامتك',
    text: (name, asked) =>
      `${isolated(name)}، يُرجى السماح بحجز مبلغ التأمين المسترد وقدره ${asked} على بطاقتك. لن يُخصم منها: يجنّبه البنك، ونلغي حجزه بعد إقامتك. وهو ليس جزءًا من السعر.`,
    button: (asked) => `احجز ${asked} على بطاقتي`,
  },
  received: {
    subject: (stay) => `استلمنا دفعتك: ${stay}`,
    preheader: (here) => `بلغ ما دفعته حتى الآن ${here}.`,
    title: 'استلمنا دفعتك',
    text: (name, here) => `شكرًا لك يا ${isolated(name)}. بلغ ما دفعته حتى الآن ${here}.`,
    nothingMore: 'لا يوجد مبلغ مستحق آخر.',
  },
  paying: {
    all: (paid) => `استلمنا دفعتك وقدرها ${paid}. شكرًا لك.`,
    onArrival: (open) => `تدفع ${open} عند وصولك.`,
    part: (paid, rest) => `استلمنا ${paid}. ${rest}`,
    transfer: (parts) => `يُرجى الدفع بتحويل مصرفي: ${parts}.`,
    asPreferred: (open) => `تدفع ${open} بتحويل مصرفي أو عند وصولك، كما تفضل. نرسل إليك التفاصيل.`,
    open: (open) => `يتبقى دفع ${open}.`,
    rest: (rest, day) => `يُدفع ${rest} في موعد أقصاه ${day}.`,
  },
  balance: {
    refund: (amount, toCard) => `نعيد إليك ${amount} ${wayBack(toCard)}.`,
    refundOf: (amount, paid, toCard) => `نعيد إليك ${amount} من أصل ${paid} دفعتها، ${wayBack(toCard)}.`,
    nothingDue: (paid) => `لا يوجد مبلغ مستحق آخر: لقد دفعت ${paid}.`,
    stillOpen: (open) => `يتبقى دفع ${open}، وسنتواصل معك بشأن طريقة دفعه.`,
    nothingPaid: 'لم تدفع شيئًا، فلا يوجد مبلغ يُسترد.',
    notRefundable: (paid) => `بموجب شروط الاسترداد لهذه الإقامة، لا يُسترد مبلغ ${paid} الذي دفعته.`,
  },
};
