import type { Messages } from '../types';
import { apartments, days, nights, reviewCounts } from 'booking-rules/shared/messages/ar/nouns';
import { isolated } from 'booking-rules/shared/format/isolated';

/** The pages on which guests and owners write to the business. */
export const contact: Messages['contact'] = {
  heading: 'تواصل معنا',
  intro: 'اسأل عن شقة أو عن إقامة حجزتها أو عن أي أمر آخر. كل رسالة يقرؤها شخص من فريقنا.',
  writeToUs: 'راسلنا',
  reachUs: 'أو تواصل معنا مباشرة',
  times: (checkIn, checkOut, clocks) =>
    `تسجيل الوصول من الساعة ${checkIn}، والمغادرة حتى الساعة ${checkOut}، ${clocks}. إن كان لديك حجز، فاذكر لنا رقمه المرجعي، أو`,
  lookUp: 'ابحث عنه هنا',
  lookUpAfter: '.',
  owners: {
    beforeEmail: 'نردّ خلال يوم عمل واحد. يمكنك أيضًا مراسلتنا على',
    beforePhone: 'أو الاتصال بنا على',
    after: '.',
  },
};

/** Guides and their lists. */
export const guides: Messages['guides'] = {
  heading: 'المقالات',
  by: (author) => `بقلم ${isolated(author)}`,
  checkedOn: (date) => `تمت المراجعة في ${date}`,
  readOn: 'تابع القراءة',
  ofDay: (date) => `المقالات المنشورة في ${date}`,
  categories: 'الفئات',
  page: (page) => `، الصفحة ${page}`,
  none: {
    before: 'لا توجد مقالات بعد. في هذه الأثناء، اطّلع على',
    link: 'جميع الشقق',
    after: '.',
  },
};

/** Parts of the homepage, where editors have not put it in words of their own. */
export const home: Messages['home'] = {
  areas: 'المناطق',
  apartments: 'الشقق',
  apartmentCount: apartments.subject,
  seeAll: (total) => `عرض جميع الشقق (${total})`,
  map: {
    label: 'خريطة المناطق مع أقل سعر لليلة في كل منها',
    heading: 'على الخريطة',
    area: 'المنطقة',
    homes: 'عدد الشقق',
    from: 'الليلة ابتداءً من',
    note: (count, amount) => `${apartments.subject(count)}، ابتداءً من ${amount} لليلة شاملًا جميع الرسوم`,
  },
  whyDirect: (brand) => `لماذا تحجز مباشرة مع ${isolated(brand)}`,
  reasons: {
    onePrice: 'سعر واحد يشمل كل شيء',
    onePriceText: 'رسوم التنظيف وجميع الضرائب مشمولة في الإجمالي من الصفحة الأولى. بلا رسوم خفية.',
    discount: (off) => `خصم ${off} على سعر الليالي`,
    discountText: (code) => `استخدم الرمز ${isolated(code)} عند الحجز هنا. يسري على الحجوزات المباشرة فقط.`,
    freeChange: 'غيّر خططك بحرية',
    partlyBack: (percent) => `استرداد ${percent}% إذا تغيّرت خططك`,
    refund: (count, percent) =>
      `ألغِ حجزك قبل الوصول بما لا يقل عن ${days.object(count)}، ونردّ إليك ${percent}% من المبلغ.`,
    longerStays: 'كلما طالت إقامتك، قلّ السعر',
    longerStaysText: (count, percent) =>
      `خصم ${percent}% على الإقامات من ${nights.object(count)} فأكثر، يُطبَّق تلقائيًا.`,
  },
};

/** What guests say, here and on the marketplace. */
export const reviews: Messages['reviews'] = {
  guestsRate: (brand, rating) => `تقييم الضيوف لـ ${isolated(brand)}: ${rating} من 5`,
  onMarketplace: (count, marketplace) => `أكثر من ${reviewCounts.object(count)} على ${isolated(marketplace)}`,
  readOn: (marketplace) => `اقرأ التقييمات على ${isolated(marketplace)}`,
  average: (count) => `من 5، استنادًا إلى ${reviewCounts.object(count)} على هذا الموقع`,
  scores: {
    cleanliness: 'النظافة',
    accuracy: 'مطابقة الوصف',
    checkIn: 'تسجيل الوصول',
    communication: 'التواصل',
    location: 'الموقع',
    value: 'القيمة',
  },
  search: 'ابحث في التقييمات',
  found: (count) => (count === 0 ? 'لا تقييم يذكر ذلك' : reviewCounts.subject(count)),
  hostAnswers: 'رد المضيف',
  stayed: (month) => `إقامة في ${month}`,
  stayedAt: (month) => `إقامة خلال ${month} في`,
};

/** Pages that editors build, where something of them is missing or unchecked. */
export const sections: Messages['sections'] = {
  nothingFilledIn: 'لم يُضَف شيء هنا بعد.',
  template: 'هذا النص نموذج لم يراجعه أحد بعد.',
};
