import { paidOf } from '../folio/entry';
import { exampleListing, folioOf, MONEY, nightsFrom, reserved } from '../folio/folio.fixture';
import { paymentReceived } from '../folio/money';
import { paymentSchedule } from '../payments/payment-schedule';
import { printConfirmation } from './confirmation-page';
import type { Supplier } from './document';

const SUPPLIER: Supplier = {
  ...{ tradingName: 'Harbour Homes', legalName: null, address: [], taxNumber: null, licenceNumber: null },
  ...{ email: null, phone: null, bank: null, footer: null },
};
const STAY = nightsFrom('2027-03-01', 4);
const CUSTOMER = { name: 'Layla Haddad', email: 'layla@guests.example', phone: '+971501234567' };
/** Of the stay of the worked examples: AED 2,350. */
const TERMS = { percentNow: 30, daysBefore: 14, now: 70_500 };

describe('the booking confirmation', () => {
  /** What it says of the parts in which the stay is paid. */
  const paymentOf = (paid: number, terms = TERMS) => {
    const entries = folioOf([...reserved(exampleListing(), STAY), paymentReceived(paid, MONEY)]);
    const parts = paymentSchedule(terms, paidOf(entries), { checkIn: STAY.checkIn, payment: 'manual' });
    const page = printConfirmation({
      ...{ prefix: 'BC', day: '2027-01-10', supplier: SUPPLIER, entries, parts, deposit: 0, refunds: [] },
      stay: { reference: 'R-1', apartment: 'Marina View', guests: 2, customer: CUSTOMER, ...STAY },
      ...{ address: null, checkInTime: '15:00', checkOutTime: '11:00', isTransfer: true },
    });
    return page.notes.find(({ heading }) => heading === 'Payment')?.lines;
  };
  const first = 'AED 705.00 when booking';
  const rest = 'AED 1,645.00 by Mon 15 Feb 2027';

  it.each([
    ['nothing', 0, [`${first}: AED 705.00 still to be paid.`, `${rest}: AED 1,645.00 still to be paid.`]],
    ['the first part', 70_500, [`${first}: paid.`, `${rest}: AED 1,645.00 still to be paid.`]],
    ['some of the second', 100_000, [`${first}: paid.`, `${rest}: AED 1,350.00 still to be paid.`]],
    ['all', 235_000, [`${first}: paid.`, `${rest}: paid.`]],
  ])('lists the parts with their days when %s has been paid', (_, paid, lines) => {
    expect(paymentOf(paid)?.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
  });

  it('says nothing of parts once a stay without them is paid', () => {
    const atOnce = { percentNow: 100, daysBefore: 0, now: 235_000 };
    expect(paymentOf(235_000, atOnce)).toBeUndefined();
    expect(paymentOf(0, atOnce)).toHaveLength(1);
  });
});
