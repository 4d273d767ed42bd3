import type { Messages } from '../../messages';

/** What becomes of a reservation and of its deposit. */
export const states: Messages['states'] = {
  confirmEmail: 'أكّد بريدك الإلكتروني',
  requested: 'بانتظار الموافقة',
  awaitingPayment: 'بانتظار الدفع',
  confirmed: 'مؤكَّد',
  completed: 'مكتمل',
  expired: 'منتهٍ',
  cancelled: 'ملغى',
  noShow: 'لم يحضر الضيف',
  bookNext: 'احجز إقامتك القادمة',
  findAnother: 'ابحث عن إقامة أخرى',
  deposit: {
    ahead: (amount) => `يُحجز مبلغ تأمين مسترد قدره ${amount} بشكل منفصل لإقامتك.`,
    over: (amount) => `نعيد مبلغ التأمين وقدره ${amount} بعد معاينة الشقة عند المغادرة.`,
    asked: (amount) => `يُرجى السماح بحجز مبلغ التأمين المسترد ${amount} على بطاقتك. لن يُخصم منها.`,
    held: (amount, until) =>
      `حُجز مبلغ ${amount} على بطاقتك كتأمين${until === null ? '' : `، حتى ${until} على أبعد تقدير`}. لم يُخصم منها، ويُلغى حجزه بعد إقامتك.`,
    received: (amount) => `استلمنا مبلغ التأمين وقدره ${amount}. نعيده إليك بعد معاينة الشقة عند المغادرة.`,
    released: (amount) => `أُلغي حجز مبلغ التأمين وقدره ${amount}. قد يستغرق ظهور ذلك لدى البنوك بضعة أيام.`,
    kept: (amount) => `احتفظنا بمبلغ التأمين وقدره ${amount}. تواصل معنا إن كانت لديك أي أسئلة حوله.`,
    partlyKept: (kept, amount) => `احتفظنا بمبلغ ${kept} من التأمين وقدره ${amount}، وأعدنا الباقي.`,
  },
};
