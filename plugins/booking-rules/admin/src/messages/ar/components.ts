import { countOf } from 'booking-rules/shared/messages/ar/count';
import type { PanelMessages } from '../types';
import { isolated } from '../../../../shared/format/isolated';

const WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];
const weekdays = (days: readonly number[]): string => days.map((day) => WEEKDAYS[day] ?? '').join(' و');

export const components: PanelMessages['components'] = {
  apartment: {
    label: 'الشقة',
    choose: 'اختر شقة',
    noMatch: 'لا توجد شقة مطابقة',
    withDistrict: (name, district) => `${isolated(name)}، ${isolated(district)}`,
  },
  back: 'رجوع',
  close: 'إغلاق',
  exportCsv: 'تصدير CSV',
  extras: {
    none: 'لا شيء',
    hint: (amount, how, { taxable, isLate }) => {
      const vat = taxable ? '، تضاف إليه ضريبة القيمة المضافة' : '، دون ضريبة القيمة المضافة';
      const late = isLate ? ' انقضت مهلة طلبها: تأكد من إمكان ترتيبها.' : '';
      return `${amount}${how === null ? '' : ` (${how})`}${vat}.${late}`;
    },
  },
  fields: {
    checkIn: 'الوصول',
    checkOut: 'المغادرة',
    afterCheckIn: 'يجب أن يكون بعد يوم الوصول',
    reason: 'السبب',
    on: 'نعم',
    off: 'لا',
    month: 'الشهر',
    ratePlan: 'خطة السعر',
    withTotal: (name, total) => `${isolated(name)}: ${total}`,
    any: (label) => `مسح الاختيار: ${label}`,
  },
  list: {
    clearFilters: 'مسح عوامل التصفية',
    pages: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
    page: (page, of) => `صفحة ${page} من ${of}`,
    clearSearch: 'مسح البحث',
  },
  mail: {
    sent: (when) => `أُرسلت ${when}`,
    beingSent: 'قيد الإرسال، ولا يستغرق ذلك عادةً أكثر من دقيقة',
    gaveUp: (error) => `توقف الإرسال بعد عشر محاولات${error === null ? '' : `: ${isolated(error)}`}`,
    nextAttempt: (when, error) =>
      `لم تُرسل بعد، والمحاولة التالية ${when}${error === null ? '' : `: ${isolated(error)}`}`,
    noServer: 'لم يُضبط خادم بريد بعد (SMTP_URL)، لذا تُحفظ الرسائل ملفاتٍ في مجلد البريد ولا تصل إلى أحد.',
  },
  menu: 'الحجوزات',
  preview: {
    none: 'لا تتوفر معاينة حاليًا.',
    making: 'جارٍ إعداد المعاينة…',
    open: 'فتح المعاينة',
  },
  taxNumber: {
    name: (isTrn) => (isTrn ? 'رقم التسجيل الضريبي (TRN)' : 'الرقم الضريبي'),
    form: (isTrn) => (isTrn ? '15 رقمًا' : 'من 5 إلى 20 حرفًا ورقمًا'),
  },
  price: { total: 'الإجمالي', deposit: 'التأمين، غير مشمول في الإجمالي' },
  print: 'طباعة',
  query: { loading: 'جارٍ التحميل', failed: 'تعذّر التحميل', again: 'إعادة المحاولة' },
  readiness: {
    off: 'عمليات التحقق معطّلة في إعدادات الموقع.',
    nothingMissing: 'لا ينقص شيء.',
    missing: (count) =>
      `النواقص: ${countOf(count, { one: 'شيء واحد', two: 'شيئان', few: 'أشياء', many: 'شيئًا', other: 'شيء' })}`,
    ready: 'جاهزة للنشر.',
    mustBeComplete: 'يمكنك الحفظ الآن، ثم النشر عند استكمال كل شيء.',
    mayBeCompletedLater: 'يمكن النشر الآن والاستكمال لاحقًا.',
  },
  days: {
    weekdays: WEEKDAYS,
    shortWeekday: (day) => (WEEKDAYS[day] ?? '').replace('ال', ''),
    list: weekdays,
    any: 'أي يوم',
    weekend: (nights) => (nights.length === 0 ? 'نهاية الأسبوع (بلا ليالٍ)' : `ليالي ${weekdays(nights)}`),
    fromTo: (from, to) => `من ${from} إلى ${to}`,
  },
  age: { soon: 'بعد لحظات', now: 'الآن' },
  noAnswer: 'لم يستجب الخادم.',
  notTaken: 'لم يُقبل الملف',
};
