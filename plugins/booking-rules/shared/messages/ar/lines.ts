import { formatCount } from '../../format/plural';
import type { Factors, LineMessages } from '../en/lines';
import { bedrooms as bedroomsOf, guests as guestsOf, nights as nightsOf } from './nouns';
import { isolated } from '../../format/isolated';

export const lines: LineMessages = {
  nights: (count, rates) =>
    `${nightsOf.subject(count)}: ${rates.map(({ nights, rate }) => `${formatCount(nights)} × ${rate}`).join('، ')}`,
  ratePlan: (name, percent, way) =>
    `${isolated(name)}: ${way === 'off' ? 'خصم' : 'زيادة'} ${percent}% ${way === 'off' ? 'من' : 'على'} سعر الليالي`,
  lengthOfStay: (percent, count) => `خصم ${percent}% على الإقامة ${nightsOf.object(count)} أو أكثر`,
  promotion: (code, size) => `${isolated(code)}: خصم ${size} من سعر الليالي`,
  standardRate: 'السعر الأساسي',
  cleaning: 'رسوم التنظيف',
  fee: (name, amount, factors) => `${isolated(name)}: ${[amount, ...factorsOf(factors)].join(' × ')}`,
  extra: (name, amount, factors) => `${isolated(name)}: ${[...factorsOf(factors), amount].join(' × ')}`,
  percentage: (name, percent) => `${isolated(name)} ${percent}%`,
  percentageOfNights: (name, percent) => `${isolated(name)}: ${percent}% من سعر الليالي`,
  adjustment: 'تعديل على السعر',
  because: (what, reason) => `${what}: ${isolated(reason)}`,
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
