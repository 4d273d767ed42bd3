import { formatDay } from '../../format/day';
import { formatStay } from '../../format/stay';
import { plural } from '../../format/plural';
import { formatFullAmount, formatAmountInFull, inCurrency } from '../../format/money';
import { taxNumberName } from '../../format/tax-number';
import { METHOD_WORDS } from '../folio/method-words';
import { nightCount, type Day } from '../stay';
import type { BankAccount, Customer, DocumentContent, DocumentLine, DocumentTax, Supplier } from './document';

/** A document as it is laid out on paper, whatever it is: texts only. */
export interface PrintedPage {
  title: string;
  /** Its number, or what it is about. */
  subtitle: string;
  supplier: Letterhead;
  /** The day that stands in the file as the one on which it was made. */
  day: Day;
  facts: PrintedFact[];
  /** Blocks beside each other: who it is for, which stay. */
  blocks: PrintedBlock[];
  tables: PrintedTable[];
  totals: (PrintedFact & { isStrong?: boolean })[];
  notes: PrintedBlock[];
}

/** Who issues it, without the account that a note may name. */
export type Letterhead = Omit<Supplier, 'bank'>;

export interface PrintedFact {
  label: string;
  value: string;
}

/** A heading with lines. */
export interface PrintedBlock {
  heading: string;
  lines: string[];
}

/** A table whose head is repeated on every page. The first column takes what the others leave. */
export interface PrintedTable {
  heading?: string;
  columns: { title: string; /** Share of the width, of 12. */ width: number; isNumber?: boolean }[];
  rows: string[][];
}

/** How an issued document looks on paper. */
export function printDocument(content: DocumentContent): PrintedPage {
  const { title, number, issuedOn, kind } = content;
  const { bank: _, ...supplier } = content.supplier;
  const common = { title, subtitle: number, supplier, day: issuedOn };
  if (kind === 'receipt') return { ...common, ...receiptParts(content) };
  const sign = kind === 'credit-note' ? -1 : 1;
  const { lines, discount, taxes, total, totalInWords } = content;
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...common,
    facts: [
      { label: 'Date of issue', value: formatDay(issuedOn) },
      { label: 'Date of supply', value: formatDay(content.suppliedOn) },
      { label: 'Reservation', value: content.stay.reference },
    ],
    blocks: partiesOf(content),
    tables: [tableOf(lines, sign)],
    totals: [
      ...(discount === 0
        ? []
        : [
            { label: 'Before discount', value: formatFullAmount(sign * (net - discount)) },
            { label: 'Discount', value: formatFullAmount(sign * discount) },
          ]),
      { label: taxes.length > 0 ? 'Before tax' : 'Sum', value: formatFullAmount(sign * net) },
      ...taxes.map((tax) => taxLine(tax, sign)),
      {
        label: inCurrency(sign < 0 ? 'Credit' : 'Total'),
        value: formatFullAmount(sign * total),
        isStrong: true,
      },
    ],
    notes: [
      { heading: 'In words', lines: [totalInWords] },
      ...correctionOf(content),
      ...balanceOf(content),
      ...bankOf(content),
    ],
  };
}

function receiptParts(
  content: DocumentContent,
): Omit<PrintedPage, 'title' | 'subtitle' | 'supplier' | 'day'> {
  const { payment, total, totalInWords, issuedOn, stay, corrects } = content;
  return {
    facts: [
      { label: 'Date of issue', value: formatDay(issuedOn) },
      { label: 'Received on', value: formatDay(payment?.day ?? issuedOn) },
      { label: 'Paid by', value: payment ? METHOD_WORDS[payment.method].label : '' },
      ...(payment?.reference ? [{ label: 'Reference', value: payment.reference }] : []),
      { label: 'Reservation', value: stay.reference },
    ],
    blocks: partiesOf(content),
    tables: [],
    totals: [
      {
        label: inCurrency(corrects ? 'Taken back' : 'Received'),
        value: formatFullAmount(Math.abs(total)),
        isStrong: true,
      },
    ],
    notes: [
      ...(corrects
        ? [
            {
              heading: 'What has changed',
              lines: [`${corrects.documents.join(', ')} no longer holds: this payment was taken back.`],
            },
          ]
        : []),
      { heading: 'In words', lines: [totalInWords] },
      ...balanceOf(content),
    ],
  };
}

/** Who it is for, and which stay. */
function partiesOf({ stay, kind }: DocumentContent): PrintedBlock[] {
  return [
    {
      heading: kind === 'receipt' ? 'Received from' : 'Bill to',
      lines: customerLines(stay.customer),
    },
    {
      heading: 'Stay',
      lines: [
        stay.apartment,
        formatStay(stay),
        `${plural(nightCount(stay), 'night')}, ${plural(stay.guests, 'guest')}`,
      ],
    },
  ];
}

/** Who a document is for: the company first, where there is one. */
export function customerLines({ name, email, phone, billing }: Customer): string[] {
  const company = billing
    ? [
        billing.company,
        ...billing.address.split('\n'),
        billing.taxNumber && `${taxNumberName()} ${billing.taxNumber}`,
      ]
    : [];
  return [...company, name, email ?? '', phone].filter((line) => line.trim() !== '');
}

/** Lines before tax. */
export function tableOf(lines: readonly DocumentLine[], sign = 1): PrintedTable {
  return {
    columns: [
      { title: 'Description', width: 6 },
      { title: 'Quantity', width: 2, isNumber: true },
      { title: 'Price', width: 2, isNumber: true },
      { title: inCurrency('Amount'), width: 2, isNumber: true },
    ],
    rows: lines.map(({ label, quantity, unitPrice, amount }) => [
      label,
      String(quantity),
      formatFullAmount(sign * unitPrice),
      formatFullAmount(sign * amount),
    ]),
  };
}

function taxLine({ label, amount }: DocumentTax, sign: number): PrintedFact {
  return { label, value: formatFullAmount(sign * amount) };
}

function correctionOf({ corrects, kind }: DocumentContent): PrintedBlock[] {
  if (!corrects) return [];
  const { documents, before, after, replaces } = corrects;
  if (replaces) return [{ heading: 'What has changed', lines: [`Replaces ${documents.join(', ')}.`] }];
  const lines = [
    `${kind === 'credit-note' ? 'Corrects' : 'Adds to'} ${documents.join(', ')}.`,
    `Total of the stay before: ${formatAmountInFull(before)}, now: ${formatAmountInFull(after)}.`,
  ];
  return [{ heading: 'What has changed', lines }];
}

function balanceOf({ balance }: DocumentContent): PrintedBlock[] {
  const { total, paid, due } = balance;
  const lines = [`Total of the stay: ${formatAmountInFull(total)}. Paid: ${formatAmountInFull(paid)}.`];
  if (due > 0) lines.push(...openLines(balance));
  return [{ heading: 'Account', lines }];
}

/** What is still to be paid, and by when. */
export function openLines({ due, open = [] }: DocumentContent['balance']): string[] {
  const parts = open.length > 0 ? open : [{ amount: due, due: null }];
  return parts.map(({ amount, due: day }) => {
    const by = day === null ? '' : `, by ${formatDay(day)}`;
    return `Still to be paid: ${formatAmountInFull(amount)}${by}.`;
  });
}

function bankOf({ supplier, balance, stay, kind }: DocumentContent): PrintedBlock[] {
  const { bank } = supplier;
  if (!bank || balance.due === 0 || kind === 'credit-note') return [];
  return [{ heading: 'Bank transfer', lines: [...bankLines(bank), `Reference ${stay.reference}`] }];
}

/** An account as guests read it. */
export function bankLines(bank: BankAccount): string[] {
  const { beneficiary, bank: name, iban, swift, note } = bank;
  return [
    ...(beneficiary ? [`Account in the name of ${beneficiary}`] : []),
    ...(name ? [name] : []),
    ...(iban ? [`IBAN ${iban}`] : []),
    ...(swift ? [`SWIFT ${swift}`] : []),
    ...(note ? note.split('\n') : []),
  ];
}

/** The lines under the name of who issues a document. */
export function letterheadLines({
  legalName,
  address,
  taxNumber,
  licenceNumber,
  email,
  phone,
}: Letterhead): string[] {
  const lines = [
    legalName ?? '',
    ...address,
    taxNumber ? `${taxNumberName()} ${taxNumber}` : '',
    licenceNumber ? `Licence ${licenceNumber}` : '',
    [email, phone].filter((line) => line !== null).join(' · '),
  ];
  return lines.filter((line) => line !== '');
}
