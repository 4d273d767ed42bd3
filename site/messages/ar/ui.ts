import type { ExtraBasis } from 'booking-rules/shared/domain/pricing/extra';
import type { Messages } from '../types';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import { homes } from 'booking-rules/shared/messages/ar/nouns';
import { isolated } from 'booking-rules/shared/format/isolated';

const EACH: Readonly<Record<ExtraBasis, string>> = {
  stay: '',
  night: ' لليلة',
  guest: ' للضيف',
  'guest-night': ' للضيف في الليلة',
};

/** Parts that many pages share: fields, sheets, steppers, prices, maps. */
export const ui: Messages['ui'] = {
  comma: '، ',
  close: 'إغلاق',
  fewer: (label) => `إنقاص: ${label}`,
  more: (label) => `زيادة: ${label}`,
  outOfFive: (rating) => `${rating} من 5`,
  about: (amount) => `حوالي\u00a0${leftToRight(amount)}`,
  youPay: (amount) => `تدفع ${amount}`,
  before: 'السعر السابق:',
  youSave: (amount) => `توفّر ${amount}`,
  bank: {
    heading: 'بيانات الحساب المصرفي',
    reference: 'المرجع:',
  },
  extras: {
    howMany: (name) => `العدد: ${isolated(name)}`,
    none: 'بدون',
    price: (amount, basis, isTaxable) =>
      `${amount}${EACH[basis]}${isTaxable ? ' + ضريبة القيمة المضافة' : ''}`,
  },
  fields: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    phoneOptional: 'الهاتف (اختياري)',
    phoneHint: `مع رمز الدولة، مثل ${leftToRight('+44 20 7946 0958')}.`,
    show: 'إظهار',
    hide: 'إخفاء',
  },
  phone: {
    country: 'رمز الدولة',
    oftenChosen: 'الأكثر اختيارًا',
    allCountries: 'جميع الدول',
    option: (name, calling) => `${isolated(name)} (${leftToRight(`+${calling}`)})`,
    missing: 'أدخل رقم هاتفك',
    tooLong: (most) => `الحد الأقصى لعدد الأحرف هو ${most}`,
    noCountry: 'اختر دولة رقم هاتفك',
    incomplete: (country, calling) =>
      `لا يبدو أن هذا رقم هاتف كامل (${isolated(country)}، ${leftToRight(`+${calling}`)}). تحقّق من الأرقام، أو اختر دولة أخرى.`,
  },
  map: {
    failed: 'تعذّر تحميل الخريطة. كل ما فيها تجده في القائمة.',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    closePopup: 'إغلاق النافذة',
    cluster: (count, price) => `${homes.subject(count)} · من ${price}`,
    sketch: 'الطرق والمترو مبسّطة',
  },
};

/**
 * Figures that keep their order among Arabic words: a phone number, an amount with its sign before it. Isolated as
 * Unicode has it, since messages hold no markup.
 */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

const characters = (count: number) =>
  countOf(count, {
    one: 'حرف واحد',
    two: 'حرفين',
    few: 'أحرف',
    many: 'حرفًا',
    other: 'حرف',
  });

export const forms: Messages['forms'] = {
  enterName: {
    name: 'أدخل اسمك',
    'first name': 'أدخل اسمك الأول',
    'last name': 'أدخل اسم العائلة',
  },
  enterEmail: 'أدخل بريدك الإلكتروني',
  completeEmail: 'أدخل بريدًا إلكترونيًا كاملًا، مثل name@example.com',
  phoneWithCountry: 'أدخل الرقم مع رمز الدولة، مثل \u2066+44 20 7946 0958\u2069',
  passwordHint: (shortest) =>
    `${characters(shortest)} على الأقل. لا تختر كلمة مرور شائعة، ولا بريدك الإلكتروني، ولا اسمنا.`,
  passwordTooShort: (shortest) => `استخدم ${characters(shortest)} على الأقل`,
  passwordTooLong: (longest) =>
    `استخدم ${characters(longest)} على الأكثر. تُحتسب الأحرف العربية والرموز التعبيرية بأكثر من حرف`,
  passwordAgain: 'أدخل كلمة المرور الجديدة مرة أخرى',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين',
  // What goes on from an English label says nothing to a reader of Arabic.
  thisField: () => 'تحقق مما أدخلته هنا',
  unreachable: 'تعذّر الاتصال بنا. تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
};
