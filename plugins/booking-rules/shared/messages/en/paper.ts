import { formatStay } from '../../format/stay';
import { formatDay } from '../../format/day';
import { inCurrency } from '../../format/money';
import { plural } from '../../format/plural';
import { addDays, type Day } from '../../domain/stay';

/** What documents say on paper: invoices, credit notes, receipts and confirmations. Days and amounts come as texts. */
export const paper = {
  titles: {
    'Tax Invoice': 'Tax Invoice',
    Invoice: 'Invoice',
    'Tax Credit Note': 'Tax Credit Note',
    'Credit Note': 'Credit Note',
    Receipt: 'Receipt',
    'Receipt Taken Back': 'Receipt Taken Back',
    'Booking Confirmation': 'Booking Confirmation',
  },
  facts: {
    issued: 'Date of issue',
    supplied: 'Date of supply',
    reservation: 'Reservation',
    received: 'Received on',
    paidBy: 'Paid by',
    reference: 'Reference',
    asOf: 'As of',
  },
  parties: { billTo: 'Bill to', receivedFrom: 'Received from', guest: 'Guest', stay: 'Stay' },
  party: (nights: number, guests: number) => `${plural(nights, 'night')}, ${plural(guests, 'guest')}`,
  table: {
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    amount: (currency: string) => inCurrency('Amount', currency),
  },
  /** Nights in a row at one rate. */
  nights: (first: Day, count: number) => {
    const span = { checkIn: first, checkOut: addDays(first, count) };
    return `${plural(count, 'night')}, ${count === 1 ? formatDay(first) : formatStay(span)}`;
  },
  /** A tax that only who is registered for it may name. */
  unnamedTax: 'Tax',
  totals: {
    beforeDiscount: 'Before discount',
    discount: 'Discount',
    beforeTax: 'Before tax',
    sum: 'Sum',
    credit: (currency: string) => inCurrency('Credit', currency),
    total: (currency: string) => inCurrency('Total', currency),
    takenBack: (currency: string) => inCurrency('Taken back', currency),
    received: (currency: string) => inCurrency('Received', currency),
    paid: 'Paid',
    open: 'Still to be paid',
  },
  notes: {
    inWords: 'In words',
    changed: 'What has changed',
    noLongerHolds: (document: string) => `${document} no longer holds: this payment was taken back.`,
    replaces: (documents: string) => `Replaces ${documents}.`,
    corrects: (documents: string) => `Corrects ${documents}.`,
    addsTo: (documents: string) => `Adds to ${documents}.`,
    beforeAndNow: (before: string, now: string) => `Total of the stay before: ${before}, now: ${now}.`,
    account: 'Account',
    totalAndPaid: (total: string, paid: string) => `Total of the stay: ${total}. Paid: ${paid}.`,
    open: (amount: string, day: string | null) =>
      `Still to be paid: ${amount}${day === null ? '' : `, by ${day}`}.`,
    transfer: 'Bank transfer',
    reference: (reference: string) => `Reference ${reference}`,
    beneficiary: (name: string) => `Account in the name of ${name}`,
  },
  confirmation: {
    checkIn: (day: string, time: string) => `Check-in ${day}, from ${time}`,
    checkOut: (day: string, time: string) => `Check-out ${day}, by ${time}`,
    payment: 'Payment',
    part: (amount: string, day: string | null, open: string | null) => {
      const when = day === null ? 'when booking' : `by ${day}`;
      return `${amount} ${when}: ${open === null ? 'paid' : `${open} still to be paid`}.`;
    },
    deposit: 'Deposit',
    depositText: (amount: string) =>
      `A refundable security deposit of ${amount} is held separately for the stay.`,
    ifYouCancel: 'If you cancel',
    noRefund: 'No refund.',
    later: 'Later: no refund.',
    all: (day: string, amount: string) => `By ${day}: ${amount}, full refund.`,
    partBack: (day: string, amount: string, percent: number) => `By ${day}: ${amount}, ${percent}% back.`,
    pleaseNote: 'Please note',
    noTaxInvoice: 'This confirmation is not a tax invoice.',
  },
  /** What an owner gets for a month. */
  statement: {
    title: 'Owner Statement',
    madeOn: 'Made on',
    month: 'Month',
    commission: 'Commission',
    commissionOf: (percent: number) => `Commission ${percent}%`,
    owner: 'Owner',
    apartments: 'Apartments',
    apartmentCount: (count: number) => plural(count, 'apartment'),
    nightsAfterDiscounts: 'Nights after discounts',
    kept: 'Kept from stays that did not take place',
    expenses: 'Expenses',
    payout: (currency: string) => inCurrency('Payout', currency),
    counted: 'What is counted',
    countedText:
      'Nights of the month after discounts and adjustments, without cleaning, extras and taxes; and what was kept of stays that did not take place, without VAT.',
    stays: 'Stays',
    apartment: 'Apartment',
    stay: 'Stay',
    guest: 'Guest',
    nights: 'Nights',
    day: 'Day',
    spentOn: 'For',
  },
  methods: {
    manual: 'Bank transfer',
    'on-arrival': 'On arrival',
    stripe: 'Card, via Stripe',
    'bank-transfer': 'Bank transfer',
    cash: 'Cash',
    'card-terminal': 'Card terminal',
    other: 'Other',
  },
  page: (page: number, of: number) => `page ${page} of ${of}`,
};

/** All that documents say on paper. English is the shape, so the compiler finds what another language lacks. */
export type PaperMessages = typeof paper;
