import { formatDay } from '../../format/day';
import { addDays } from '../../domain/stay';
import type { PaperMessages } from '../en/paper';
import { apartments as apartmentsOf, guests as guestsOf, nights as nightsOf } from './nouns';
import { isolated } from '../../format/isolated';

const inCurrency = (words: string, currency: string): string => `${words} (${currency})`;

/** Documents in Arabic. What tax law names in English stands beside it. */
export const paper: PaperMessages = {
  titles: {
    'Tax Invoice': 'فاتورة ضريبية / Tax Invoice',
    Invoice: 'فاتورة',
    'Tax Credit Note': 'إشعار دائن ضريبي / Tax Credit Note',
    'Credit Note': 'إشعار دائن',
    Receipt: 'إيصال',
    'Receipt Taken Back': 'إيصال ملغى',
    'Booking Confirmation': 'تأكيد الحجز',
  },
  facts: {
    issued: 'تاريخ الإصدار',
    supplied: 'تاريخ التوريد',
    reservation: 'رقم الحجز',
    received: 'تاريخ الاستلام',
    paidBy: 'طريقة الدفع',
    reference: 'المرجع',
    asOf: 'بتاريخ',
  },
  parties: { billTo: 'فاتورة إلى', receivedFrom: 'استُلم من', guest: 'الضيف', stay: 'الإقامة' },
  party: (nights, guests) => `${nightsOf.subject(nights)}، ${guestsOf.subject(guests)}`,
  table: {
    description: 'البيان',
    quantity: 'الكمية',
    price: 'السعر',
    amount: (currency) => inCurrency('المبلغ', currency),
  },
  nights: (first, count) =>
    count === 1
      ? `ليلة واحدة، ${formatDay(first)}`
      : `${nightsOf.subject(count)}، من ${formatDay(first)} إلى ${formatDay(addDays(first, count))}`,
  unnamedTax: 'ضريبة',
  totals: {
    beforeDiscount: 'قبل الخصم',
    discount: 'الخصم',
    beforeTax: 'قبل الضريبة',
    sum: 'المجموع',
    credit: (currency) => inCurrency('المبلغ الدائن', currency),
    total: (currency) => inCurrency('الإجمالي', currency),
    takenBack: (currency) => inCurrency('المبلغ الملغى', currency),
    received: (currency) => inCurrency('المبلغ المستلم', currency),
    paid: 'المدفوع',
    open: 'المتبقي',
  },
  notes: {
    inWords: 'المبلغ كتابةً',
    changed: 'ما تغيّر',
    noLongerHolds: (document) => `لم يعد المستند ${isolated(document)} ساريًا: أُلغيت هذه الدفعة.`,
    replaces: (documents) => `يحل محل ${isolated(documents)}.`,
    corrects: (documents) => `يصحح ${isolated(documents)}.`,
    addsTo: (documents) => `يضاف إلى ${isolated(documents)}.`,
    beforeAndNow: (before, now) => `إجمالي الإقامة سابقًا: ${before}، والآن: ${now}.`,
    account: 'الحساب',
    totalAndPaid: (total, paid) => `إجمالي الإقامة: ${total}. المدفوع: ${paid}.`,
    open: (amount, day) => `المتبقي للدفع: ${amount}${day === null ? '' : ` في موعد أقصاه ${day}`}.`,
    transfer: 'تحويل مصرفي',
    reference: (reference) => `المرجع ${reference}`,
    // Isolated, so that the full stop of “L.L.C.” stays behind it.
    beneficiary: (name) => `الحساب باسم ${isolated(name)}`,
  },
  confirmation: {
    checkIn: (day, time) => `الوصول ${day}، من الساعة ${time}`,
    checkOut: (day, time) => `المغادرة ${day}، حتى الساعة ${time}`,
    payment: 'الدفع',
    part: (amount, day, open) => {
      const when = day === null ? 'عند الحجز' : `في موعد أقصاه ${day}`;
      return `${amount} ${when}: ${open === null ? 'مدفوع' : `يتبقى ${open}`}.`;
    },
    deposit: 'مبلغ التأمين',
    depositText: (amount) => `يُحتفظ بمبلغ تأمين مسترد قدره ${amount} على حدة للإقامة.`,
    ifYouCancel: 'في حال الإلغاء',
    noRefund: 'لا يُسترد المبلغ.',
    later: 'بعد ذلك: لا يُسترد المبلغ.',
    all: (day, amount) => `حتى ${day}: ${amount}، المبلغ كاملًا.`,
    partBack: (day, amount, percent) => `حتى ${day}: ${amount}، أي ${percent}%.`,
    pleaseNote: 'ملاحظة',
    noTaxInvoice: 'هذا التأكيد ليس فاتورة ضريبية.',
  },
  statement: {
    title: 'كشف حساب المالك',
    madeOn: 'تاريخ الإصدار',
    month: 'الشهر',
    commission: 'العمولة',
    commissionOf: (percent) => `العمولة ${percent}%`,
    owner: 'المالك',
    apartments: 'الشقق',
    apartmentCount: (count) => apartmentsOf.subject(count),
    nightsAfterDiscounts: 'الليالي بعد الخصومات',
    kept: 'ما احتُفظ به من إقامات لم تتم',
    expenses: 'المصروفات',
    payout: (currency) => inCurrency('المستحق للمالك', currency),
    counted: 'ما يشمله الكشف',
    countedText:
      'ليالي الشهر بعد الخصومات والتعديلات، من دون التنظيف والخدمات الإضافية والضرائب، وما احتُفظ به من إقامات لم تتم، من دون ضريبة القيمة المضافة.',
    stays: 'الإقامات',
    apartment: 'الشقة',
    stay: 'الإقامة',
    guest: 'الضيف',
    nights: 'الليالي',
    day: 'اليوم',
    spentOn: 'مقابل',
  },
  methods: {
    manual: 'تحويل مصرفي',
    'on-arrival': 'عند الوصول',
    stripe: 'بطاقة، عبر Stripe',
    'bank-transfer': 'تحويل مصرفي',
    cash: 'نقدًا',
    'card-terminal': 'جهاز البطاقات',
    other: 'طريقة أخرى',
  },
  page: (page, of) => `صفحة ${page} من ${of}`,
};
