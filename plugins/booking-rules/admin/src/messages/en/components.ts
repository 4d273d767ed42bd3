import { plural } from 'booking-rules/shared/format/plural';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const shortWeekday = (day: number): string => (WEEKDAYS[day] ?? '').slice(0, 3);
const weekdays = (days: readonly number[]): string => days.map(shortWeekday).join(', ');

/** What the parts say that several pages use. */
export const components = {
  apartment: {
    label: 'Apartment',
    choose: 'Choose an apartment',
    noMatch: 'No apartment matches',
    withDistrict: (name: string, district: string) => `${name}, ${district}`,
  },
  back: 'Back',
  close: 'Close',
  exportCsv: 'Export CSV',
  extras: {
    none: 'None',
    /** @param how what the price of one comes from: `3 nights × AED 40`; null where it is the price itself */
    hint: (amount: string, how: string | null, more: { taxable: boolean; isLate: boolean }) => {
      const late = more.isLate ? ' Its notice period has passed: check that it can still be arranged.' : '';
      return `${amount}${how === null ? '' : ` (${how})`}${more.taxable ? ', plus VAT' : ', no VAT'}.${late}`;
    },
  },
  fields: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    afterCheckIn: 'Must be after check-in',
    reason: 'Reason',
    on: 'On',
    off: 'Off',
    month: 'Month',
    ratePlan: 'Rate plan',
    withTotal: (name: string, total: string) => `${name}: ${total}`,
    /** Of the cross that takes a choice away. */
    any: (label: string) => `Any ${label.toLowerCase()}`,
  },
  list: {
    clearFilters: 'Clear filters',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    clearSearch: 'Clear the search',
  },
  mail: {
    sent: (when: string) => `Sent ${when}`,
    beingSent: 'Being sent, usually within a minute',
    /** @param error of the mail server, in its words */
    gaveUp: (error: string | null) => `Gave up after ten attempts${error === null ? '' : `: ${error}`}`,
    nextAttempt: (when: string, error: string | null) =>
      `Not sent yet, next attempt ${when}${error === null ? '' : `: ${error}`}`,
    noServer:
      'No mail server is set up yet (SMTP_URL), so emails are saved as files in the mail folder and reach nobody.',
  },
  /** On a phone, the way back to the menu. */
  menu: 'Bookings',
  preview: {
    none: 'There is no preview of it right now.',
    making: 'The preview is made …',
    open: 'Open the preview',
  },
  /** What a tax number is called where the business is, and what it is made of. */
  taxNumber: {
    name: (isTrn: boolean): string => (isTrn ? 'TRN' : 'VAT number'),
    form: (isTrn: boolean): string => (isTrn ? '15 digits' : '5 to 20 letters and digits'),
  },
  price: { total: 'Total', deposit: 'Deposit, not included in the total' },
  print: 'Print',
  query: { loading: 'Loading', failed: 'This could not be loaded', again: 'Try again' },
  readiness: {
    off: 'Checks are turned off in the site settings.',
    nothingMissing: 'Nothing is missing.',
    missing: (count: number) => `${plural(count, 'thing')} missing`,
    ready: 'Ready to publish.',
    mustBeComplete: 'You can save it now and publish it once nothing is missing.',
    mayBeCompletedLater: 'It can be published now and completed later.',
  },
  days: {
    weekdays: WEEKDAYS,
    shortWeekday,
    /** Some days of the week, as numbers from Sunday 0, in the order in which they are named. */
    list: weekdays,
    any: 'any day',
    weekend: (nights: readonly number[]) =>
      nights.length === 0 ? 'Weekend (no nights)' : `${weekdays(nights)} nights`,
    fromTo: (from: string, to: string) => `${from} to ${to}`,
  },
  age: { soon: 'in a moment', now: 'just now' },
  noAnswer: "The server didn't answer.",
  /** Of a file. */
  notTaken: 'It was not taken',
};
