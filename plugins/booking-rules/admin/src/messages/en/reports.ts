import { formatCount, plural } from 'booking-rules/shared/format/plural';

/** Figures of the business: reports, month-end and taxes by night. */
export const reports = {
  title: 'Reports',
  subtitle: 'How the business is doing, compared with the same point last year',
  filters: {
    period: 'Period',
    from: 'From the night of',
    to: 'Up to the morning of',
    groupBy: 'Group by',
  },
  /** By their keys. */
  periods: {
    'this-month': 'This month',
    'next-month': 'Next month',
    'this-year': 'This year',
    'next-12-months': 'Next 12 months',
    custom: 'Custom dates',
  },
  groupings: { month: 'Month', area: 'Area', apartment: 'Apartment' },
  total: 'Total',
  /** Each measure with what is counted, and what is not. */
  measures: {
    occupancy: {
      title: 'Occupancy',
      help: 'Nights sold here and on other channels, as a share of the available nights: all nights on which an apartment was listed, except blocked ones.',
    },
    revenue: {
      title: 'Room revenue',
      help: 'Revenue of the nights sold here after all discounts and adjustments, excluding cleaning, extras and taxes, in the month of each night. Confirmed and completed stays count; holds, cancelled stays, no-shows and other channels do not. A month that is over keeps its figures: what is changed of its nights later is a correction of the month in which that is done.',
    },
    rate: {
      title: 'Average nightly rate',
      help: 'Room revenue without corrections divided by the nights sold here (ADR).',
    },
    revpar: {
      title: 'Revenue per available night',
      help: 'Room revenue without corrections divided by the available nights not sold on other channels (RevPAR). It falls with empty nights and with low rates alike.',
    },
    booked: {
      title: 'Booked ahead, compared with last year',
      help: 'Nights in this period sold as of today, compared with the same dates last year as sold on this day last year. Later bookings and cancellations are left out, so both years are compared at the same point.',
    },
  },
  columns: {
    available: 'Available nights',
    sold: 'Nights sold',
    channel: 'Nights on other channels',
    corrections: 'Of it corrections',
    lastYear: 'Last year at this point',
    change: 'Change',
    inPercent: (heading: string) => `${heading} (%)`,
    /** How much more or less than before. @param sign plus, minus or both */
    changed: (sign: string, percent: number) => `${sign}${percent}%`,
  },
  panel: {
    csv: 'CSV',
    csvOf: (measure: string) => `${measure} as CSV`,
    drawing: 'Drawing',
    table: (measure: string) => `${measure}, table`,
  },
  chart: {
    label: (measure: string) => `${measure} as bars: the table below has the numbers`,
    compared: (measure: string) =>
      `${measure} as bars, compared with last year: the table below has the numbers`,
    lastYear: 'Last year',
    now: 'Now',
  },
  tiles: {
    booked: 'Nights booked',
    nights: (full: number, available: number) => `${formatCount(full)} of ${formatCount(available)} nights`,
    perNight: 'Per night that could be sold here',
    noData: 'No data for this point last year',
    /** @param change such as `+12%` */
    lastYear: (change: string, then: string) => `${change}: ${then} at this point last year`,
  },
  monthEnd: {
    title: 'Month-end',
    subtitle: (month: string) => `What an accountant needs of ${month}`,
    sheet: (month: string) => `Month-end, ${month}`,
    groupings: { apartment: 'Apartment', owner: 'Owner', reservation: 'Reservation' },
    captions: {
      apartment: (month: string, currency: string) => `${month} by apartment, in ${currency}`,
      owner: (month: string, currency: string) => `${month} by owner, in ${currency}`,
      reservation: (month: string, currency: string) => `${month} by reservation, in ${currency}`,
    },
    revenue: 'Revenue before taxes',
    received: 'Received',
    refunded: 'Refunded',
    nights: 'Nights',
    nightsLessDiscounts: 'Nights less discounts',
    feesAndExtras: 'Fees, extras',
    kept: 'Kept',
    total: 'Total',
    paid: 'Paid',
    due: 'Due',
    note: 'Nights count in the month in which they lie, with their share of discounts; cleaning, fees and extras in that of the first night. What is changed once a month is over is a correction in the month of the change, and a line of its own by reservation. Taxes by night count for nights slept, with corrections of earlier months. VAT, other percentages and what is kept of cancellations and no-shows count on the day on which they were charged, or taken back. Money counts on the day on which it came or went. “Due” is what all that was charged up to the end of the month lacks of what was paid by then. The files of all months add up to the reservations.',
    methods: 'Payments by method',
    method: 'Method',
    ownApartments: 'Own apartments',
    /** A reservation as a line of the books. @param correctedMonth where it corrects an earlier one */
    reservation: (
      reference: string,
      guest: string,
      apartment: string,
      stay: string,
      correctedMonth: string | null,
    ) =>
      `${reference}, ${guest}, ${apartment}, ${stay}${correctedMonth === null ? '' : ` (correction of ${correctedMonth})`}`,
  },
  nightlyTaxes: {
    title: 'Taxes by night',
    subtitle: (month: string) => `Taxes due for nights slept in ${month}`,
    sheet: (month: string) => `Taxes by night, ${month}`,
    note: 'Nights slept in the month, each as its stay was charged. Nights still to come are not counted yet. What was changed of an earlier month after its end is a line of its own.',
    none: 'No night of this month owes a tax.',
    sum: (lines: number, nights: number, amount: string) =>
      `${plural(lines, 'line')}, ${plural(nights, 'night')}: ${amount}`,
    correction: (reference: string, month: string) => `${reference}, correction of ${month}`,
    reference: 'Reference',
    apartment: 'Apartment',
    guest: 'Guest',
    stay: 'Stay',
    nights: 'Nights',
    amount: 'Amount',
  },
};
