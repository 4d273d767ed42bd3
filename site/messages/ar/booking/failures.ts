import type { Messages } from '../../types';
import { durationOf } from 'booking-rules/shared/messages/ar/duration';

/** Why a stay was not reserved or not paid, and what the guest can do about it. */
export const failures: Messages['failures'] = {
  expired: {
    title: 'انتهت صلاحية هذا السعر.',
    text: (minutes) => `نثبّت السعر لمدة ${durationOf(minutes)}. لم يُحجز شيء، وما أدخلته محفوظ.`,
  },
  fields: 'يُرجى مراجعة الحقول المميّزة.',
  nightsUnavailable: 'سبقك ضيف آخر إلى حجز هذه الليالي قبل لحظات.',
  notListed: 'لم يعد حجز هذه الشقة ممكنًا.',
  nothingReserved: 'لم يُحجز شيء، وما أدخلته محفوظ.',
  findAnother: 'ابحث عن شقة أخرى في هذه التواريخ',
  otherDates: 'تواريخ أخرى لهذه الشقة',
  withoutCode: {
    text: (total) => `لم يُحجز شيء، وما أدخلته محفوظ. تبلغ تكلفة إقامتك ${total} من دون رمز الخصم.`,
    button: 'المتابعة من دون الرمز',
  },
  withoutExtra: {
    text: 'لم يُحجز شيء، وما أدخلته محفوظ.',
    button: 'المتابعة من دونها',
  },
  used: {
    title: 'سبق استخدام هذا السعر في حجز آخر.',
    text: 'لا يُستخدم كل سعر إلا مرة واحدة. ما أدخلته محفوظ.',
    find: 'ابحث عن حجزي',
  },
  failed: {
    title: 'لم يكتمل حجزك.',
    text: 'ما أدخلته محفوظ، ولن تؤدي المحاولة مرة أخرى إلى حجز ثانٍ.',
  },
  noPrice: {
    pageTitle: 'السعر غير موجود',
    expired: 'انتهت صلاحية هذا السعر',
    unknown: {
      title: 'هذا السعر غير موجود',
      text: 'قد يكون الرابط غير مكتمل. اختر تواريخك مرة أخرى لترى سعر اليوم.',
    },
    missing: {
      title: 'اختر إقامتك أولًا',
      text: 'ابحث عن شقة، واختر تواريخك، ثم اضغط على «احجز». سترى كل التفاصيل هنا قبل أن تؤكد.',
    },
  },
  payment: {
    over: {
      title: 'لم نعد نحتفظ لك بالليالي.',
      text: 'انتهت مهلة الدفع، ولم يُخصم منك أي مبلغ. قد تكون الليالي ما زالت متاحة.',
    },
    heading: 'نحتفظ لك بالليالي إلى أن تدفع',
    beforeReference: 'لم يُخصم منك أي مبلغ بعد. رقم حجزك هو ',
    afterReference: '. ادفع قبل انتهاء صلاحية السعر لتحتفظ بإقامتك.',
    email: 'البريد الإلكتروني الذي حجزت به',
    wrongPair: 'لم نجد حجزًا بهذا الرقم وهذا البريد الإلكتروني',
    payNow: 'ادفع الآن',
  },
};
