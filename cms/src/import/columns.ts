/**
 * The fields that a row can have, and the columns in which each is looked for, first match first. Column
 * names are compared without capitals, spaces and signs; a dot goes into an object. Documented in
 * docs/import.md.
 */
export const COLUMNS = {
  id: 'id listingId ref reference referenceNumber externalId objectId propertyId unitId unitRef code',
  slug: 'slug apartmentId urlSlug handle permalink',
  name: 'title name listingName listingTitle propertyName apartmentName unitName headline titleEn nameEn metaTitle',
  summary: 'summary shortDescription tagline subtitle excerpt metaDescription',
  description: 'description longDescription about details overview descriptionEn body',
  space: 'space theSpace',
  access: 'guestAccess',
  rules: 'rules otherNotes',
  houseRules: 'houseRules policies.houseRules',
  district: 'district area community neighbourhood neighborhood areaName locality location zone',
  address: 'address building buildingName tower towerName street streetAddress fullAddress project location',
  latitude:
    'latitude lat geoloc.lat geo.lat location.lat location.latitude coordinates.lat coordinates.latitude',
  longitude:
    'longitude lng lon long geoloc.lng geo.lng geo.lon location.lng location.lon location.longitude coordinates.lng coordinates.lon coordinates.longitude',
  coordinates: 'coordinates latLng latLon gps geo geolocation',
  permit:
    'permit permitNumber permitNo dtcm dtcmPermit dtcmPermitNumber dtcmNumber licence license licenceNumber licenseNumber registrationNumber tourismPermit',
  bedrooms: 'bedrooms bedroom rooms br bhk numberOfBedrooms bedroomCount',
  bathrooms: 'bathrooms baths bathroom bath numberOfBathrooms bathroomCount',
  beds: 'beds bedCount numberOfBeds',
  capacity:
    'guests capacity maxGuests maximumGuests accommodates sleeps personCapacity occupancy maxOccupancy numberOfGuests persons pax',
  size: 'areaSqm sizeSqm sqm squareMetres squareMeters area size floorArea builtUpArea areaSqft sizeSqft sqft squareFeet',
  amenities: 'amenities facilities features amenityList',
  price:
    'nightlyRate nightlyPrice pricePerNight ratePerNight dailyRate pricePerDay priceNight price rate baseRate basePrice rent amount priceAed weeklyRate pricePerWeek monthlyRent monthlyPrice monthlyRate pricePerMonth rentPerMonth yearlyRent annualRent yearlyPrice pricePerYear rentPerYear',
  priceFrequency: 'priceFrequency rentFrequency frequency pricePeriod rentPeriod period',
  currency: 'currency priceCurrency currencyCode',
  weekendRate: 'weekendRate weekendPrice weekendNightlyRate',
  cleaningFee: 'cleaningFee cleaning cleaningCharge',
  deposit: 'deposit securityDeposit damageDeposit',
  minimumStay: 'minNights minimumNights minimumStay minStay availability.minNights',
  maximumStay: 'maxNights maximumNights maximumStay maxStay availability.maxNights',
  checkIn: 'checkIn checkInTime availability.checkIn',
  checkOut: 'checkOut checkOutTime availability.checkOut',
  available: 'available isAvailable bookable openForBooking',
  furnishing: 'furnishingStatus furnished furnishing',
  purpose: 'purpose offering',
  category: 'category propertyType unitType',
  pictures: 'images photos pictures gallery imageUrls photoCount',
} as const;

export type Field = keyof typeof COLUMNS;

export const FIELDS = Object.keys(COLUMNS) as Field[];

/** A column's name as it is compared: `Price per night (AED)` is `pricepernightaed`, dots stay. */
export function comparable(column: string): string {
  return column.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');
}

const COMPARABLE = Object.fromEntries(
  FIELDS.map((field) => [field, COLUMNS[field].split(' ').map(comparable)]),
) as Record<Field, string[]>;

/** The columns of a field in comparable form, first choice first. */
export function columnsOf(field: Field): readonly string[] {
  return COMPARABLE[field];
}
