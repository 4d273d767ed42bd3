import type { Accommodation, VacationRental } from 'schema-dts';
import type { PropertyPolicies } from 'booking-rules/shared/domain/restrictions/rules';
import type { ReviewSummary } from '../../api/editorial';
import type { Apartment } from '../../api/site-api';
import type { Addresses } from './addresses';
import { ratingOf } from './rating';

interface Shown {
  apartment: Omit<Apartment, 'similar'>;
  reviews: ReviewSummary;
  policies: Pick<PropertyPolicies, 'checkInTime' | 'checkOutTime'>;
}

/** An apartment as a place to stay in: all its pictures, where it is, and whom it sleeps. */
export function vacationRentalOf(shown: Shown, addresses: Addresses): Exclude<VacationRental, string> {
  const { apartment, reviews, policies } = shown;
  const { apartmentId, name, summary, photos, location, address, district, permitNumber } = apartment;
  const url = addresses.of(`/apartment/${encodeURIComponent(apartmentId)}`);
  return {
    '@type': 'VacationRental',
    '@id': `${url}#rental`,
    url,
    name,
    identifier: apartmentId,
    additionalType: 'Apartment',
    ...(summary !== '' && { description: summary }),
    ...(photos.length > 0 && { image: photos.map(({ src }) => addresses.of(src)) }),
    ...(location && {
      ...location,
      geo: { '@type': 'GeoCoordinates', ...location },
    }),
    address: {
      '@type': 'PostalAddress',
      ...(address !== null && { streetAddress: address }),
      addressLocality: 'Dubai',
      addressRegion: district.name,
      addressCountry: 'AE',
    },
    checkinTime: policies.checkInTime,
    checkoutTime: policies.checkOutTime,
    ...(permitNumber !== null && {
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Holiday home permit', value: permitNumber }],
    }),
    ...ratingOf(reviews),
    containsPlace: accommodationOf(apartment),
    parentOrganization: addresses.organization,
  };
}

function accommodationOf(apartment: Shown['apartment']): Exclude<Accommodation, string> {
  const { bedrooms, bathrooms, beds, capacity, area, amenities } = apartment;
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: capacity, maxValue: capacity },
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    bed: { '@type': 'BedDetails', numberOfBeds: beds },
    ...(area !== null && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
    amenityFeature: amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}
