import { formatShortDay } from '../../../../../shared/format/day';
import { guests as guestsOf, nights as nightsOf } from '../../../../../shared/messages/ar/nouns';
import type { MailMessages } from '../types';
import { isolated } from '../../../../../shared/format/isolated';

export const parts: MailMessages['parts'] = {
  stayInSubject: (apartment, checkIn, checkOut, reference) =>
    `${isolated(apartment)}، من ${formatShortDay(checkIn)} إلى ${formatShortDay(checkOut)} (${reference})`,
  stay: {
    heading: 'إقامتك',
    reference: 'رقم الحجز',
    apartment: 'الشقة',
    checkIn: 'الوصول',
    checkOut: 'المغادرة',
    from: (day, time) => `${day}، من الساعة ${time}`,
    by: (day, time) => `${day}، حتى الساعة ${time}`,
    for: 'المدة والضيوف',
    party: (nights, guests) => `${nightsOf.subject(nights)}، ${guestsOf.subject(guests)}`,
    rate: 'خطة السعر',
    address: 'العنوان',
  },
  changes: {
    heading: 'ما تغيّر',
    apartment: 'الشقة',
    dates: 'التواريخ',
    guests: 'عدد الضيوف',
    extras: 'الخدمات الإضافية',
    none: 'لا شيء',
    total: 'الإجمالي',
    was: (is, was) => `${isolated(is)} (كان: ${isolated(was)})`,
    and: '، ',
  },
  price: {
    heading: 'السعر',
    total: 'الإجمالي',
    deposit: (amount) => `يُحتفظ بمبلغ تأمين مسترد قدره ${amount} على حدة لإقامتك.`,
    whenYouBook: 'عند الحجز',
    by: (day) => `في موعد أقصاه ${day}`,
    paid: (amount) => `${amount}، مدفوع`,
  },
  refunds: {
    heading: 'ما يُعاد إليك إذا ألغيت',
    policy: (name) => `سياسة الإلغاء: ${isolated(name)}`,
    fromNowOn: 'من الآن',
    later: 'بعد ذلك',
    none: 'لا يُسترد شيء',
    by: (day) => `حتى ${day}`,
    all: (amount) => `${amount}، المبلغ كاملًا`,
    part: (amount, percent) => `${amount}، أي ${percent}%`,
  },
  online: {
    heading: 'رحلتي',
    cancellable:
      'اعرف كيف تصل، وأضف خدمات، أو غيّر تواريخك، أو ألغِ واعرف ما يُعاد إليك. وحين يحين الوقت تجد هناك رمز الباب والواي فاي، حتى من دون اتصال إن سبق أن فتحت الصفحة. لا تشارك هذا الرابط مع أحد: يمكن لمن يملكه أن يفعل الشيء نفسه.',
    settled: 'اطّلع على تفاصيل هذا الحجز في أي وقت. لا تشارك هذا الرابط مع أحد.',
    seeOrCancel: 'افتح رحلتي',
    see: 'عرض هذا الحجز',
  },
  questions: {
    heading: 'للأسئلة أو التغييرات',
    text: (reference) =>
      `ردّ على هذه الرسالة أو تواصل معنا بطريقة أخرى، واذكر رقم حجزك ${reference} لنجد حجزك بسرعة.`,
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    site: 'الموقع',
  },
  transfer: {
    heading: 'طريقة الدفع',
    ask: 'اطلب منا بيانات الحساب المصرفي.',
    askAt: (ways) => `اطلب منا بيانات الحساب المصرفي: ${ways.map(isolated).join(' أو ')}.`,
    reference: (reference) => `اكتب ${reference} مرجعًا للتحويل.`,
  },
  attached: (names) => `مرفق: ${names.map(isolated).join('، ')}.`,
  calendar: {
    summary: (apartment, brand) => `${isolated(apartment)} (${isolated(brand)})`,
    reference: (reference) => `رقم الحجز ${reference}`,
    times: (checkIn, checkOut, clock) =>
      `الوصول من الساعة ${checkIn}، والمغادرة حتى الساعة ${checkOut}، ${clock}`,
  },
};
