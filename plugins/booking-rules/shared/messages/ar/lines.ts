import { formatCount } from '../../format/plural';
import type { Factors, LineMessages } from '../en/lines';
import { bedrooms as bedroomsOf, guests as guestsOf, nights as nightsOf } from './nouns';

export const lines: LineMessages = {
  nights: (count, rates) =>
    `${nightsOf.subject(count)}: ${rates.map(({ nights, rate }) => `${formatCount(nights)} × ${rate}`).join('، ')}`,
  ratePlan: (name, percent, way) =>
    `${name}: ${way === 'off' ? 'خصم' : 'زيادة'} ${percent}% ${way === 'off' ? 'من' : 'على'} سعر الليالي`,
  lengthOfStay: (percent, count) => `خصم ${percent}% على الإقامة ${nightsOf.object(count)} أو أكثر`,
  promotion: (code, size) => `${code}: خصم ${size} من سعر الليالي`,
  standardRate: 'السعر الأساسي',
  cleaning: 'رسوم التنظيف',
  fee: (name, amount, factors) => `${name}: ${[amount, ...factorsOf(factors)].join(' × ')}`,
  extra: (name, amount, factors) => `${name}: ${[...factorsOf(factors), amount].join(' × ')}`,
  percentage: (name, percent) => `${name} ${percent}%`,
  percentageOfNights: (name, percent) => `${name}: ${percent}% من سعر الليالي`,
  adjustment: 'تعديل على السعر',
  because: (what, reason) => `${what}: ${reason}`,
  neverDearer: 'لا تزيد تكلفة الإقامة الأقصر على الأطول',
  cancellation: 'رسوم الإلغاء',
  noShow: 'رسوم عدم الحضور',
  nightsGivenUp: 'رسوم الليالي التي تخلى عنها الضيف',
  names: { VAT: 'ضريبة القيمة المضافة', 'Tourism Dirham': 'درهم السياحة' },
};

function factorsOf({ quantity = 1, bedrooms, guests, nights }: Factors): string[] {
  return [
    ...(quantity > 1 ? [formatCount(quantity)] : []),
    ...(bedrooms === undefined ? [] : [bedroomsOf.subject(bedrooms)]),
    ...(guests === undefined ? [] : [guestsOf.subject(guests)]),
    ...(nights === undefined ? [] : [nightsOf.subject(nights)]),
  ];
}
