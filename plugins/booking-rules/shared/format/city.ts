import { currentLanguage } from './language';

/** Cities by their English names, as Arabic writes them: those of the place packs, and those around the Gulf. */
const IN_ARABIC: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ Dubai: 'دبي', 'Abu Dhabi': 'أبوظبي', Sharjah: 'الشارقة', 'Ras Al Khaimah': 'رأس الخيمة' },
    ...{ Ajman: 'عجمان', Fujairah: 'الفجيرة', Riyadh: 'الرياض', Jeddah: 'جدة', Doha: 'الدوحة' },
    ...{ Manama: 'المنامة', 'Kuwait City': 'مدينة الكويت', Muscat: 'مسقط', Amman: 'عمّان' },
    ...{ Beirut: 'بيروت', Cairo: 'القاهرة', Istanbul: 'إسطنبول', Berlin: 'برلين', London: 'لندن' },
    ...{ Paris: 'باريس', Madrid: 'مدريد', Vienna: 'فيينا' },
  }),
);

/** A city in the language of the moment; as it is written where we know no other name. */
export function cityName(city: string): string {
  return currentLanguage() === 'ar' ? (IN_ARABIC.get(city.trim()) ?? city) : city;
}
