import type { Product } from 'schema-dts';
import type { ReviewSummary } from '../../api/editorial';
import type { Apartment } from '../../api/site-api';
import type { Addresses } from './addresses';
import { ratingOf } from './rating';

interface Shown {
  apartment: Pick<Apartment, 'apartmentId' | 'name' | 'summary' | 'photos' | 'from'>;
  reviews: ReviewSummary;
  /** Name of the operator. */
  brand: string;
  /** The day in Dubai on which the page is made. */
  today: string;
}

/** An apartment as what can be bought: a night from its lowest rate on, in dirhams. */
export function productOf(shown: Shown, addresses: Addresses): Exclude<Product, string> {
  const { apartment, reviews, brand, today } = shown;
  const { apartmentId, name, summary, photos, from } = apartment;
  const url = addresses.of(`/apartment/${encodeURIComponent(apartmentId)}`);
  const price = (from / 100).toFixed(2);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name,
    sku: apartmentId,
    ...(summary !== '' && { description: summary }),
    ...(photos.length > 0 && { image: photos.map(({ src }) => addresses.of(src)) }),
    brand: { '@type': 'Brand', name: brand },
    ...ratingOf(reviews),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'AED',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'AED',
        unitCode: 'DAY',
        unitText: 'night',
      },
      availability: 'https://schema.org/InStock',
      priceValidUntil: `${Number(today.slice(0, 4)) + 1}-12-31`,
      seller: addresses.organization,
    },
  };
}
