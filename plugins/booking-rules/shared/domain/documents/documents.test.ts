import fc from 'fast-check';
import { cases } from '../../cases.fixture';
import { listings, promotions } from '../arbitrary.fixture';
import { endStay } from '../folio/ending';
import { entryOf, isCharge, paidOf, sumsOf, type Entry, type EntryDraft } from '../folio/entry';
import {
  changed,
  exampleListing,
  folioOf,
  MONEY,
  nightsFrom,
  reserved,
  written,
} from '../folio/folio.fixture';
import { reverseByHand } from '../folio/by-hand';
import { paymentReceived } from '../folio/money';
import { paymentSchedule } from '../payments/payment-schedule';
import type { ReservationState } from '../reservation';
import type { DocumentContent, InvoiceTime, Supplier } from './document';
import { documentContent, waitingToBeInvoiced } from './document-content';
import { dueDocuments, shownBy } from './due-documents';
import { printDocument } from './printed-page';

const SUPPLIER: Supplier = {
  ...{ tradingName: 'Harbour Homes', legalName: null, address: ['1 Quay Street', 'Dubai'] },
  ...{
    taxNumber: '100000000000003',
    licenceNumber: null,
    email: null,
    phone: null,
    bank: null,
    footer: null,
  },
};
const STAY = nightsFrom('2027-03-01', 4);
const TERMS = { percentNow: 30, daysBefore: 14, now: 70_500 };
const CUSTOMER = { name: 'ليلى Haddad', email: 'layla@guests.example', phone: '+971501234567' };

/** A reservation with the documents that it has, as the engine keeps them. */
interface World {
  entries: Entry[];
  shown: Map<number, string>;
  documents: DocumentContent[];
  state: ReservationState;
}

/** Writes entries, and issues what is due then. */
function write(
  world: World,
  drafts: readonly EntryDraft[],
  more: {
    state?: ReservationState;
    when?: InvoiceTime;
    asked?: boolean;
    supplier?: Supplier;
    isRenamed?: boolean;
  } = {},
): World {
  const { state = world.state, when = 'first-payment', asked = false } = more;
  const { supplier = SUPPLIER, isRenamed = false } = more;
  const entries = written(world.entries, drafts);
  const fresh = new Set(entries.slice(world.entries.length).map(({ id }) => id));
  const shown = new Map(world.shown);
  const documents = [...world.documents];
  for (const document of dueDocuments({ entries, shown, state, when, fresh, asked, isRenamed })) {
    const earlier = documents.filter(({ kind }) => kind !== 'receipt');
    const stay = { reference: 'R-1', apartment: 'Marina View', guests: 2, customer: CUSTOMER, ...STAY };
    const parts = paymentSchedule(TERMS, paidOf(entries), { checkIn: STAY.checkIn, payment: 'manual' });
    const source = { document, entries, supplier, stay, issuedOn: '2027-01-10', parts, earlier };
    const number = `${document.kind} ${documents.length + 1}`;
    documents.push(documentContent({ ...source, language: 'en' }, number));
    for (const { id } of shownBy(document, shown)) shown.set(id, number);
  }
  return { entries, shown, documents, state };
}

/** The stay of the worked examples: AED 2,350. */
const booked = (supplier = SUPPLIER): World =>
  write(
    { entries: [], shown: new Map(), documents: [], state: 'confirmed' },
    reserved(exampleListing(), STAY),
    { supplier },
  );
const pay = (world: World, amount: number, more = {}): World =>
  write(world, [paymentReceived(amount, MONEY)], more);
const told = ({ documents }: World) => documents.map(({ title, total }) => [title, total]);

test('the first payment invoices the whole stay, and each payment has a receipt', () => {
  expect(booked().documents).toEqual([]);
  const paid = pay(pay(booked(), 100_000), 135_000);
  expect(told(paid)).toEqual([
    ['Tax Invoice', 235_000],
    ['Receipt', 100_000],
    ['Receipt', 135_000],
  ]);
  const [invoice, receipt] = paid.documents;
  expect(invoice).toMatchObject({
    lines: [
      { label: '4 nights, Mon 1 Mar to Fri 5 Mar 2027', quantity: 4, unitPrice: 50_000, amount: 200_000 },
      { label: 'Cleaning fee', quantity: 1, amount: 20_000 },
    ],
    taxes: [
      { label: 'Tourism Dirham', percent: null, amount: 4_000 },
      { label: 'VAT 5%', percent: 5, amount: 11_000 },
    ],
    totalInWords: 'Two thousand three hundred and fifty dirhams',
    ...{ suppliedOn: '2027-01-10', balance: { total: 235_000, paid: 100_000, due: 135_000 }, corrects: null },
  });
  expect(receipt).toMatchObject({ payment: { method: 'manual', day: '2027-01-10' }, lines: [] });
});

test('an invoice says by when each open part is to be paid', () => {
  const [invoice] = pay(booked(), 10_000).documents;
  if (!invoice) throw new Error('There is no invoice');
  expect(invoice.balance.open).toEqual([
    { amount: 60_500, due: null },
    { amount: 164_500, due: '2027-02-15' },
  ]);
  const account = printDocument(invoice).notes.find(({ heading }) => heading === 'Account');
  expect(account?.lines.slice(1)).toEqual([
    'Still to be paid: AED 605.00.',
    'Still to be paid: AED 1,645.00, by Mon 15 Feb 2027.',
  ]);
});

test('a business that invoices at check-out gives a receipt before', () => {
  const when: InvoiceTime = 'check-out';
  const paid = pay(booked(), 235_000, { when });
  expect(told(paid)).toEqual([['Receipt', 235_000]]);
  expect(told(write(paid, [], { when, state: 'completed' })).at(-1)).toEqual(['Tax Invoice', 235_000]);
  expect(told(write(booked(), [], { state: 'completed' }))).toEqual([['Tax Invoice', 235_000]]);
});

test('without a TRN an invoice has no words of VAT', () => {
  const supplier = { ...SUPPLIER, taxNumber: null };
  const paid = pay(booked(supplier), 235_000, { supplier });
  expect(told(paid)[0]).toEqual(['Invoice', 235_000]);
  expect(JSON.stringify(paid.documents)).not.toMatch(/VAT|Tax Invoice/);
});

test('a longer stay is invoiced with the difference', () => {
  const paid = pay(booked(), 235_000);
  const { drafts } = changed({ entries: paid.entries, from: STAY, to: nightsFrom('2027-03-01', 7) });
  const further = write(paid, drafts).documents.at(-1);
  expect(further).toMatchObject({
    ...{ title: 'Tax Invoice', total: 152_100, discount: -38_000 },
    corrects: { documents: ['invoice 1'], before: 235_000, after: 387_100 },
    taxes: [
      { label: 'Tourism Dirham', amount: 3_000 },
      { label: 'VAT 5%', amount: 7_100 },
    ],
  });
  expect(further?.lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [3, 180_000],
    [1, -38_000],
  ]);
});

test('a cancellation gives a credit note of what goes back, VAT of what is kept among it', () => {
  const paid = pay(booked(), 235_000);
  const drafts = endStay(paid.entries, { kind: 'cancelled', refundPercent: 50 });
  const [, , note] = write(paid, drafts, { state: 'cancelled' }).documents;
  expect(note).toMatchObject({
    ...{ title: 'Tax Credit Note', total: -117_500, kind: 'credit-note' },
    taxes: [
      { label: 'Tourism Dirham', amount: -4_000 },
      { label: 'VAT 5%', amount: 5_595 - 11_000 },
    ],
    corrects: { before: 235_000, after: 117_500 },
  });
});

test('a stay under another name is credited whole, and invoiced anew', () => {
  const paid = pay(booked(), 235_000);
  const renamed = write(paid, [], { isRenamed: true });
  expect(told(renamed)).toEqual([
    ['Tax Invoice', 235_000],
    ['Receipt', 235_000],
    ['Tax Credit Note', -235_000],
    ['Tax Invoice', 235_000],
  ]);
  const [invoice, , note, anew] = renamed.documents;
  expect(note).toMatchObject({
    ...{ corrects: { documents: ['invoice 1'], before: 235_000, after: 0 } },
    taxes: [{ amount: -4_000 }, { amount: -11_000 }],
  });
  expect(anew).toMatchObject({
    ...{ lines: invoice?.lines, taxes: invoice?.taxes, suppliedOn: invoice?.suppliedOn },
    corrects: { documents: ['invoice 1'], before: 0, after: 235_000, replaces: true },
  });
});

test('a stay that moves for the same money is credited whole, and invoiced anew', () => {
  const paid = pay(booked(), 235_000);
  const to = nightsFrom('2027-03-08', 4);
  const choice = { kind: 'by-hand' as const, total: 235_000, reason: 'As agreed' };
  const [, , note, anew] = write(
    paid,
    changed({ entries: paid.entries, from: STAY, to, choice }).drafts,
  ).documents;
  expect([note?.total, anew?.total]).toEqual([-235_000, 235_000]);
  expect(anew?.lines[0]?.label).toBe('4 nights, Mon 8 Mar to Fri 12 Mar 2027');
});

test('a payment that is taken back takes its receipt back, and has none when there was none', () => {
  const paid = pay(booked(), 235_000);
  const takenBack = ({ entries }: World) => {
    const payment = entries.find(({ kind, reverses }) => kind === 'payment' && reverses === null);
    const drafts = reverseByHand(entries, payment?.id ?? 0, 'wrong stay');
    return Array.isArray(drafts) ? drafts : [];
  };
  const after = write(paid, takenBack(paid));
  expect(after.documents.at(-1)).toMatchObject({
    ...{ title: 'Receipt Taken Back', total: -235_000, kind: 'receipt' },
    corrects: { documents: ['receipt 2'] },
  });
  const silent = { ...paid, shown: new Map<number, string>(), documents: [] };
  expect(told(write(silent, takenBack(silent), { asked: true }))).toEqual([['Tax Invoice', 235_000]]);
});

test('a stay that never took place and was never paid has no document', () => {
  const entries = booked();
  expect(
    write(entries, endStay(entries.entries, { kind: 'expired' }), { state: 'expired' }).documents,
  ).toEqual([]);
});

test('what an adjustment by hand is taken back for stands against it', () => {
  const entries = folioOf([entryOf('night', 'a night', 50_000, { night: '2027-03-01' })]);
  const adjusted = write({ entries, shown: new Map(), documents: [], state: 'completed' }, [
    entryOf('adjustment', 'Adjustment', -5_000, { reason: 'late key' }),
  ]);
  expect(adjusted.documents[0]?.lines.map(({ label }) => label)).toEqual([
    '1 night, Mon 1 Mar 2027',
    'Adjustment: late key',
  ]);
});

const acts = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('change' as const),
      from: fc.nat(6),
      nights: fc.integer({ min: 1, max: 12 }),
    }),
    fc.record({ act: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 300_000 }) }),
    fc.record({
      act: fc.constant('issue' as const),
      ...{ asked: fc.boolean(), isRenamed: fc.boolean() },
    }),
    fc.record({ act: fc.constant('take-back' as const), nth: fc.nat(3) }),
    fc.record({
      act: fc.constant('end' as const),
      kind: fc.constantFrom('cancelled' as const, 'no-show' as const),
      refundPercent: fc.nat(100),
    }),
  ),
  { maxLength: 10 },
);

test('whatever is done, documents come to what is charged, and each says what its entries do', () => {
  const worlds = fc.tuple(
    listings('marina-view'),
    promotions,
    fc.constantFrom('first-payment', 'check-out'),
    acts,
  );
  fc.assert(
    fc.property(worlds, ([listing, promotion, when, list]) => {
      let world = write(
        { entries: [], shown: new Map(), documents: [], state: 'confirmed' },
        reserved(listing, STAY, 2, promotion),
      );
      let stay = STAY;
      const go = (drafts: readonly EntryDraft[], more = {}) =>
        (world = write(world, drafts, { when, ...more }));
      for (const one of list) {
        if (one.act === 'pay') go([paymentReceived(one.amount, MONEY)]);
        else if (one.act === 'issue') go([], { asked: one.asked, isRenamed: one.isRenamed });
        else if (one.act === 'take-back') {
          const payments = world.entries.filter(
            ({ kind, reverses }) => kind === 'payment' && reverses === null,
          );
          const drafts = reverseByHand(world.entries, payments[one.nth]?.id ?? 0, 'by mistake');
          if (Array.isArray(drafts)) go(drafts);
        } else if (world.state !== 'confirmed') continue;
        else if (one.act === 'change') {
          const to = nightsFrom(`2027-03-0${one.from + 1}`, one.nights);
          go(changed({ entries: world.entries, from: stay, to, listing, promotion }).drafts);
          stay = to;
        } else {
          const { kind, refundPercent } = one;
          go(endStay(world.entries, { kind, refundPercent }), { state: kind });
        }
        holds(world);
      }
      go([], { state: 'completed' });
      expect(waitingToBeInvoiced(world.entries, world.shown)).toBe(0);
      holds(world);
    }),
    cases(200),
  );
});

function holds({ entries, shown, documents }: World): void {
  const invoices = documents.filter(({ kind }) => kind !== 'receipt');
  const sum = invoices.reduce((all, { total }) => all + total, 0);
  expect(sum + waitingToBeInvoiced(entries, shown)).toBe(sumsOf(entries).total);
  if (invoices.length > 0) expect(waitingToBeInvoiced(entries, shown)).toBe(0);
  for (const { lines, taxes, total } of invoices)
    expect([...lines, ...taxes].reduce((all, { amount }) => all + amount, 0)).toBe(total);
  for (const { lines } of invoices)
    for (const { quantity, unitPrice, amount } of lines) expect(quantity * unitPrice).toBe(amount);
  const receipts = documents.filter(({ kind }) => kind === 'receipt');
  const received = entries.filter(({ id, kind }) => kind === 'payment' && shown.has(id));
  expect(receipts.reduce((all, { total }) => all + total, 0)).toBe(sumsOf(received).paid);
  expect(
    entries.filter(({ id }) => shown.has(id)).every((one) => isCharge(one) || one.kind === 'payment'),
  ).toBe(true);
}
