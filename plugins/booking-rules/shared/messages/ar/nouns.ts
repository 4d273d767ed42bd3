import { countOf, type ArabicForms } from './count';

/** Counts of a noun: as a subject, and as an object or behind a preposition, where the dual is another. */
function counted(forms: ArabicForms, objectDual: string) {
  const asObject = { ...forms, two: objectDual };
  return {
    subject: (count: number): string => countOf(count, forms),
    object: (count: number): string => countOf(count, asObject),
  };
}

export const nights = counted(
  { one: 'ليلة واحدة', two: 'ليلتان', few: 'ليالٍ', many: 'ليلة', other: 'ليلة' },
  'ليلتين',
);
export const days = counted(
  { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  'يومين',
);
export const hours = counted(
  { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  'ساعتين',
);
export const guests = counted(
  { one: 'ضيف واحد', two: 'ضيفان', few: 'ضيوف', many: 'ضيفًا', other: 'ضيف' },
  'ضيفين',
);
export const apartments = counted(
  { one: 'شقة واحدة', two: 'شقتان', few: 'شقق', many: 'شقة', other: 'شقة', zero: 'لا توجد شقق' },
  'شقتين',
);
export const bedrooms = counted(
  { one: 'غرفة نوم واحدة', two: 'غرفتا نوم', few: 'غرف نوم', many: 'غرفة نوم', other: 'غرفة نوم' },
  'غرفتي نوم',
);
export const baths = counted(
  { one: 'حمّام واحد', two: 'حمّامان', few: 'حمّامات', many: 'حمّامًا', other: 'حمّام' },
  'حمّامين',
);
export const reviewCounts = counted(
  { one: 'تقييم واحد', two: 'تقييمان', few: 'تقييمات', many: 'تقييمًا', other: 'تقييم' },
  'تقييمين',
);
export const beds = counted(
  { one: 'سرير واحد', two: 'سريران', few: 'أسرّة', many: 'سريرًا', other: 'سرير' },
  'سريرين',
);
export const homes = counted(
  { one: 'مسكن واحد', two: 'مسكنان', few: 'مساكن', many: 'مسكنًا', other: 'مسكن' },
  'مسكنين',
);
export const infants = counted(
  { one: 'رضيع واحد', two: 'رضيعان', few: 'رضّع', many: 'رضيعًا', other: 'رضيع' },
  'رضيعين',
);
export const pets = counted(
  {
    one: 'حيوان أليف واحد',
    two: 'حيوانان أليفان',
    few: 'حيوانات أليفة',
    many: 'حيوانًا أليفًا',
    other: 'حيوان أليف',
  },
  'حيوانين أليفين',
);
