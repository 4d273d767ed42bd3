import type { Messages } from '../messages';

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
