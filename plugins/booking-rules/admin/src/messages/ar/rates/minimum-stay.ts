import { countOf } from 'booking-rules/shared/messages/ar/count';
import { apartments, nights } from 'booking-rules/shared/messages/ar/nouns';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

export const minimumStay: PanelMessages['minimumStay'] = {
  title: 'الحد الأدنى للإقامة',
  subtitle:
    'أقل عدد من الليالي يمكن للضيف حجزه. تُطبَّق المواسم أولًا، ثم الحدود الخاصة بالشقق، ثم الحد الأدنى للجميع.',
  forAll: {
    title: 'لجميع الشقق',
    nights: 'عدد الليالي',
    hint: 'يُطبَّق حيث لا يوجد موسم أو حد خاص بالشقة.',
  },
  seasons: {
    title: 'المواسم',
    explanation:
      'تواريخ لها حد أدنى خاص بها للإقامة، يُطبَّق حسب يوم الوصول. عند تداخل المواسم يُقدَّم موسم الشقق المختارة، ثم الموسم الأقصر. المواسم التي تحدد الأسعار فقط موجودة في صفحة الأسعار.',
    none: 'لا توجد مواسم بعد.',
    edit: (name) => `تعديل الموسم ${isolated(name)}`,
    add: 'إضافة موسم',
    showAll: (seasons) => `عرض جميع المواسم (${seasons})`,
  },
  season: {
    minimum: (count) => `${nights.subject(count)} على الأقل`,
    nightly: (amount) => `${amount} لليلة`,
    weekend: (amount) => `${amount} في نهاية الأسبوع`,
    arrivals: (days) => `الوصول: ${days}`,
    departures: (days) => `المغادرة: ${days}`,
  },
  overrides: {
    title: 'الشقق',
    caption: 'الحد الأدنى للإقامة حسب الشقة',
    columns: { apartment: 'الشقة', override: 'حد خاص', today: 'اليوم', year: 'الأشهر الاثنا عشر القادمة' },
    found: (count) => `${apartments.subject(count)}. حدد بعضها لضبطها معًا.`,
    selected: (count) => `الشقق المحددة: ${count}`,
    select: (apartment) => `تحديد ${isolated(apartment)}`,
    selectAll: (count) => `تحديد الكل (${count})`,
    nights: 'عدد الليالي',
    nightsOfSelected: 'عدد الليالي للشقق المحددة',
    set: 'ضبط الليالي',
    clear: 'إزالة الحدود الخاصة',
    override: (apartment) => `الحد الخاص بشقة ${isolated(apartment)}، بالليالي`,
    none: (usual) => `بلا (${usual})`,
    now: nights.subject,
    year: (apartment) => `الحد الأدنى للإقامة في ${isolated(apartment)}`,
    showMore: (count) => `عرض ${count} أخرى`,
    tooMany: (most) => `ابحث أو اختر منطقة لتحديد الكل: يمكن ضبط ${most} شقة معًا كحد أقصى.`,
  },
  gaps: {
    title: 'ليالٍ لا يمكن حجزها',
    subtitle: 'ليالٍ متاحة بين إقامتين في الأشهر الستة القادمة لا يمكن لأي ضيف حجزها وفق قواعدك',
    opened: (apartment, days) => `${isolated(apartment)}: يمكن للضيوف الآن حجز ${days}.`,
    undo: 'تراجع',
    none: 'يمكن حجز كل ليلة متاحة في الأشهر الستة القادمة.',
    noneFound: 'يمكن حجز كل ليلة متاحة في هذه الشقق في الأشهر الستة القادمة.',
    found: (gaps, count) => `${gapsOf(gaps)}، ${nights.subject(count)} لا يمكن لأحد حجزها.`,
    columns: { apartment: 'الشقة', nights: 'الليالي', why: 'السبب', todo: 'الإجراء' },
    nights: nights.subject,
    why: 'السبب',
    whyHere: (apartment, firstNight) => `السبب: ${isolated(apartment)}، ${firstNight}`,
    relax: 'إتاحة',
    relaxHere: (apartment, firstNight) => `إتاحة: ${isolated(apartment)}، ${firstNight}`,
  },
};

function gapsOf(count: number): string {
  return countOf(count, { one: 'فجوة واحدة', two: 'فجوتان', few: 'فجوات', many: 'فجوة', other: 'فجوة' });
}
