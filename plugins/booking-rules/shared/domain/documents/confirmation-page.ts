import { formatDay } from '../../format/day';
import {
  currencySign,
  formatAmount,
  formatFullAmount,
  type MinorUnits,
  formatAmountInFull,
} from '../../format/money';
import { paperMessages } from '../../messages/server-messages';
import type { Refund } from '../cancellation';
import { isCharge, sumsOf, type Entry } from '../folio/entry';
import { openOf, type PaymentPart } from '../payments/payment-schedule';
import { nightCount, type Day } from '../stay';
import type { DocumentStay, Supplier } from './document';
import { tellCharges } from './document-lines';
import {
  apartmentOf,
  bankLines,
  customerLines,
  languageOfPage,
  tableOf,
  type PrintedBlock,
  type PrintedPage,
} from './printed-page';

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
  deposit: MinorUnits;
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
  const say = paperMessages();
  return {
    ...languageOfPage(),
    title: say.titles['Booking Confirmation'],
    ...{ subtitle: `${prefix}-${stay.reference.replace(/^R-/, '')}`, supplier, day },
    facts: [
      { label: say.facts.asOf, value: formatDay(day) },
      { label: say.facts.reservation, value: stay.reference },
    ],
    blocks: [
      { heading: say.parties.guest, lines: customerLines(stay.customer) },
      { heading: say.parties.stay, lines: stayLines(source) },
    ],
    tables: [tableOf(lines, currencySign())],
    totals: [
      ...taxes.map(({ label, amount }) => ({ label, value: formatFullAmount(amount) })),
      { label: say.totals.total(currencySign()), value: formatFullAmount(total), isStrong: true },
      { label: say.totals.paid, value: formatFullAmount(paid) },
      { label: say.totals.open, value: formatFullAmount(due) },
    ],
    notes: notesOf(source, due),
  };
}

function stayLines({ stay, address, checkInTime, checkOutTime }: ConfirmationSource): string[] {
  const { confirmation: say, party } = paperMessages();
  return [
    apartmentOf(stay),
    ...(address === null ? [] : [address]),
    say.checkIn(formatDay(stay.checkIn), checkInTime),
    say.checkOut(formatDay(stay.checkOut), checkOutTime),
    party(nightCount(stay), stay.guests),
  ];
}

function notesOf(
  { supplier, stay, parts, deposit, refunds, isTransfer }: ConfirmationSource,
  due: MinorUnits,
) {
  const { bank } = supplier;
  const { confirmation: say, notes: told } = paperMessages();
  const notes: PrintedBlock[] = [];
  if (due > 0 || parts.length > 1) notes.push({ heading: say.payment, lines: parts.map(partLine) });
  if (bank && due > 0 && isTransfer)
    notes.push({ heading: told.transfer, lines: [...bankLines(bank), told.reference(stay.reference)] });
  if (deposit > 0) {
    notes.push({ heading: say.deposit, lines: [say.depositText(formatAmount(deposit))] });
  }
  if (refunds.length > 0) notes.push({ heading: say.ifYouCancel, lines: refunds.map(refundLine) });
  notes.push({ heading: say.pleaseNote, lines: [say.noTaxInvoice] });
  return notes;
}

function partLine(part: PaymentPart): string {
  const open = openOf(part);
  return paperMessages().confirmation.part(
    formatAmountInFull(part.amount),
    part.due === null ? null : formatDay(part.due),
    open === 0 ? null : formatAmountInFull(open),
  );
}

function refundLine({ until, percent, amount }: Refund, index: number): string {
  const say = paperMessages().confirmation;
  if (percent === 0) return index === 0 ? say.noRefund : say.later;
  const [day, back] = [formatDay(until), formatAmount(amount)];
  return percent === 100 ? say.all(day, back) : say.partBack(day, back, percent);
}
