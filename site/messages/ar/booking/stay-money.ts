import type { Messages } from '../../types';

const untilWhen = (until: string | null): string => (until === null ? '' : ` حتى يوم ${until}`);
const by = (when: string): string => ` في موعد أقصاه ${when}`;
const WAYS = { manual: 'بتحويل مصرفي', 'on-arrival': 'عند وصولك', stripe: 'بالبطاقة' };

/** What has become of a booking, what was paid of it, what is open and what comes back. */
export const stayMoney: Messages['stayMoney'] = {
  held: {
    confirmAddress: (until) =>
      `نحتفظ لك بهذه الليالي${untilWhen(until)}. افتح الرابط الذي أرسلناه إلى بريدك قبل ذلك لنحتفظ لك بها مدة أطول.`,
    requested: (until) => `استلمنا طلبك. نحتفظ لك بهذه الليالي${untilWhen(until)}، ونرد عليك قبل ذلك.`,
    unpaid: (until, amount) =>
      `نحتفظ لك بهذه الليالي${untilWhen(until)}. ادفع ${amount} قبل ذلك لتكون الإقامة لك.`,
    paying: 'نحتفظ لك بهذه الليالي.',
  },
  confirmed: ({ time, clock, day }) => `الشقة لك ابتداءً من الساعة ${time} ${clock}، يوم ${day}.`,
  staying: ({ time, clock, day }) => `الشقة لك حتى الساعة ${time} ${clock}، يوم ${day}.`,
  completed: 'شكرًا لإقامتك لدينا.',
  expired: {
    payment: 'لم يصل المبلغ في الوقت المحدد، فأصبحت الليالي متاحة لغيرك.',
    acceptance: 'لم نرد في الوقت المحدد، فأصبحت الليالي متاحة لغيرك. نعتذر عن ذلك.',
    'address-confirmation': 'لم يُؤكَّد بريدك الإلكتروني في الوقت المحدد، فأصبحت الليالي متاحة لغيرك.',
  },
  cancelled: 'أُلغيت هذه الإقامة، وأصبحت لياليها متاحة للآخرين من جديد.',
  noShow: 'كنا في انتظارك ولم تصل. يُرجى التواصل معنا إن كان في ذلك خطأ.',
  paid: (amount) => `لقد دفعت ${amount} لهذا الحجز.`,
  paidNothing: 'لم تدفع أي مبلغ.',
  refunded: (amount, way) =>
    way === 'stripe'
      ? `نعيد ${amount} إلى بطاقتك، وقد يستغرق ذلك بضعة أيام.`
      : `نعيد ${amount} بالطريقة التي دفعت بها، وسنتواصل معك بشأن ذلك.`,
  open: (amount, when, way) => `يتبقى دفع ${amount}${when === null ? '' : by(when)}، ${WAYS[way]}.`,
  dueOn: (amount, day, way) => `يُدفع ${amount}${by(day)}، ${WAYS[way]}.`,
  openAfterStay: (amount) => `ما زال ${amount} مستحقًا للدفع. يُرجى التواصل معنا بشأن ذلك.`,
  nothingDueYet: 'لا يُستحق أي مبلغ قبل أن نوافق على طلبك.',
  nothingDue: 'لا يوجد مبلغ مستحق، ولا مبلغ يُسترد.',
  noRefund: 'بموجب الشروط المتفق عليها، لا يُسترد أي مبلغ.',
  pay: {
    now: (amount) => `ادفع ${amount} الآن`,
    byCard: (amount) => `ادفع ${amount} بالبطاقة`,
    all: (amount) => `ادفع كامل المبلغ ${amount} بالبطاقة`,
    holdDeposit: (amount) => `احجز ${amount} على بطاقتي`,
  },
};
