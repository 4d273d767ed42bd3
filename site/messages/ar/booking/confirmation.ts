import type { Messages } from '../../types';
import { durationOf } from 'booking-rules/shared/messages/ar/duration';
import { isolated } from 'booking-rules/shared/format/isolated';

const by = (when: string | null): string => (when === null ? '' : ` في موعد أقصاه ${when}`);

/** What a guest reads who has just reserved: where the stay stands, and what comes next. */
export const confirmation: Messages['confirmation'] = {
  yourReservation: 'حجزك',
  pageTitle: 'شكرًا لك',
  thanks: (firstName) => `شكرًا لك يا ${isolated(firstName)}.`,
  yourReference: 'رقم حجزك هو',
  standing: {
    confirmAddress: 'أكّد بريدك الإلكتروني لنحتفظ لك بالليالي.',
    requested: 'استلمنا طلبك.',
    unpaid: 'نحتفظ لك بالليالي إلى أن تدفع.',
    confirmed: 'تم حجز إقامتك.',
    completed: 'انتهت إقامتك.',
    cancelled: 'أُلغيت هذه الإقامة.',
    expired: 'لم تُؤكَّد هذه الإقامة في الوقت المحدد.',
    noShow: 'لم تسجّل وصولك لهذه الإقامة.',
  },
  loading: 'جارٍ تحميل إقامتك',
  yourStay: 'إقامتك',
  yourBooking: 'حجزك',
  pay: (amount) => `ادفع ${amount}`,
  addToCalendar: 'أضف الإقامة إلى تقويمك',
  seeOrCancel: 'افتح رحلتي',
  see: 'عرض هذا الحجز',
  trip: {
    title: 'لرحلتك صفحة خاصة بها',
    text: 'كيف تصل، ورمز الباب والواي فاي حين يحين الوقت. افتحها مرة على هاتفك، فتُفتح بعدها من دون اتصال.',
    extras: 'إضافة خدمات',
  },
  mailSubject: (reference) => `الحجز رقم ${reference}`,
  noReference: {
    title: 'لا يوجد حجز لعرضه',
    text: 'لرؤية حجزك، افتح الرابط الذي وصلك بعد الحجز.',
  },
  lookUp: {
    heading: 'البحث عن حجزك',
    text: 'حفاظًا على خصوصيتك، لا نعرض التفاصيل إلا في المتصفح الذي حجزت منه. لرؤيتها في أي مكان آخر، استخدم رقم الحجز والبريد الإلكتروني الذي حجزت به.',
    button: 'ابحث عن الحجز',
    again: 'حاول مرة أخرى',
  },
  steps: {
    heading: 'الخطوات التالية',
    confirmAddress: {
      title: (until) => `افتح الرابط الذي أرسلناه إلى بريدك${by(until)}`,
      text: 'نحتفظ لك بالليالي حتى ذلك الحين. وبعد تأكيد بريدك الإلكتروني، نحتفظ لك بها مدة أطول.',
    },
    keepReference: {
      title: 'احتفظ برقم حجزك',
      text: 'ليكن في متناولك مع بريدك الإلكتروني كلما اتصلت بنا أو راسلتنا.',
    },
    answer: {
      title: (minutes) => `نرد عليك خلال ${durationOf(minutes)}`,
      text: 'نحتفظ لك بالليالي في هذه الأثناء، ونراسلك فور اتخاذ القرار.',
    },
    pay: {
      title: (amount, when) => `ادفع ${amount}${by(when)}`,
      manual: 'بتحويل مصرفي. نرسل إليك بيانات الحساب بالبريد الإلكتروني؛ اكتب رقم حجزك في التحويل.',
      'on-arrival': 'عند وصولك.',
      stripe: 'بالبطاقة. اتبع الرابط الذي أرسلناه إلى بريدك.',
      deposit: (amount) => `يُحجز مبلغ تأمين مسترد قدره ${amount} بشكل منفصل.`,
    },
    arrive: {
      title: (day) => `الوصول يوم ${day}`,
      text: (time, clock) => `الشقة لك ابتداءً من الساعة ${time} ${clock}. أخبرنا بموعد وصولك المتوقع.`,
    },
  },
};
