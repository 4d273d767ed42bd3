import { formatCount, plural } from 'booking-rules/shared/format/plural';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

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
    sleeping: "Where you'll sleep",
    facts: 'At a glance',
    amenities: 'What it has',
    availability: 'Availability',
    stayDetails: 'Good to know',
    terms: 'Terms',
    location: 'Where it is',
    reviews: 'What guests say',
    host: 'Your host',
    enquiry: 'Ask about this apartment',
    similar: 'Similar apartments',
  },
  rooms: {
    /** What a room without a name is called. */
    names: {
      bedroom: 'Bedroom',
      'living-room': 'Living room',
      kitchen: 'Kitchen',
      bathroom: 'Bathroom',
      balcony: 'Balcony',
      'outdoor-area': 'Garden and terrace',
      'shared-area': 'In the building',
    },
    /** One of several that are called the same. */
    numbered: (name: string, number: number) => `${name} ${number}`,
    beds: {
      'king-bed': (count: number) => plural(count, 'king bed'),
      'queen-bed': (count: number) => plural(count, 'queen bed'),
      'double-bed': (count: number) => plural(count, 'double bed'),
      'single-bed': (count: number) => plural(count, 'single bed'),
      'bunk-bed': (count: number) => plural(count, 'bunk bed'),
      'sofa-bed': (count: number) => plural(count, 'sofa bed'),
      'folding-bed': (count: number) => plural(count, 'folding bed'),
    },
  },
  /** What guests ask before they book. */
  facts: {
    floor: 'Floor',
    floorNumber: (floor: number) => {
      if (floor < 0) return 'Below ground level';
      return floor === 0 ? 'Ground floor' : `${floor}${ENDINGS[ORDINALS.select(floor)] ?? 'th'} floor`;
    },
    lift: 'Lift',
    hasLift: 'Yes',
    noLift: 'No lift',
    view: 'View',
    views: {
      sea: 'The sea',
      marina: 'The marina',
      canal: 'The canal',
      creek: 'The creek',
      lake: 'The lake',
      skyline: 'The skyline',
      'golf-course': 'The golf course',
      park: 'The park',
      garden: 'The garden',
      street: 'The street',
      courtyard: 'The courtyard',
    },
    wifi: 'Wi-Fi',
    wifiSpeed: (speed: number) => `${formatCount(speed)} Mbit/s measured`,
    parking: 'Parking',
    parkings: {
      'parking-included': 'A bay is included',
      'parking-paid': 'In the building, for a fee',
      'public-parking': 'Public parking nearby',
      'no-parking': 'None',
    },
    checkIn: 'Check-in',
    checkInMethods: {
      'door-code': 'By yourself, with a door code',
      'key-box': 'By yourself, from a key box',
      reception: 'Keys at reception',
      'in-person': 'We meet you at the door',
    },
  },
  nearby: {
    title: 'How far things are',
    place: 'Place',
    onFoot: 'On foot',
    byTransit: 'By public transport',
    minutes: (count: number) => `${count} min`,
  },
  host: {
    answersWithin: {
      hour: (count: number) => `Usually answers within ${count === 1 ? 'an hour' : plural(count, 'hour')}`,
      day: (count: number) => `Usually answers within ${count === 1 ? 'a day' : plural(count, 'day')}`,
    },
    speaks: (languages: string) => `Speaks ${languages}`,
    whatsapp: 'Ask on WhatsApp',
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
  /** Leads from room to room of the photos. */
  rooms: 'Rooms',
  /** Those of no room. */
  otherPhotos: 'More photos',
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
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    /** The braces are filled in by the lightbox. */
    position: '{index} of {total}',
  },
};
