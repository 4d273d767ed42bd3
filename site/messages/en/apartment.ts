import { plural } from 'booking-rules/shared/format/plural';

/** What the page of an apartment says of it. */
export const apartment = {
  /** Its size, in words. */
  features: {
    label: 'Features',
    studio: 'Studio',
    bedrooms: (count: number) => plural(count, 'bedroom'),
    baths: (count: number) => plural(count, 'bath'),
    guests: (count: number) => plural(count, 'guest'),
    beds: (count: number) => plural(count, 'bed'),
    squareMetres: (area: number) => `${area} m²`,
  },
  /** Headings of its parts. */
  parts: {
    priceAndDates: 'Price and dates',
    about: 'About this apartment',
    amenities: 'What it has',
    availability: 'Availability',
    stayDetails: 'Good to know',
    terms: 'Terms',
    location: 'Where it is',
    reviews: 'What guests say',
    enquiry: 'Ask about this apartment',
    similar: 'Similar apartments',
  },
  readOn: 'Read on',
  readLess: 'Read less',
  amenities: {
    unknown: "Ask us what's in this apartment.",
    showAll: (count: number) => `Show all ${count} amenities`,
    showFewer: 'Show fewer amenities',
    groups: {
      essentials: 'Essentials',
      kitchen: 'Kitchen',
      comfort: 'Comfort',
      work: 'Work',
      family: 'Family',
      building: 'In the building',
      outdoors: 'Outdoors',
      services: 'Services',
    },
  },
  location: {
    /** Parts of an address, the smallest first. */
    address: (parts: readonly string[]) => parts.join(', '),
    openInMaps: 'Open in maps',
    newTab: '(new tab)',
    map: (name: string) => `Map: where ${name} is`,
    moreIn: (district: string) => `More apartments in ${district}`,
    permit: 'Holiday home permit',
    permitNumber: (number: string) => `Holiday home permit ${number}`,
  },
  minimumStay: (nights: number) => `${nights} nights minimum, unless the calendar says otherwise`,
  /** What a night is called where it is the unit of a price. */
  night: 'night',
  terms: {
    cancellation: (policy: string) => `Cancellation: ${policy}`,
    refund: (percent: number, days: number) =>
      `${percent}% refund if cancelled ${days} days or more before arrival.`,
    noRefund: 'No refund after booking.',
    noRefundLater: 'No refund later.',
    deposit: 'Security deposit',
    /** Follows the amount. */
    depositHeld: ', held separately and returned after your stay.',
    noDeposit: 'None.',
    arrivalAndDeparture: 'Arrival and departure',
    times: (checkIn: string, checkOut: string, clock: string) =>
      `Check-in from ${checkIn}, check-out by ${checkOut}, ${clock}.`,
    included: 'What the price includes',
    /** A tax by its size: `5% VAT`. */
    percentage: (percent: number, name: string) => `${percent}% ${name}`,
    includes: (charges: readonly string[]) => {
      const all = ['Nights', 'cleaning', ...charges];
      return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}. No hidden extras.`;
    },
  },
};

/** What is said of an apartment's photos. */
export const gallery = {
  photos: 'Photos',
  photo: (number: number, total: number, alt: string) => `Photo ${number} of ${total}: ${alt}`,
  showAll: (count: number) => (count === 1 ? 'Show the photo' : `Show all ${count} photos`),
  none: 'Photos are on their way.',
  photosOf: (name: string) => `Photos of ${name}`,
  /** Of the photos over the whole screen, read out rather than seen. */
  lightbox: {
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    gallery: 'Photo gallery',
    carousel: 'Carousel',
    slide: 'Slide',
    /** The braces are filled in by the lightbox. */
    position: '{index} of {total}',
  },
};
