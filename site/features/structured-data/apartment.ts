import type { PropertyPolicies } from 'booking-rules/shared/domain/restrictions/rules';
import type { Accommodation, AggregateRating, Product, Rating, Review, VacationRental } from 'schema-dts';
import type { ReviewSummary } from '../../api/editorial';
import type { Apartment } from '../../api/site-api';
import { messages } from '../../messages/messages';
import { bedsOf, googleAmenities } from './google-amenities';
import type { Addresses } from './page';
import { decimalAmount } from 'booking-rules/shared/format/csv';
import { currencyOfBusiness } from 'booking-rules/shared/format/money';
import { placeOfBusiness } from 'booking-rules/shared/format/place';

interface ProductShown {
  apartment: Pick<Apartment, 'apartmentId' | 'name' | 'summary' | 'photos' | 'from'>;
  reviews: ReviewSummary;
  /** Name of the operator. */
  brand: string;
  /** The day at the property on which the page is made. */
  today: string;
}

/** An apartment as what can be bought: a night, at its lowest price with all fees. */
export function productOf(shown: ProductShown, addresses: Addresses): Exclude<Product, string> {
  const { apartment, reviews, brand, today } = shown;
  const { apartmentId, name, summary, photos, from } = apartment;
  const url = addresses.of(`/apartment/${encodeURIComponent(apartmentId)}`);
  const price = decimalAmount(from);
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
      priceCurrency: currencyOfBusiness(),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currencyOfBusiness(),
        unitCode: 'DAY',
        unitText: messages().apartment.night,
      },
      availability: 'https://schema.org/InStock',
      priceValidUntil: `${Number(today.slice(0, 4)) + 1}-12-31`,
      seller: addresses.organization,
    },
  };
}

interface RentalShown {
  apartment: Omit<Apartment, 'similar'>;
  reviews: ReviewSummary;
  policies: Pick<PropertyPolicies, 'checkInTime' | 'checkOutTime'>;
}

/** An apartment as a place to stay in: all its pictures, where it is, and whom it sleeps. */
export function vacationRentalOf(shown: RentalShown, addresses: Addresses): Exclude<VacationRental, string> {
  const { apartment, reviews, policies } = shown;
  const { apartmentId, name, summary, photos, location, address, district, permitNumber } = apartment;
  const { city, country } = placeOfBusiness();
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
      ...coordinatesOf(location),
      geo: { '@type': 'GeoCoordinates', ...coordinatesOf(location) },
    }),
    address: {
      '@type': 'PostalAddress',
      ...(address !== null && { streetAddress: address }),
      addressRegion: district.name,
      // Until a place is chosen, its country is a guess.
      ...(city !== '' && { addressLocality: city, addressCountry: country }),
    },
    checkinTime: policies.checkInTime,
    checkoutTime: policies.checkOutTime,
    ...(permitNumber !== null && {
      additionalProperty: [
        { '@type': 'PropertyValue', name: messages().apartment.location.permit, value: permitNumber },
      ],
    }),
    ...ratingOf(reviews),
    containsPlace: accommodationOf(apartment),
    parentOrganization: addresses.organization,
  };
}

/** With five decimals, about a metre: Google takes no fewer, and a number would lose its last zeros. */
function coordinatesOf({ latitude, longitude }: NonNullable<Apartment['location']>) {
  return { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
}

function accommodationOf(apartment: RentalShown['apartment']): Exclude<Accommodation, string> {
  const { bedrooms, bathrooms, capacity, area } = apartment;
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: capacity, maxValue: capacity },
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    bed: bedsOf(apartment),
    ...(area !== null && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
    amenityFeature: googleAmenities(apartment),
  };
}

/** The bounds of every rating (contract A4). */
const BOUNDS = { bestRating: 5, worstRating: 1 };

interface Rated {
  aggregateRating?: Exclude<AggregateRating, string>;
  review?: Exclude<Review, string>[];
}

/** What guests say, where the page shows that somebody has said something. */
function ratingOf({ average, total, data }: ReviewSummary): Rated {
  if (average === null || total === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: total,
      ...BOUNDS,
    },
    review: data
      .filter(({ isVerified }) => isVerified)
      .map(({ guestName, rating, text, date }) => ({
        '@type': 'Review',
        datePublished: date,
        author: { '@type': 'Person', name: guestName },
        reviewRating: starsOf(rating),
        reviewBody: text,
      })),
  };
}

function starsOf(rating: number): Exclude<Rating, string> {
  return { '@type': 'Rating', ratingValue: rating, ...BOUNDS };
}
