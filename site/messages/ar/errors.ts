import type { Messages } from '../types';

/** Pages that are shown in place of what was asked for. */
export const errors: Messages['errors'] = {
  notFound: (path) => `الصفحة غير موجودة: ${path}`,
  notFoundFatal: (path) => `الصفحة غير موجودة: ${path}`,
  failed: 'حدث خطأ ما',
  previewExpired: 'انتهت صلاحية هذه المعاينة',
  tooMany: 'طلبات كثيرة جدًا',
  busy: 'لدينا ضغط كبير',
  tryAgain: 'حاول مرة أخرى',
  toHomepage: 'العودة إلى الصفحة الرئيسية',
  toApartments: 'عرض جميع الشقق',
  pages: {
    missing: { heading: 'عذرًا! الصفحة غير موجودة.', text: 'الصفحة التي تبحث عنها غير موجودة.' },
    gone: { heading: 'لم يعد هذا متوفرًا.', text: 'ما كان هنا انتهت صلاحيته أو أُزيل.' },
    tooMany: {
      heading: 'طلبات كثيرة جدًا.',
      text: 'وردت من اتصالك طلبات كثيرة في وقت واحد. حاول مرة أخرى بعد ثوانٍ.',
    },
    busy: {
      heading: 'لدينا ضغط كبير الآن.',
      text: 'حاول مرة أخرى بعد ثوانٍ. لم يُحجز شيء ولم يُخصم أي مبلغ عبر هذه الصفحة.',
    },
    broken: {
      heading: 'حدث خطأ من جانبنا.',
      text: 'حاول مرة أخرى بعد لحظات. لم يُحجز شيء ولم يُخصم أي مبلغ عبر هذه الصفحة.',
    },
  },
};
