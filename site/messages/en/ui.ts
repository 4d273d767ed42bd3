import type { ExtraBasis } from 'booking-rules/shared/domain/pricing/extra';
import { plural } from 'booking-rules/shared/format/plural';

const EACH: Readonly<Record<ExtraBasis, string>> = {
  stay: '',
  night: ' a night',
  guest: ' a guest',
  'guest-night': ' a guest and night',
};

/** Parts that many pages share: fields, sheets, steppers, prices, maps. */
export const ui = {
  /** Between the items of a row. */
  comma: ', ',
  close: 'Close',
  fewer: (label: string) => `Fewer: ${label}`,
  more: (label: string) => `More: ${label}`,
  outOfFive: (rating: number) => `${rating} out of 5`,
  /** An amount in a currency that is not charged. */
  about: (amount: string) => `about\u00a0${amount}`,
  /** What is charged, beside a price in another currency. */
  youPay: (amount: string) => `You pay ${amount}`,
  /** Heard before a struck price. */
  before: 'Before:',
  youSave: (amount: string) => `You save ${amount}`,
  bank: {
    heading: 'Bank details',
    reference: 'Reference:',
  },
  extras: {
    howMany: (name: string) => `How many: ${name}`,
    none: 'None',
    /** What one costs: for the whole stay, or for each night or guest. */
    price: (amount: string, basis: ExtraBasis, isTaxable: boolean) =>
      `${amount}${EACH[basis]}${isTaxable ? ' + VAT' : ''}`,
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    phoneOptional: 'Phone (optional)',
    phoneHint: 'With your country code, like +44\u00a020\u00a07946\u00a00958.',
    /** Before the label of a password. */
    show: 'Show',
    hide: 'Hide',
  },
  phone: {
    country: 'Country code',
    oftenChosen: 'Often chosen',
    allCountries: 'All countries',
    option: (name: string, calling: string) => `${name} (+${calling})`,
    missing: 'Enter your phone number',
    tooLong: (most: number) => `Use at most ${most} characters`,
    noCountry: 'Choose the country of your phone number',
    incomplete: (country: string, calling: string) =>
      `That doesn't look like a complete phone number (${country}, +${calling}). Check the digits, or choose another country.`,
  },
  map: {
    failed: 'The map could not be loaded. Everything in it is in the list.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    closePopup: 'Close popup',
    /** Written where several lie close together. @param price the lowest of them */
    cluster: (count: number, price: string) => `${plural(count, 'home')} · from ${price}`,
    /** Beside whose data the coast is. */
    sketch: 'Roads and metro simplified',
  },
};

/** What every form of the site says about what was typed, and when nobody can be reached. */
export const forms = {
  enterName: {
    name: 'Enter your name',
    'first name': 'Enter your first name',
    'last name': 'Enter your last name',
  },
  enterEmail: 'Enter your email address',
  completeEmail: 'Enter a complete email address, like name@example.com',
  phoneWithCountry: 'Enter the number with its country code, like +44 20 7946 0958',
  passwordHint: (shortest: number) =>
    `At least ${shortest} characters. No common password, and not your email address or our name.`,
  passwordTooShort: (shortest: number) => `Use at least ${shortest} characters`,
  passwordTooLong: (longest: number) =>
    `Use at most ${longest} characters. Arabic letters and emoji count as more than one`,
  passwordAgain: 'Enter the new password again',
  passwordsDiffer: "The passwords don't match",
  /** What the server says of a field where it goes on from the field's label: `must be an email address`. */
  thisField: (goingOn: string) => `This ${goingOn}`,
  unreachable: "We couldn't be reached. Check your connection and try again.",
};
