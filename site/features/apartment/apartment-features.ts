import type { Apartment } from '../../api/site-api';

/** A measure of an apartment. Bedroom, bath and guest are the contract's feature list. */
export interface ApartmentFeature {
  feature: 'bedroom' | 'bath' | 'guest' | 'bed' | 'area';
  text: string;
}

/** The size of an apartment, in words. */
export function featuresOf({
  bedrooms,
  bathrooms,
  capacity,
  beds,
  area,
}: Pick<Apartment, 'bedrooms' | 'bathrooms' | 'capacity' | 'beds' | 'area'>): ApartmentFeature[] {
  const features: ApartmentFeature[] = [
    { feature: 'bedroom', text: bedrooms === 0 ? 'Studio' : count(bedrooms, 'bedroom') },
    { feature: 'bath', text: count(bathrooms, 'bath') },
    { feature: 'guest', text: count(capacity, 'guest') },
    { feature: 'bed', text: count(beds, 'bed') },
  ];
  return area === null ? features : [...features, { feature: 'area', text: `${area} m²` }];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
