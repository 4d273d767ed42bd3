import { cityName } from '../../format/city';
import { KEPT_AMOUNT, toldAmount } from '../../format/kept-text';
import type { Answers } from '../messages';
import { countOf } from './count';
import { lines } from './lines';
import { choices } from './staff-choices';
import { isolated } from '../../format/isolated';

type Told = NonNullable<Answers['withWords']>;

const states: Readonly<Record<string, string>> = choices;

/** How money came or went, behind the verb. */
const WAYS: Readonly<Record<string, string>> = {
  'by bank transfer': 'بتحويل مصرفي',
  'on arrival': 'عند الوصول',
  'by card terminal': 'عبر جهاز البطاقات',
  'by card': 'بالبطاقة',
  'in cash': 'نقدًا',
  'by other means': 'بطريقة أخرى',
};

const ENTRIES: Readonly<Record<string, string>> = {
  payment: 'دفعة',
  refund: 'مبلغ مسترد',
  adjustment: lines.adjustment,
  'deposit taken': 'تأمين محتجز',
  'deposit kept': 'تأمين محتفظ به',
  'deposit released': 'تأمين معاد',
};

const depositAct = (act: string): string =>
  act === 'taken' ? 'استُلم' : act === 'released' ? 'أُعيد' : 'احتُفظ بمبلغ';

const A = `(${KEPT_AMOUNT})`;
const HAND = `(${Object.keys(WAYS).join('|')})( on [\\d-]+)?( \\(.+\\))?`;
const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 's');

/** Reasons that stand alone, and in brackets behind what was not done. */
export const ownReasons: Readonly<Record<string, string>> = {
  'taken on the payment provider’s pages': 'خُصم من صفحات مزوّد الدفع',
  'for no stated reason': 'دون ذكر السبب',
};
const FAILED = /^it failed (\d+) times$/;
const ATTEMPTS = {
  ...{ one: 'محاولة واحدة', two: 'محاولتين', few: 'محاولات', many: 'محاولة', other: 'محاولة' },
};

/** Such a reason; one of the provider or of staff as it is. */
function reasonOf(reason: string): string {
  const times = FAILED.exec(reason)?.[1];
  return times === undefined ? (ownReasons[reason] ?? reason) : `فشل بعد ${countOf(Number(times), ATTEMPTS)}`;
}

const hand = (way = '', day = '', name = ''): string =>
  `${WAYS[way] ?? way}${day.replace(' on ', ' يوم ')}${name.replace(/^ \((.+)\)$/, ' (\u2068$1\u2069)')}`;
/** An instant is kept with the clocks that it is of: `15:04 Dubai time`. */
const clock = (words: string): string =>
  words === 'local time'
    ? 'بالتوقيت المحلي'
    : words.replace(/^(.+) time$/, (_, city: string) => `بتوقيت ${cityName(city)}`);

const ofMoney: Told = [
  [/^(it failed \d+ times)$/, reasonOf],
  [pattern(`${A} received ${HAND}`), (amount, ...how) => `استُلم ${amount} ${hand(...how)}`],
  [pattern(`${A} refunded ${HAND}`), (amount, ...how) => `استُرد ${amount} ${hand(...how)}`],
  [
    pattern(`${A} refunded on the payment provider’s pages`),
    (amount) => `استُرد ${amount} من صفحات مزوّد الدفع`,
  ],
  [
    pattern(`${A} could not be refunded \\((.+)\\)\\. Refund it by other means`),
    (amount, why) => `تعذّر رد ${amount} (${reasonOf(why)}). أعد المبلغ بطريقة أخرى`,
  ],
  [
    pattern('([\\d.]+) ([A-Z]{3}) paid instead of (.+): refunded'),
    (number, currency, wanted) => {
      const paid = `${currency}\u00a0${number}`;
      const told = toldAmount(paid);
      return `دُفع ${told === paid ? `\u2066${number} ${currency}\u2069` : told} بدلًا من ${wanted}، فأُعيد المبلغ`;
    },
  ],
  [
    pattern('paid while (.+): refunded'),
    (state) => `دُفع وحالة الحجز «${states[state] ?? state}»، فأُعيد المبلغ`,
  ],
  [pattern(`a payment of ${A} by card was started`), (amount) => `بدأ دفع ${amount} بالبطاقة`],
  [
    pattern(`payment link for ${A} (sent|made)`),
    (amount, act) => `${act === 'sent' ? 'أُرسل' : 'أُنشئ'} رابط دفع بمبلغ ${amount}`,
  ],
  [
    pattern(`price (lowered|raised) by ${A} before VAT: (.+)`),
    (way, amount, reason) =>
      `${way === 'lowered' ? 'خُفض' : 'رُفع'} السعر بمقدار ${amount} قبل ضريبة القيمة المضافة: ${isolated(reason)}`,
  ],
  [
    pattern(`(.+) of ${A} taken back: (.+)`),
    (entry, amount, reason) => `تم التراجع عن: ${ENTRIES[entry] ?? entry}، ${amount}: ${isolated(reason)}`,
  ],
];

const DEPOSIT = '(deposit: )?';
const ofAccount = (deposit: string): string => (deposit ? 'التأمين: ' : '');

const ofDisputes: Told = [
  [
    pattern(
      `${DEPOSIT}${A} disputed by the guest with their bank\\. Answer it on the payment provider’s pages`,
    ),
    (of, amount) => `${ofAccount(of)}اعترض الضيف على ${amount} لدى بنكه. أجب عن الاعتراض في صفحات مزوّد الدفع`,
  ],
  [
    pattern(`${DEPOSIT}${A} taken back by the guest’s bank for a dispute`),
    (of, amount) => `${ofAccount(of)}سحب بنك الضيف ${amount} بسبب اعتراض`,
  ],
  [
    pattern(`${DEPOSIT}${A} given back to us by the guest’s bank`),
    (of, amount) => `${ofAccount(of)}أعاد إلينا بنك الضيف ${amount}`,
  ],
  [
    pattern(`${DEPOSIT}${A} disputed: decided for (us|the guest)`),
    (of, amount, whom) => `${ofAccount(of)}حُسم الاعتراض على ${amount} لصالح${whom === 'us' ? 'نا' : ' الضيف'}`,
  ],
];

const ofDeposits: Told = [
  [
    pattern(`deposit: ${A} asked for by card, link (sent|made)`),
    (amount, act) => `التأمين: طُلب ${amount} على البطاقة، و${act === 'sent' ? 'أُرسل' : 'أُنشئ'} الرابط`,
  ],
  [pattern(`deposit: the request for ${A} withdrawn`), (amount) => `التأمين: سُحب طلب ${amount}`],
  [
    pattern(`deposit: ${A} held on the card until (.+), (\\d\\d:\\d\\d) (.+)`),
    (amount, day, time, zone) => `التأمين: حُجز ${amount} على البطاقة حتى ${day}، ${time} ${clock(zone)}`,
  ],
  [
    pattern(`deposit: ${A} held on the card, and no longer wanted: released`),
    (amount) => `التأمين: حُجز ${amount} على البطاقة ولم يعد مطلوبًا، فأُلغي حجزه`,
  ],
  [
    pattern(`deposit: ${A}, ${A} kept: (.+)`),
    (amount, kept, reason) => `التأمين: احتُفظ بمبلغ ${kept} من ${amount}: ${reasonOf(reason)}`,
  ],
  [pattern(`deposit: ${A} released`), (amount) => `التأمين: أُلغي حجز ${amount}`],
  [
    pattern(`deposit: ${A} is no longer held: the payment provider released it`),
    (amount) => `التأمين: لم يعد ${amount} محجوزًا، فقد ألغى مزوّد الدفع حجزه`,
  ],
  [
    pattern(`deposit: ${A} of what was kept refunded on the payment provider’s pages`),
    (amount) => `التأمين: استُرد ${amount} مما احتُفظ به، من صفحات مزوّد الدفع`,
  ],
  [
    pattern(`deposit: the refund of ${A} failed; it is kept`),
    (amount) => `التأمين: تعذّر رد ${amount}، وما زال محتفظًا به`,
  ],
  [
    pattern(`deposit: ${A} could not be (kept|released) \\((.+?)\\)?`),
    (amount, act, why) =>
      `التأمين: تعذّر ${act === 'kept' ? 'الاحتفاظ بمبلغ' : 'إلغاء حجز'} ${amount} (${reasonOf(why)})`,
  ],
  [
    pattern(`deposit: ${A} (taken|released|kept) ${HAND}`),
    (amount, act, ...how) => `التأمين: ${depositAct(act)} ${amount} ${hand(...how)}`,
  ],
  [
    pattern(`deposit: ${A} (taken|released|kept): (.*)`),
    (amount, act, reason) =>
      `التأمين: ${depositAct(act)} ${amount}${reason === '' ? '' : `: ${isolated(reason)}`}`,
  ],
];

/** What the history of a booking says of money; amounts and days in it are told where these are. */
export const moneyReasons: Told = [...ofMoney, ...ofDisputes, ...ofDeposits];
