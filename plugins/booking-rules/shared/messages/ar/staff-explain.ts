import type { MinimumStayRule } from '../../domain/restrictions/compiled-rules';
import type { StaffMessages } from '../messages';
import { inHours } from './duration';
import { days, guests, nights } from './nouns';
import { isolated } from '../../format/isolated';

const MINIMUM_SAID_BY: Readonly<Record<MinimumStayRule['kind'], string>> = {
  'gap-fill': 'لأن الليالي الخالية بين إقامتين تُباع معًا',
  'season-apartment': 'بحسب موسم لهذه الشقة',
  season: 'بحسب موسم لجميع الشقق',
  override: 'بحسب الحد الخاص بهذه الشقة',
  global: 'بحسب الحد الأدنى لجميع الشقق',
  default: 'لأن لا قاعدة تطلب أكثر',
};
const SOURCES = { reservation: 'حجز', block: 'إغلاق', channel: 'قناة' } as const;

export const explain: StaffMessages['explain'] = {
  notAsked: 'لم يُفحص.',
  listed: 'الشقة منشورة ومتاحة للحجز.',
  notListed: 'الشقة غير متاحة للحجز.',
  stay: (count, from, to) => `${nights.subject(count)}، من ${from} إلى ${to}.`,
  noStay: 'يجب أن تكون المغادرة يومًا صحيحًا بعد يوم الوصول.',
  today: (day, clocks) => `اليوم هو ${day}، ${clocks}.`,
  notice: (hours, time, earliest) =>
    hours === 0
      ? `لا تلزم مهلة قبل الوصول في الساعة ${time}: أقرب موعد للوصول هو ${earliest}.`
      : `تلزم مهلة ${inHours(hours)} قبل الوصول في الساعة ${time}: أقرب موعد للوصول هو ${earliest}.`,
  bookable: (count, last) => `الحجز متاح قبل ${days.object(count)} على الأكثر: آخر ليلة هي ${last}.`,
  minimum: {
    none: 'لا تنطبق أي قاعدة.',
    by: (count, kind, season) =>
      `الحد الأدنى ${nights.subject(count)}، ${MINIMUM_SAID_BY[kind]}${season === null ? '' : `: ${isolated(season)}`}.`,
  },
  maximum: {
    ofAll: (count) => `الحد الأقصى ${nights.subject(count)}، وهو أطول إقامة لجميع الشقق.`,
    ofApartment: (count) => `الحد الأقصى ${nights.subject(count)}، بحسب الحد الخاص بالشقة.`,
  },
  days: {
    free: (day) => `لا يقيّد أي موسم ${day}.`,
    open: (day, season) => `${day} مفتوح بحسب الموسم ${isolated(season)}.`,
    closed: (day, season) => `${day} مغلق بحسب الموسم ${isolated(season)}.`,
  },
  taken: {
    none: 'جميع الليالي متاحة.',
    some: (count, first, source, reference) =>
      `الليالي المحجوزة: ${nights.subject(count)}، أولاها ${first} (${reference === null ? SOURCES[source] : `${SOURCES[source]} ${reference}`}).`,
  },
  guests: (asked, sleeps) => `المطلوب ${guests.subject(asked)}، وتتسع الشقة لعدد ${sleeps}.`,
  code: (code, size) => `يخصم الرمز ${isolated(code)} ${size} من أسعار الليالي.`,
};
