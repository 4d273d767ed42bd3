import { plural } from '../../format/plural';

/** What is charged for, by its short name. */
const BASES = {
  stay: 'each stay',
  guest: 'each guest',
  night: 'each night',
  'guest-night': 'each guest and night',
  'bedroom-night': 'each bedroom and night',
  'percent-of-nights': 'of the nights',
  'percent-of-taxable': 'of all that is taxable',
};

/** Fees, taxes, extras and promotions for those who decide on them. Amounts and days come as texts. */
export const terms = {
  /** Parts of a description, one after the other. */
  together: (parts: readonly string[]) => parts.join(', '),
  /** @param deluxe what apartments of that grade pay, where that is another amount */
  amount: (amount: string, basis: keyof typeof BASES, deluxe: string | null) =>
    `${amount} for ${BASES[basis]}${deluxe === null ? '' : ` (${deluxe} in deluxe apartments)`}`,
  percentage: (percent: number, basis: keyof typeof BASES) => `${percent}% ${BASES[basis]}`,
  firstNights: (nights: number) => `first ${plural(nights, 'night')}`,
  taxable: 'taxable',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  apartments: (count: number) => plural(count, 'apartment'),
  plusVat: 'plus VAT',
  noVat: 'no VAT',
  withoutNotice: 'without notice',
  notice: (hours: number) => `until ${plural(hours, 'hour')} before check-in`,
  /** Why the rate plan of a stay is lost when it moves. */
  planLost: (name: string) => `${name} is not offered in that apartment.`,
  /** @param reasons sentences */
  gapStays: (reasons: string) => `The season is saved, but the gap still can't be booked: ${reasons}`,
  /** @param size a percentage or an amount */
  discount: (size: string) => `${size} off the nights`,
};

/** How money came or went. */
export const methods = {
  manual: 'Bank transfer',
  'on-arrival': 'On arrival',
  stripe: 'Card, via Stripe',
  'bank-transfer': 'Bank transfer',
  cash: 'Cash',
  'card-terminal': 'Card terminal',
  other: 'Other',
};

/** Why the calendar of a channel could not be read. */
export const feedProblems = {
  'not-https': 'The address must begin with https://.',
  'refused-address': 'The address leads to a private network.',
  unreachable: 'The channel could not be reached.',
  'too-many-redirects': 'The address leads from one place to the next.',
  status: 'The channel refused to send the calendar.',
  'too-slow': 'The channel took more than 10 seconds to answer.',
  'too-large': 'The calendar is larger than 2 MB.',
  'cut-off': 'The calendar arrived incomplete.',
  'not-a-calendar': 'What arrived is not a calendar.',
  'too-many-events': 'The calendar has more than 5,000 events.',
  'too-costly': 'The calendar could not be read in reasonable time.',
  'partly-unreadable': 'Some events of the calendar could not be read, so no night is freed.',
};
