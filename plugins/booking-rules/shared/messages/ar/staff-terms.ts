import type { ChargeBasis } from '../../domain/pricing/charge-rule';
import type { StaffMessages } from '../messages';
import { inHours } from './duration';
import { apartments, nights } from './nouns';
import { isolated } from '../../format/isolated';

const BASES: Readonly<Record<ChargeBasis, string>> = {
  stay: 'لكل إقامة',
  guest: 'لكل ضيف',
  night: 'لكل ليلة',
  'guest-night': 'لكل ضيف وليلة',
  'bedroom-night': 'لكل غرفة نوم وليلة',
  'percent-of-nights': 'من أسعار الليالي',
  'percent-of-taxable': 'من كل ما يخضع للضريبة',
};

export const terms: StaffMessages['terms'] = {
  together: (parts) => parts.join('، '),
  amount: (amount, basis, deluxe) =>
    `${amount} ${BASES[basis]}${deluxe === null ? '' : ` (${deluxe} في شقق ديلوكس)`}`,
  percentage: (percent, basis) => `${percent}% ${BASES[basis]}`,
  firstNights: (count) => `عن أول ${nights.object(count)}`,
  taxable: 'خاضع للضريبة',
  from: (day) => `من ${day}`,
  until: (day) => `حتى ${day}`,
  apartments: (count) => apartments.subject(count),
  plusVat: 'تضاف ضريبة القيمة المضافة',
  noVat: 'من دون ضريبة القيمة المضافة',
  withoutNotice: 'من دون مهلة',
  notice: (hours) => `حتى ${inHours(hours)} قبل الوصول`,
  planLost: (name) => `${isolated(name)} غير متاحة في تلك الشقة.`,
  gapStays: (reasons) => `حُفظ الموسم، لكن حجز هذه الليالي ما زال غير ممكن: ${reasons}`,
  discount: (size) => `خصم ${size} من أسعار الليالي`,
};

export const methods: StaffMessages['methods'] = {
  manual: 'تحويل مصرفي',
  'on-arrival': 'عند الوصول',
  stripe: 'بطاقة، عبر Stripe',
  'bank-transfer': 'تحويل مصرفي',
  cash: 'نقدًا',
  'card-terminal': 'جهاز البطاقات',
  other: 'طريقة أخرى',
};

export const feedProblems: StaffMessages['feedProblems'] = {
  'not-https': 'يجب أن يبدأ العنوان بـ \u2066https://\u2069.',
  'refused-address': 'يؤدي العنوان إلى شبكة خاصة.',
  unreachable: 'تعذّر الوصول إلى القناة.',
  'too-many-redirects': 'يحيل العنوان من مكان إلى آخر.',
  status: 'رفضت القناة إرسال التقويم.',
  'too-slow': 'لم تجب القناة خلال 10 ثوانٍ.',
  'too-large': 'حجم التقويم أكبر من 2 ميغابايت.',
  'cut-off': 'وصل التقويم ناقصًا.',
  'not-a-calendar': 'ما وصل ليس تقويمًا.',
  'too-many-events': 'في التقويم أكثر من 5,000 حدث.',
  'too-costly': 'تعذّرت قراءة التقويم في وقت معقول.',
  'partly-unreadable': 'تعذّرت قراءة بعض أحداث التقويم، فلن تُتاح أي ليلة.',
};
