import type { Messages } from '../types';
import { countOf } from 'booking-rules/shared/messages/ar/count';

const MINUTE = { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' };
const SECOND = { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' };

export const enquiry: Messages['enquiry'] = {
  title: 'استفسارك',
  thankYou: 'شكرًا لك',
  seeAll: 'شاهد جميع الشقق',
  name: 'الاسم',
  arrive: 'الوصول (اختياري)',
  leave: 'المغادرة (اختياري)',
  guests: 'عدد الضيوف (اختياري)',
  question: 'سؤالك',
  send: 'أرسل الاستفسار',
  answeredBy: 'نرد عليك بالبريد الإلكتروني، عادةً خلال يوم عمل واحد.',
  owner: {
    title: 'حدّثنا عن عقارك',
    lead: 'نوضح لك الدخل الذي يمكن أن يحققه وكيف نعتني به، دون أي التزام منك.',
    area: 'موقع عقارك',
    areaHint: 'المنطقة، واسم المبنى إن كان له اسم.',
    bedrooms: 'عدد غرف النوم',
    choose: 'اختر',
    studio: 'استوديو',
    question: 'ما الذي تود معرفته؟',
  },
  problems: {
    arrivalToo: 'اختر يوم الوصول أيضًا',
    departureToo: 'اختر يوم المغادرة أيضًا',
    departureAfter: 'اختر يومًا بعد يوم الوصول',
    question: 'اكتب سؤالك',
    tooLong: (characters) =>
      `لا تتجاوز ${countOf(characters, { one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })}`,
  },
  notSent: 'لم يُرسل استفسارك.',
  kept: 'احتفظنا بما كتبته.',
  done: {
    received: 'وصلنا استفسارك',
    reply: (email) =>
      `سنرد عليك ${email ? `على ${email}` : 'بالبريد الإلكتروني'}، عادةً خلال يوم عمل واحد. رقم استفسارك المرجعي هو`,
  },
  failures: {
    check: 'يُرجى مراجعة استفسارك.',
    tooLong: 'استفسارك طويل جدًا. يُرجى اختصاره.',
    tooMany: (seconds) => {
      const wait = seconds < 60 ? countOf(seconds, SECOND) : countOf(Math.ceil(seconds / 60), MINUTE);
      return `وصلتنا طلبات كثيرة من اتصالك: حاول مرة أخرى بعد ${wait}.`;
    },
    notNow: 'لا يمكننا استلام استفسارك الآن. حاول مرة أخرى بعد ثوانٍ، أو اتصل بنا.',
    ourSide: 'حدث خطأ من جانبنا. حاول مرة أخرى، أو اتصل بنا.',
  },
};
