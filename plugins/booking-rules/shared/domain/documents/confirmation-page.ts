import { formatDay } from '../../format/day';
import {
  formatAmount,
  formatFullAmount,
  type Fils,
  formatAmountInFull,
  inCurrency,
} from '../../format/money';
import { plural } from '../../format/plural';
import type { Refund } from '../cancellation';
import { isCharge, sumsOf, type Entry } from '../folio/entry';
import { openOf, type PaymentPart } from '../payment-schedule';
import { nightCount, type Day } from '../stay';
import type { DocumentStay, Supplier } from './document';
import { tellCharges } from './document-lines';
import { bankLines, customerLines, tableOf, type PrintedBlock, type PrintedPage } from './printed-page';

/** All that a booking confirmation says. */
export interface ConfirmationSource {
  /** Before what is left of the reference: `BC-7F3K9M2XWB`. */
  prefix: string;
  /** The day as of which it is so. */
  day: Day;
  supplier: Supplier;
  stay: DocumentStay;
  entries: readonly Entry[];
  /** In which the stay is paid. */
  parts: readonly PaymentPart[];
  /** The refundable security deposit. */
  deposit: Fils;
  refunds: readonly Refund[];
  address: string | null;
  checkInTime: string;
  checkOutTime: string;
  /** Whether the guest transfers what is due. */
  isTransfer: boolean;
}

/** How a booking confirmation looks on paper. It is no tax document: it has no number of a series, and follows the stay. */
export function printConfirmation(source: ConfirmationSource): PrintedPage {
  const { prefix, day, supplier, stay, entries } = source;
  const { lines, taxes } = tellCharges(entries.filter(isCharge), entries, supplier.taxNumber !== null);
  const { total, paid, due } = sumsOf(entries);
  return {
    ...{ title: 'Booking Confirmation', subtitle: `${prefix}-${stay.reference.replace(/^R-/, '')}` },
    ...{ supplier, day },
    facts: [
      { label: 'As of', value: formatDay(day) },
      { label: 'Reservation', value: stay.reference },
    ],
    blocks: [
      { heading: 'Guest', lines: customerLines(stay.customer) },
      { heading: 'Stay', lines: stayLines(source) },
    ],
    tables: [tableOf(lines)],
    totals: [
      ...taxes.map(({ label, amount }) => ({ label, value: formatFullAmount(amount) })),
      { label: inCurrency('Total'), value: formatFullAmount(total), isStrong: true },
      { label: 'Paid', value: formatFullAmount(paid) },
      { label: 'Still to be paid', value: formatFullAmount(due) },
    ],
    notes: notesOf(source, due),
  };
}

function stayLines({ stay, address, checkInTime, checkOutTime }: ConfirmationSource): string[] {
  return [
    stay.apartment,
    ...(address === null ? [] : [address]),
    `Check-in ${formatDay(stay.checkIn)}, from ${checkInTime}`,
    `Check-out ${formatDay(stay.checkOut)}, by ${checkOutTime}`,
    `${plural(nightCount(stay), 'night')}, ${plural(stay.guests, 'guest')}`,
  ];
}

function notesOf({ supplier, stay, parts, deposit, refunds, isTransfer }: ConfirmationSource, due: Fils) {
  const { bank } = supplier;
  const notes: PrintedBlock[] = [];
  if (due > 0 || parts.length > 1) notes.push({ heading: 'Payment', lines: parts.map(partLine) });
  if (bank && due > 0 && isTransfer)
    notes.push({ heading: 'Bank transfer', lines: [...bankLines(bank), `Reference ${stay.reference}`] });
  if (deposit > 0) {
    const line = `A refundable security deposit of ${formatAmount(deposit)} is held separately for the stay.`;
    notes.push({ heading: 'Deposit', lines: [line] });
  }
  if (refunds.length > 0) notes.push({ heading: 'If you cancel', lines: refunds.map(refundLine) });
  notes.push({ heading: 'Please note', lines: ['This confirmation is not a tax invoice.'] });
  return notes;
}

function partLine(part: PaymentPart): string {
  const open = openOf(part);
  const when = part.due === null ? 'when booking' : `by ${formatDay(part.due)}`;
  const state = open === 0 ? 'paid' : `${formatAmountInFull(open)} still to be paid`;
  return `${formatAmountInFull(part.amount)} ${when}: ${state}.`;
}

function refundLine({ until, percent, amount }: Refund, index: number): string {
  if (percent === 0) return index === 0 ? 'No refund.' : 'Later: no refund.';
  const share = percent === 100 ? 'everything back' : `${percent}% back`;
  return `By ${formatDay(until)}: ${formatAmount(amount)}, ${share}.`;
}
