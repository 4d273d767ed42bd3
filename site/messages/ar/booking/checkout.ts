import type { Messages } from '../../types';
import { durationOf, inHours, inMinutes } from 'booking-rules/shared/messages/ar/duration';

const firstTheLink = (held: number): string =>
  `افتح أولًا الرابط الذي نرسله إلى بريدك الإلكتروني خلال ${durationOf(held)}: نحتفظ لك بالليالي حتى ذلك الحين.`;

/** The page on which a guest reserves at a price that is held for them, and the form on it. */
export const checkout: Messages['checkout'] = {
  confirmStay: 'تأكيد إقامتك',
  finishBooking: 'إكمال حجزك',
  stay: 'إقامتك',
  newPriceComing: 'جارٍ حساب السعر الجديد',
  getNewPrice: 'احصل على سعر جديد',
  findApartment: 'ابحث عن شقة',
  withoutScript: {
    before: 'للحجز عبر الموقع، فعّل JavaScript، أو اتصل بنا على الرقم ',
    after: (quote) => ` واذكر رقم عرض السعر ${quote}.`,
  },
  byRequest: {
    title: 'تحتاج هذه الإقامة إلى موافقتنا',
    text: (minutes) =>
      `نرد عليك خلال ${durationOf(minutes)}. نحتفظ لك بالليالي حتى ذلك الحين، ولا تدفع شيئًا قبل الموافقة.`,
  },
  tooSoon: {
    title: 'موعد الوصول قريب جدًا للحجز عبر الموقع',
    before: 'لن يصل التحويل المصرفي في الوقت المناسب. اتصل بنا على الرقم ',
    after: ' وسنحجز لك هذه الإقامة.',
  },
  extras: {
    heading: 'أضف إلى إقامتك',
    text: 'اختر ما تحتاج إليه. يمكنك أيضًا إضافته لاحقًا من صفحة حجزك.',
    showPrice: 'اعرض السعر مع هذه الإضافات',
  },
  guest: {
    heading: 'بيانات الضيف',
    emailHint: 'ستحتاج إليه مع رقم الحجز لفتح حجزك.',
    phone: 'رقم الهاتف',
    phoneHint: 'للتواصل معك يوم وصولك. لرقم من دولة أخرى، ابدأ برمز الدولة، مثل \u2066+44\u2069.',
    message: 'رسالتك إلينا (اختياري)',
    messageHint: 'موعد وصولك المتوقع، أو أي شيء تود أن نجهزه لك.',
  },
  payment: {
    heading: 'كيف تود أن تدفع؟',
    manual: {
      title: 'تحويل مصرفي',
      text: (held, toPay) =>
        `${firstTheLink(held)} ولديك بعدها مهلة ${durationOf(toPay)} للدفع، على ألا تتجاوز موعد الوصول.`,
    },
    onArrival: {
      title: 'عند الوصول',
      text: (held) => `${firstTheLink(held)} وتدفع عند وصولك.`,
    },
    card: {
      title: 'بالبطاقة، الآن',
      text: 'تدفع على الصفحة الآمنة لشريك الدفع، ونحتفظ لك بالليالي في هذه الأثناء.',
    },
  },
  policies: {
    heading: 'ما توافق عليه',
    ifPlansChange: 'إذا تغيّرت خططك',
    houseRules: 'قواعد البيت',
    deposit: (amount) => `يُحجز مبلغ تأمين قدره ${amount} بشكل منفصل، ويُعاد إليك بعد إقامتك.`,
    terms: { before: 'بإتمام الحجز، فإنك توافق على: ', after: '.' },
    privacy: { before: 'كيف نستخدم بياناتك: ', after: '.' },
  },
  reserve: (total) => `احجز — ${total}`,
  request: (total) => `أرسل الطلب — ${total}`,
  expiry: {
    minutesLeft: (minutes) => `يبقى هذا السعر ساريًا لمدة ${inMinutes(minutes)}`,
    hoursLeft: (hours) => `يبقى هذا السعر ساريًا لمدة ${inHours(hours)}`,
    almostOver: 'يبقى هذا السعر ساريًا لأقل من دقيقة',
    until: (instant) => `يبقى هذا السعر ساريًا حتى يوم ${instant}`,
    over: 'انتهت صلاحية هذا السعر',
    getNewOne: 'احصل على سعر جديد',
  },
};
