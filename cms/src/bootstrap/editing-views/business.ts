import type { EditingView } from './view';

/** Who issues documents, and how they are numbered. */
export const businessView: EditingView = {
  uid: 'plugin::booking-rules.business',
  mainField: 'tradingName',
  list: ['tradingName', 'legalName', 'taxNumber'],
  form: [
    [
      ['tradingName', 6],
      ['legalName', 6],
    ],
    [['address', 12]],
    [
      ['taxNumber', 6],
      ['licenceNumber', 6],
    ],
    [
      ['email', 6],
      ['phone', 6],
    ],
    [
      ['beneficiary', 6],
      ['bank', 6],
    ],
    [
      ['iban', 8],
      ['swift', 4],
    ],
    [['bankNote', 12]],
    [['invoiceWhen', 12]],
    [
      ['invoicePrefix', 3],
      ['creditNotePrefix', 3],
      ['receiptPrefix', 3],
      ['confirmationPrefix', 3],
    ],
    [
      ['invoiceStart', 4],
      ['creditNoteStart', 4],
      ['receiptStart', 4],
    ],
    [['footer', 12]],
    [
      ['guestRegistration', 3],
      ['registrationHours', 3],
      ['registrationDaysKept', 3],
      ['registrationAskDays', 3],
    ],
  ],
  fields: {
    tradingName: ['Trading name', 'At the head of every document.'],
    legalName: ['Legal name', 'As the licence says. Leave empty when it is the same.'],
    address: ['Address', 'One line below the other.'],
    taxNumber: [
      'TRN or VAT number',
      'Without spaces. Without it, documents are invoices without VAT registration.',
    ],
    licenceNumber: ['Licence number'],
    email: ['Email for invoices'],
    phone: ['Phone for invoices'],
    beneficiary: ['Account in the name of'],
    bank: ['Bank'],
    iban: ['IBAN'],
    swift: ['SWIFT'],
    bankNote: ['Note on transfers', 'Such as what to name as the reference.'],
    invoiceWhen: ['Invoices are issued'],
    invoicePrefix: ['Invoices', 'Before the year and the number: INV-2026-000123.'],
    creditNotePrefix: ['Credit notes'],
    receiptPrefix: ['Receipts'],
    confirmationPrefix: ['Confirmations'],
    invoiceStart: ['First invoice', 'Where an earlier system stopped. Counts until the first one is issued.'],
    creditNoteStart: ['First credit note'],
    receiptStart: ['First receipt'],
    footer: ['Closing text', 'At the foot of every document.'],
    guestRegistration: ['Guests register', 'With names and documents, as the law of a place may ask.'],
    registrationHours: ['Hours to report them', 'After check-in. Empty as the place asks.'],
    registrationDaysKept: ['Days to keep registrations', 'After check-out. Empty as the place asks.'],
    registrationAskDays: ['Days before arrival to ask', 'By email, once. Empty as the place asks.'],
  },
};
