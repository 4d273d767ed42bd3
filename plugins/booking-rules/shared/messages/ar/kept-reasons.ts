import { KEPT_AMOUNT, KEPT_STAY } from '../../format/kept-text';
import { DESK_BOOKING, rulesIn, wordsOfRule, type RuleWords } from '../en/kept-reasons';
import type { Answers } from '../messages';
import { moneyReasons, ownReasons } from './kept-reasons-money';
import { lines } from './lines';
import { guests, nights } from './nouns';
import { isolated } from '../../format/isolated';

const said: Answers['said'] = {
  ...ownReasons,
  // How bookings begin, go on and end.
  ...{ imported: 'مستورد', accepted: 'قُبل', declined: 'رُفض', released: 'أُتيحت الليالي', paid: 'دُفع' },
  ...{ 'email address confirmed': 'تأكد البريد الإلكتروني', 'marked paid': 'سُجّل مدفوعًا' },
  ...{ 'asked for the link again': 'طُلب الرابط من جديد', 'the guests have left': 'غادر الضيوف' },
  ...{ 'confirmed by a manager': 'أكّده المدير', 'the payment was started': 'بدأ الدفع' },
  ...{ 'paid late, nights still free': 'دُفع متأخرًا والليالي ما زالت متاحة' },
  ...{ 'the payment was not completed': 'لم يكتمل الدفع', 'reminded of the payment': 'أُرسل تذكير بالدفع' },
  ...{ 'refunded as agreed': 'استُرد المبلغ بحسب الاتفاق', 'refunded in full': 'استُرد المبلغ كاملًا' },
  ...{ 'not refunded': 'دون استرداد', 'Billed to the guest': 'الفاتورة باسم الضيف' },
  'the payment did not come in time': 'لم يصل الدفع في الوقت المحدد',
  'an answer did not come in time': 'لم يصل الرد في الوقت المحدد',
  'the confirmation of the email address did not come in time': 'لم يُؤكَّد البريد الإلكتروني في الوقت المحدد',
  'arrival information released early': 'أُتيحت معلومات الوصول مبكرًا',
  'arrival information held back': 'حُجبت معلومات الوصول',
  'arrival information left to the rule': 'تُركت معلومات الوصول للقاعدة',
  'its time was over': 'انتهت مدة حفظها',
  // Money that came and could not be kept.
  'paid a second time: refunded': 'دُفع مرة ثانية، فأُعيد المبلغ',
  'more than is due: refunded': 'أكثر من المستحق، فأُعيد المبلغ',
  'paid too late: refunded': 'دُفع بعد فوات الأوان، فأُعيد المبلغ',
  // Why an entry of a folio was written.
  ...{ expired: 'انتهت صلاحية الحجز', cancelled: 'أُلغيت الإقامة', 'no-show': 'لم يحضر الضيف' },
  ...{ changed: 'تغيّرت الإقامة', adjusted: 'عُدّل السعر', 'extras changed': 'تغيّرت الخدمات الإضافية' },
  ...{ done: 'تم الاسترداد', 'given back': 'أُعيد المبلغ', refunded: 'استُرد', dispute: 'اعتراض' },
  ...{ disputed: 'اعترض الضيف', 'A shorter stay is never dearer': lines.neverDearer },
  'the total stays as it was agreed': 'يبقى الإجمالي كما اتُّفق عليه',
};

const RULES: RuleWords = {
  'dates-invalid': 'التواريخ',
  'in-the-past': 'مضي الموعد',
  'advance-notice': 'المهلة المطلوبة',
  'too-far-ahead': 'بُعد الموعد',
  'min-stay': 'الحد الأدنى للإقامة',
  'max-stay': 'الحد الأقصى للإقامة',
  'arrival-day-closed': 'عدم إتاحة الوصول في ذلك اليوم',
  'departure-day-closed': 'عدم إتاحة المغادرة في ذلك اليوم',
  'not-available': 'حجز الليالي',
  'too-many-guests': 'عدد الضيوف',
  'not-listed': 'إيقاف حجز الشقة',
};

const PRICES: Readonly<Record<string, string>> = {
  'agreed rates': 'بالأسعار المتفق عليها',
  'today’s rates': 'بأسعار اليوم',
  kept: 'يبقى السعر كما هو',
};

const COST = `(${KEPT_AMOUNT} as before|${KEPT_AMOUNT} → ${KEPT_AMOUNT}, ${KEPT_AMOUNT} (?:more|less))`;
const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 's');

function costOf(cost: string): string {
  const [was = '', is = '', rest = ''] = cost.match(new RegExp(KEPT_AMOUNT, 'g')) ?? [];
  if (cost.endsWith('as before')) return `${was} كما كان`;
  const change = cost.endsWith('more') ? 'بزيادة' : 'بنقص';
  return `${isolated(was)} ← ${isolated(is)}، ${change} ${rest}`;
}

/** What of the stay was changed: its nights, where it is, how many come. */
function changeOf(what: string): string {
  const [, stay = '', count, before = ''] =
    /^(.*?)(?:(?:^|\. )(\d+) guests? instead of (\d+))?$/s.exec(what) ?? [];
  const party = count === undefined ? [] : [`${guests.subject(Number(count))} بدلًا من ${before}`];
  const moved = stay === '' ? [] : [stayOf(stay)];
  return [...moved, ...party].join('. ');
}

function stayOf(stay: string): string {
  if (stay === 'Priced anew') return 'أُعيد حساب السعر';
  const other = pattern(`Moved to (.+), (${KEPT_STAY}) \\(before: (.+), (${KEPT_STAY})\\)`).exec(stay);
  if (other)
    return `نُقلت الإقامة إلى ${isolated(other[1] ?? '')}، ${other[2]} (سابقًا: ${isolated(other[3] ?? '')}، ${other[4]})`;
  const [, act, count, to] =
    pattern(`(Lengthened|Shortened) by (\\d+) nights? to (${KEPT_STAY})`).exec(stay) ?? [];
  if (act) {
    const verb = act === 'Lengthened' ? 'مُدّدت' : 'قُصّرت';
    return `${verb} الإقامة ${nights.object(Number(count))} لتصبح ${to}`;
  }
  const same = pattern(`Moved to (${KEPT_STAY}) \\(before: (${KEPT_STAY})\\)`).exec(stay);
  return same ? `نُقلت الإقامة إلى ${same[1]} (سابقًا: ${same[2]})` : stay;
}

function extrasOf(list: string): string {
  return [...list.matchAll(/(.+?) (added|taken off)(?:, |$)/g)]
    .map(([, name = '', act]) => `${act === 'added' ? 'أُضيف' : 'أُزيل'}: ${isolated(name)}`)
    .join('، ');
}

const ofStay: Answers['withWords'] = [
  [
    DESK_BOOKING,
    (paid, rules) =>
      [
        'حجز من المكتب',
        ...(paid ? ['مدفوع'] : []),
        ...rulesIn(rules).map((rule) => `رغم ${wordsOfRule(RULES, rule)}`),
      ].join('، '),
  ],
  [pattern('Billed to (.+)'), (company) => `الفاتورة باسم ${isolated(company)}`],
  [
    pattern(
      '(?=.)(?:Name corrected, before: (.+?)(?:\\. |$))?(Phone number changed)?(?:\\. |$)?(Email address changed)?',
    ),
    (before, phone, email) =>
      [
        ...(before ? [`صُحّح الاسم، وكان ${isolated(before)}`] : []),
        ...(phone ? ['تغيّر رقم الهاتف'] : []),
        ...(email ? ['تغيّر البريد الإلكتروني'] : []),
      ].join('. '),
  ],
  [pattern(`(.+ (?:added|taken off))\\. ${COST}`), (extras, cost) => `${extrasOf(extras)}. ${costOf(cost)}`],
  // What is long was cut at its end.
  [
    pattern(`(.+)\\. ${COST} \\(by hand: (.+?)\\)?`),
    (what, cost, reason) => `${changeOf(what)}. ${costOf(cost)} (سعر مُدخل يدويًا: ${isolated(reason)})`,
  ],
  [
    pattern(`(.+)\\. ${COST} \\((.+)\\)`),
    (what, cost, how) => `${changeOf(what)}. ${costOf(cost)} (${PRICES[how] ?? how})`,
  ],
];

/** Why bookings and their folios changed; amounts and days in it are told where these are. */
export const keptReasons: Answers = { said, withNumbers: [], withWords: [...moneyReasons, ...ofStay] };
