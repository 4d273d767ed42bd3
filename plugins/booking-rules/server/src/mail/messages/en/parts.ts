import { formatDay } from '../../../../../shared/format/day';
import { isolated } from '../../../../../shared/format/isolated';
import { plural } from '../../../../../shared/format/plural';
import type { Day } from '../../../../../shared/domain/stay';

const withoutYear = (day: Day): string => formatDay(day).replace(/ \d{4}$/, '');

/** What is said in many mails: the stay in lines, its price, and how to reach us. Amounts and times come as texts. */
export const parts = {
  /** What a subject names: `One-bedroom over the creek, Fri 4 Dec – Wed 9 Dec (R-7F3K9M2XWB)`. */
  stayInSubject: (apartment: string, checkIn: Day, checkOut: Day, reference: string) =>
    `${isolated(apartment)}, ${withoutYear(checkIn)} – ${withoutYear(checkOut)} (${reference})`,
  stay: {
    heading: 'Your stay',
    reference: 'Reference',
    apartment: 'Apartment',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    from: (day: string, time: string) => `${day}, from ${time}`,
    by: (day: string, time: string) => `${day}, by ${time}`,
    for: 'For',
    party: (nights: number, guests: number) => `${plural(nights, 'night')}, ${plural(guests, 'guest')}`,
    rate: 'Rate',
    address: 'Address',
  },
  changes: {
    heading: 'What has changed',
    apartment: 'Apartment',
    dates: 'Dates',
    guests: 'Guests',
    extras: 'Extras',
    none: 'none',
    total: 'Total',
    was: (is: string, was: string) => `${is} (before: ${was})`,
    and: ', ',
  },
  price: {
    heading: 'Price',
    total: 'Total',
    deposit: (amount: string) =>
      `A refundable security deposit of ${amount} is held separately for your stay.`,
    whenYouBook: 'When you book',
    by: (day: string) => `By ${day}`,
    paid: (amount: string) => `${amount}, paid`,
  },
  refunds: {
    heading: 'What you get back if you cancel',
    policy: (name: string) => `Cancellation policy: ${name}`,
    fromNowOn: 'From now on',
    later: 'Later',
    none: 'no refund',
    by: (day: string) => `By ${day}`,
    all: (amount: string) => `${amount}, full refund`,
    part: (amount: string, percent: number) => `${amount}, ${percent}% back`,
  },
  online: {
    heading: 'My trip',
    cancellable:
      'See how to get there, add extras, change your dates, or cancel and see what you would get back. When it is time, the door code and Wi-Fi are there too, also without a connection once you have opened it. Keep this link private: anyone who has it can do the same.',
    settled: 'See everything about this booking at any time. Keep this link private.',
    seeOrCancel: 'Open my trip',
    see: 'See this booking',
  },
  questions: {
    heading: 'Questions or changes',
    text: (reference: string) =>
      `Reply to this email or contact us another way. Give us your reference ${reference} so we can find your booking.`,
    phone: 'Phone',
    email: 'Email',
    site: 'Site',
  },
  transfer: {
    heading: 'How to pay',
    ask: 'Ask us for the bank details.',
    askAt: (ways: readonly string[]) => `Ask us for the bank details: ${ways.join(' or ')}.`,
    reference: (reference: string) => `Use ${reference} as the reference of the transfer.`,
  },
  attached: (names: readonly string[]) => `Attached: ${names.join(', ')}.`,
  calendar: {
    summary: (apartment: string, brand: string) => `${apartment} (${brand})`,
    reference: (reference: string) => `Reference ${reference}`,
    times: (checkIn: string, checkOut: string, clock: string) =>
      `Check-in from ${checkIn}, check-out by ${checkOut}, ${clock}`,
  },
};
