import type { Language } from '../../format/language';
import '../../messages/all-languages';
import { exampleListing, MONEY, nightsFrom, reserved, written } from '../folio/folio.fixture';
import { paymentReceived } from '../folio/money';
import { paidOf } from '../folio/entry';
import { paymentSchedule } from '../payments/payment-schedule';
import type { DocumentContent } from './document';
import { documentContent } from './document-content';
import { dueDocuments } from './due-documents';
import { printDocument, type PrintedPage } from './printed-page';

const STAY = nightsFrom('2027-03-01', 4);

/** The invoice and the receipt of a stay of AED 2,350 of which AED 1,000 is paid. */
function issued(language: Language): DocumentContent[] {
  const drafts = [...reserved(exampleListing(), STAY), paymentReceived(100_000, MONEY)];
  const entries = written([], drafts);
  const due = dueDocuments({
    ...{ entries, shown: new Map(), state: 'confirmed', when: 'first-payment', asked: false },
    ...{ fresh: new Set(entries.map(({ id }) => id)), isRenamed: false },
  });
  const supplier = {
    ...{ tradingName: 'Harbour Homes', legalName: null, address: ['1 Quay Street', 'Dubai'] },
    ...{ taxNumber: '100000000000003', licenceNumber: null, email: null, phone: null, footer: null },
    bank: {
      beneficiary: 'Harbour Homes',
      bank: null,
      iban: 'AE070331234567890123456',
      swift: null,
      note: null,
    },
  };
  const customer = { name: 'ليلى Haddad', email: 'layla@guests.example', phone: '+971501234567' };
  const stay = {
    reference: 'R-1',
    apartment: 'Marina View',
    toldApartment: 'إطلالة المارينا',
    guests: 2,
    customer,
    ...STAY,
  };
  const terms = { percentNow: 30, daysBefore: 14, now: 70_500 };
  const parts = paymentSchedule(terms, paidOf(entries), { checkIn: STAY.checkIn, payment: 'manual' });
  return due.map((document) => {
    const source = {
      document,
      language,
      entries,
      supplier,
      stay,
      issuedOn: '2027-01-10',
      parts,
      earlier: [],
    };
    return documentContent(source, `${document.kind} 1`);
  });
}

test('documents of a guest who reads Arabic are frozen in Arabic, with the same figures', () => {
  const [invoice] = issued('ar');
  expect(invoice).toMatchObject({
    ...{ language: 'ar', title: 'Tax Invoice', total: 235_000 },
    lines: [
      {
        label: '4 ليالٍ، من الاثنين، 1 مارس 2027 إلى الجمعة، 5 مارس 2027',
        ...{ quantity: 4, unitPrice: 50_000, amount: 200_000 },
      },
      { label: 'رسوم التنظيف', quantity: 1, amount: 20_000 },
    ],
    taxes: [
      { label: 'درهم السياحة', percent: null, amount: 4_000 },
      { label: 'ضريبة القيمة المضافة 5%', percent: 5, amount: 11_000 },
    ],
  });
});

test('they name in English what tax law names, and say nothing else in it', () => {
  const known = /Tax Invoice|Harbour Homes|Haddad|layla@guests\.example|R-1|IBAN AE\d+|(invoice|receipt) 1/g;
  for (const document of issued('ar')) {
    const { supplier: _, language, ...said } = printDocument(document);
    expect(language).toBe('ar');
    expect(textsOf(said).join('\n').replaceAll(known, '')).not.toMatch(/[A-Za-z]/);
  }
  expect(issued('ar').map((document) => printDocument(document).title)).toEqual([
    'فاتورة ضريبية / Tax Invoice',
    'إيصال',
  ]);
});

test('they call the currency as prices in Arabic do, and those of before as they were issued', () => {
  const [invoice] = issued('ar');
  if (!invoice) throw new Error('No invoice is due');
  const total = ({ totals }: PrintedPage) => plain(totals.at(-1)?.label ?? '');
  expect(total(printDocument(invoice))).toBe('الإجمالي (د.إ)');
  const { currencySign: _sign, ...before } = invoice;
  expect(total(printDocument(before))).toBe('الإجمالي (AED)');
});

test('they call the apartment what its guest calls it, and those of before as they were issued', () => {
  const [invoice] = issued('ar');
  if (!invoice) throw new Error('No invoice is due');
  const home = ({ blocks }: PrintedPage) => blocks.at(-1)?.lines[0];
  expect(home(printDocument(invoice))).toBe('إطلالة المارينا');
  const { toldApartment: _told, ...stay } = invoice.stay;
  expect(home(printDocument({ ...invoice, stay }))).toBe('Marina View');
});

test('documents in English name no language, as those of before', () => {
  for (const document of issued('en')) {
    expect(document).not.toHaveProperty('language');
    expect(document).not.toHaveProperty('currencySign');
    expect(printDocument(document)).not.toHaveProperty('language');
  }
});

const plain = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '');

/** All texts of a value, but names of its parts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
