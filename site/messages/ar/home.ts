import type { Messages } from '../messages';
import { apartments, days, nights } from './nouns';

/** Parts of the homepage, where editors have not put it in words of their own. */
export const home: Messages['home'] = {
  areas: 'المناطق',
  apartments: 'الشقق',
  apartmentCount: apartments.subject,
  seeAll: (total) => `عرض جميع الشقق (${total})`,
  whyDirect: (brand) => `لماذا تحجز مباشرة مع ${brand}`,
  reasons: {
    onePrice: 'سعر واحد يشمل كل شيء',
    onePriceText:
      'رسوم التنظيف ودرهم السياحة وضريبة القيمة المضافة مشمولة في الإجمالي من الصفحة الأولى. بلا رسوم خفية.',
    discount: (off) => `خصم ${off} على سعر الليالي`,
    discountText: (code) => `استخدم الرمز ${code} عند الحجز هنا. يسري على الحجوزات المباشرة فقط.`,
    freeChange: 'غيّر خططك بحرية',
    partlyBack: (percent) => `استرداد ${percent}% إذا تغيّرت خططك`,
    refund: (count, percent) =>
      `ألغِ حجزك قبل الوصول بما لا يقل عن ${days.object(count)}، ونردّ إليك ${percent}% من المبلغ.`,
    longerStays: 'كلما طالت إقامتك، قلّ السعر',
    longerStaysText: (count, percent) =>
      `خصم ${percent}% على الإقامات من ${nights.object(count)} فأكثر، يُطبَّق تلقائيًا.`,
  },
};
