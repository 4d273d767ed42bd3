import type { Apartment } from '../../api/site-api';
import { messages } from '../../messages/messages';

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
  const t = messages().apartment.features;
  const features: ApartmentFeature[] = [
    { feature: 'bedroom', text: bedrooms === 0 ? t.studio : t.bedrooms(bedrooms) },
    { feature: 'bath', text: t.baths(bathrooms) },
    { feature: 'guest', text: t.guests(capacity) },
    { feature: 'bed', text: t.beds(beds) },
  ];
  return area === null ? features : [...features, { feature: 'area', text: t.squareMetres(area) }];
}
