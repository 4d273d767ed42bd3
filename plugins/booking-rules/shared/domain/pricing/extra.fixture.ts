import type { Extra } from './extra';

/** A transfer, once for the stay, with VAT, two days ahead. */
export function extraOf(details: Partial<Extra> = {}): Extra {
  return {
    id: 'airport-transfer',
    name: 'Airport transfer',
    description: 'A driver meets you at arrivals.',
    price: 15_000,
    basis: 'stay',
    taxable: true,
    noticeHours: 48,
    most: 2,
    apartments: null,
    ...details,
  };
}

/** A cot for each night, without VAT. */
export const COT = extraOf({
  id: 'baby-cot',
  name: 'Baby cot',
  price: 4_000,
  basis: 'night',
  taxable: false,
});
