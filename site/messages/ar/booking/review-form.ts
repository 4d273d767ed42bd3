import type { Messages } from '../../types';
import { isolated } from 'booking-rules/shared/format/isolated';

/** The page on which guests review their stay. */
export const reviewForm: Messages['reviewForm'] = {
  title: 'كيف كانت إقامتك؟',
  invitation: (until) => `أخبرنا وأخبر من سيأتي بعدك، حتى ${until}. لن يأخذ ذلك أكثر من دقيقتين.`,
  write: 'اكتب تقييمك',
  stay: (apartment, days) => `${isolated(apartment)}، ${days}`,
  intro: (until) =>
    `كن صريحًا: تقييمك يفيد الضيوف بعدك ويفيدنا. يمكنك الكتابة حتى ${until}. نقرأ كل تقييم قبل عرضه.`,
  shown: (name, month) => `نعرض «${isolated(name)}، ${month}»، ولا نعرض اسمك الكامل.`,
  overall: 'إقامتك بوجه عام',
  stars: ['', '1 – ضعيفة', '2 – مقبولة', '3 – جيدة', '4 – جيدة جدًا', '5 – ممتازة'],
  parts: 'بالتفصيل (إن شئت)',
  noStars: 'من دون تقييم',
  text: 'تقييمك',
  textHint: 'ما الذي أعجبك؟ وما الذي يفيد الضيوف أن يعرفوه؟',
  send: 'أرسل التقييم',
  problems: { rating: 'اختر من 1 إلى 5', text: 'اكتب بضع كلمات', check: 'ينقص شيء. راجع الحقول أعلاه.' },
  failures: {
    tooLong: 'تقييمك طويل جدًا. يُرجى اختصاره.',
    notNow: 'لا يمكننا استلام تقييمك الآن. حاول مرة أخرى بعد بضع ثوانٍ.',
  },
  thanks: 'شكرًا على تقييمك',
  thanksText: 'نقرؤه الآن ونعرضه قريبًا، ونرد عليه عادةً.',
  states: {
    early: 'يمكنك تقييم إقامتك من يوم مغادرتك.',
    closed: 'لم يعد تقييم هذه الإقامة ممكنًا: انقضت 60 يومًا على مغادرتك.',
    never: 'لم تتم هذه الإقامة، فلا يوجد ما يُقيَّم.',
  },
  brokenLink: 'لا يفتح هذا الرابط أي تقييم.',
  brokenLinkText: 'قد يكون الرابط غير مكتمل. افتحه من رسالتنا مرة أخرى.',
  toBooking: 'إلى حجزك',
};
