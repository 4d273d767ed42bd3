import { formatDay } from '../../format/day';
import { formatStay } from '../../format/stay';
import { currentLanguage, DEFAULT_LANGUAGE, writtenIn, type Language } from '../../format/language';
import { currencyOfBusiness, formatAmountInFull, formatFullAmount } from '../../format/money';
import { guestMessages } from '../../messages/messages';
import { paperMessages } from '../../messages/server-messages';
import { nightCount, type Day } from '../stay';
import type { Letterhead } from './letterhead';
import type {
  BankAccount,
  Customer,
  DocumentContent,
  DocumentLine,
  DocumentStay,
  DocumentTax,
} from './document';

/** A document as it is laid out on paper, whatever it is: texts only. */
export interface PrintedPage {
  /** In which it is written; missing for English. */
  language?: Language;
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

/** How an issued document looks on paper, in the language in which it was issued. */
export function printDocument(content: DocumentContent): PrintedPage {
  return writtenIn(content.language ?? DEFAULT_LANGUAGE, () => printNow(content));
}

/** What a page says of the language of the moment. */
export function languageOfPage(): Pick<PrintedPage, 'language'> {
  const language = currentLanguage();
  return language === DEFAULT_LANGUAGE ? {} : { language };
}

function printNow(content: DocumentContent): PrintedPage {
  const { title, number, issuedOn, kind } = content;
  const say = paperMessages();
  const { bank: _, ...supplier } = content.supplier;
  const common = {
    ...languageOfPage(),
    ...{ title: say.titles[title], subtitle: number, supplier, day: issuedOn },
  };
  if (kind === 'receipt') return { ...common, ...receiptParts(content) };
  const sign = kind === 'credit-note' ? -1 : 1;
  const currency = currencyOf(content);
  const { lines, discount, taxes, total, totalInWords } = content;
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...common,
    facts: [
      { label: say.facts.issued, value: formatDay(issuedOn) },
      { label: say.facts.supplied, value: formatDay(content.suppliedOn) },
      { label: say.facts.reservation, value: content.stay.reference },
    ],
    blocks: partiesOf(content),
    tables: [tableOf(lines, currency, sign)],
    totals: [
      ...(discount === 0
        ? []
        : [
            { label: say.totals.beforeDiscount, value: formatFullAmount(sign * (net - discount)) },
            { label: say.totals.discount, value: formatFullAmount(sign * discount) },
          ]),
      {
        label: taxes.length > 0 ? say.totals.beforeTax : say.totals.sum,
        value: formatFullAmount(sign * net),
      },
      ...taxes.map((tax) => taxLine(tax, sign)),
      {
        label: sign < 0 ? say.totals.credit(currency) : say.totals.total(currency),
        value: formatFullAmount(sign * total),
        isStrong: true,
      },
    ],
    notes: [...inWordsOf(totalInWords), ...correctionOf(content), ...balanceOf(content), ...bankOf(content)],
  };
}

function receiptParts(
  content: DocumentContent,
): Omit<PrintedPage, 'title' | 'subtitle' | 'supplier' | 'day'> {
  const { payment, total, totalInWords, issuedOn, stay, corrects } = content;
  const say = paperMessages();
  return {
    facts: [
      { label: say.facts.issued, value: formatDay(issuedOn) },
      { label: say.facts.received, value: formatDay(payment?.day ?? issuedOn) },
      { label: say.facts.paidBy, value: payment ? say.methods[payment.method] : '' },
      ...(payment?.reference ? [{ label: say.facts.reference, value: payment.reference }] : []),
      { label: say.facts.reservation, value: stay.reference },
    ],
    blocks: partiesOf(content),
    tables: [],
    totals: [
      {
        label: corrects
          ? say.totals.takenBack(currencyOf(content))
          : say.totals.received(currencyOf(content)),
        value: formatFullAmount(Math.abs(total)),
        isStrong: true,
      },
    ],
    notes: [
      ...(corrects
        ? [
            {
              heading: say.notes.changed,
              lines: [say.notes.noLongerHolds(corrects.documents.join(', '))],
            },
          ]
        : []),
      ...inWordsOf(totalInWords),
      ...balanceOf(content),
    ],
  };
}

/** The amount spelled out, where we can spell it. */
function inWordsOf(words: string): PrintedBlock[] {
  return words === '' ? [] : [{ heading: paperMessages().notes.inWords, lines: [words] }];
}

/** Who it is for, and which stay. */
function partiesOf({ stay, kind }: DocumentContent): PrintedBlock[] {
  const { parties, party } = paperMessages();
  return [
    {
      heading: kind === 'receipt' ? parties.receivedFrom : parties.billTo,
      lines: customerLines(stay.customer),
    },
    {
      heading: parties.stay,
      lines: [apartmentOf(stay), formatStay(stay), party(nightCount(stay), stay.guests)],
    },
  ];
}

/** The apartment as the document calls it. */
export function apartmentOf({ apartment, toldApartment }: DocumentStay): string {
  return toldApartment ?? apartment;
}

/** What its currency is called; documents of before name its code in every language. */
function currencyOf({ currencySign }: DocumentContent): string {
  return currencySign ?? currencyOfBusiness();
}

/** Who a document is for: the company first, where there is one. */
export function customerLines({ name, email, phone, billing }: Customer): string[] {
  const company = billing
    ? [
        billing.company,
        ...billing.address.split('\n'),
        billing.taxNumber && guestMessages().documents.taxNumber(billing.taxNumber),
      ]
    : [];
  return [...company, name, email ?? '', phone].filter((line) => line.trim() !== '');
}

/** Lines before tax. @param currency what stands over their amounts */
export function tableOf(lines: readonly DocumentLine[], currency: string, sign = 1): PrintedTable {
  const { table } = paperMessages();
  return {
    columns: [
      { title: table.description, width: 6 },
      { title: table.quantity, width: 2, isNumber: true },
      { title: table.price, width: 2, isNumber: true },
      { title: table.amount(currency), width: 2, isNumber: true },
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
  const { before, after, replaces } = corrects;
  const say = paperMessages().notes;
  const documents = corrects.documents.join(', ');
  if (replaces) return [{ heading: say.changed, lines: [say.replaces(documents)] }];
  const lines = [
    kind === 'credit-note' ? say.corrects(documents) : say.addsTo(documents),
    say.beforeAndNow(formatAmountInFull(before), formatAmountInFull(after)),
  ];
  return [{ heading: say.changed, lines }];
}

function balanceOf({ balance }: DocumentContent): PrintedBlock[] {
  const { total, paid, due } = balance;
  const say = paperMessages().notes;
  const lines = [say.totalAndPaid(formatAmountInFull(total), formatAmountInFull(paid))];
  if (due > 0) lines.push(...openLines(balance));
  return [{ heading: say.account, lines }];
}

/** What is still to be paid, and by when. */
export function openLines({ due, open = [] }: DocumentContent['balance']): string[] {
  const parts = open.length > 0 ? open : [{ amount: due, due: null }];
  const say = paperMessages().notes;
  return parts.map(({ amount, due: day }) =>
    say.open(formatAmountInFull(amount), day === null ? null : formatDay(day)),
  );
}

function bankOf({ supplier, balance, stay, kind }: DocumentContent): PrintedBlock[] {
  const { bank } = supplier;
  if (!bank || balance.due === 0 || kind === 'credit-note') return [];
  const say = paperMessages().notes;
  return [{ heading: say.transfer, lines: [...bankLines(bank), say.reference(stay.reference)] }];
}

/** An account as guests read it. */
export function bankLines(bank: BankAccount): string[] {
  const { beneficiary, bank: name, iban, swift, note } = bank;
  return [
    ...(beneficiary ? [paperMessages().notes.beneficiary(beneficiary)] : []),
    ...(name ? [name] : []),
    ...(iban ? [`IBAN ${iban}`] : []),
    ...(swift ? [`SWIFT ${swift}`] : []),
    ...(note ? note.split('\n') : []),
  ];
}
