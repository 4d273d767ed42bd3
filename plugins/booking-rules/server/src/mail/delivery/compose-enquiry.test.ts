import type { EnquiryDocument } from '../../records/documents';
import type { Quote } from '../../../../contracts/quotes';
import { isEnquiryMail } from '../../outbox/mail-types';
import { composeEnquiryMail, composeEnquiryReply } from './compose-enquiry';
import { contextOf } from '../templates/template.fixture';

const { sender } = contextOf();
const enquiry: EnquiryDocument = {
  reference: 'E-7F3K9M2XWB',
  state: 'new',
  kind: 'apartment',
  apartmentId: 'one-bedroom-over-the-creek',
  apartmentName: 'One-bedroom over the creek',
  checkIn: '2026-12-04',
  checkOut: '2026-12-09',
  guests: 2,
  propertyArea: null,
  bedrooms: null,
  name: 'Layla <b>Haddad</b>',
  email: 'layla@guests.example',
  phone: '+971501234567',
  message: 'Is there a cot?\n\nAnd <script>parking</script>?',
  language: null,
};

test('the receipt goes to whoever asked, and answers to it go to the business', () => {
  const mail = composeEnquiryMail('enquiry-receipt', enquiry, sender, 'office@stay.example');
  expect(mail.to).toEqual({ name: enquiry.name, address: enquiry.email });
  expect(mail.replyTo).toEqual({ name: 'Vacationer', address: sender.email });
  expect(mail.subject).toBe("We've received your enquiry: One-bedroom over the creek (E-7F3K9M2XWB)");
  expect(mail.text).toContain('Fri 4 Dec 2026 to Wed 9 Dec 2026');
});

test('the receipt repeats nothing of the message, so that nobody can send mails through us', () => {
  const { text, html } = composeEnquiryMail('enquiry-receipt', enquiry, sender, '');
  expect(text + html).not.toMatch(/cot|parking/);
});

test('the manager reads the whole message, and answers the guest with a click', () => {
  const mail = composeEnquiryMail('manager-enquiry', enquiry, sender, 'office@stay.example');
  expect(mail.to.address).toBe('office@stay.example');
  expect(mail.replyTo).toEqual({ name: enquiry.name, address: enquiry.email });
  expect(mail.text).toContain('Is there a cot?');
  expect(mail.html).toContain('And &lt;script&gt;parking&lt;/script&gt;?');
  expect(mail.html).not.toMatch(/<script>parking|<b>Haddad/);
  expect(mail.html).toContain('/admin/plugins/booking-rules/enquiries/E-7F3K9M2XWB');
});

test('a manager without an address is said so, not forgotten', () => {
  expect(() => composeEnquiryMail('manager-enquiry', enquiry, sender, '')).toThrow('Set MANAGER_EMAIL');
});

test('an owner’s enquiry names the property', () => {
  const owner = { ...enquiry, kind: 'owner' as const, apartmentId: null, apartmentName: null };
  const property = { ...owner, propertyArea: 'Dubai Marina', bedrooms: 0 };
  const { text, subject } = composeEnquiryMail('manager-enquiry', property, sender, 'office@stay.example');
  expect(subject).toContain('an owner');
  expect(text).toMatch(/Dubai Marina[\s\S]*Studio/);
});

test('other kinds are not about enquiries', () => {
  expect(isEnquiryMail('reservation-held')).toBe(false);
});

const quote: Quote = {
  number: 'Q-7F3K9M2XWB',
  apartmentId: 'one-bedroom-over-the-creek',
  checkIn: '2026-12-04',
  checkOut: '2026-12-09',
  nights: 5,
  guests: 2,
  currency: 'AED',
  lines: [
    { kind: 'night', label: '5 nights', amount: 250_000 },
    { kind: 'vat', label: 'VAT 5%', amount: 12_500 },
  ],
  total: 262_500,
  savings: null,
  deposit: 50_000,
  refunds: [],
  ratePlan: { id: 'standard', name: 'Standard', percent: 0, paidAtOnce: false },
  ratePlans: [],
  paymentTerms: { percentNow: 100, daysBefore: 0, now: 0 },
  cancellationPolicy: { id: 'standard', name: 'Standard', tiers: [] },
  promotionCode: null,
  extras: [],
  chosenExtras: [],
  expiresAt: '2026-11-23T08:00:00.000Z',
};

test('an answer says what was written, what was asked, and comes from the business', () => {
  const reply = { message: 'Yes, there is.\n\nIt is <free>.', quote: null };
  const mail = composeEnquiryReply(enquiry, reply, sender, '');
  expect(mail.to.address).toBe(enquiry.email);
  expect(mail.replyTo).toEqual({ name: 'Vacationer', address: sender.email });
  expect(mail.text).toMatch(/Yes, there is\.[\s\S]*You wrote[\s\S]*Is there a cot\?/);
  expect(mail.html).toContain('It is &lt;free&gt;.');
  expect(mail.text).not.toContain('AED');
});

test('a quote goes along line by line, with the page that reserves it and until when it holds', () => {
  const offer = { quote, apartmentName: 'One-bedroom over the creek' };
  const { text } = composeEnquiryReply(enquiry, { message: 'Here you are.', quote: offer }, sender, '');
  expect(text).toMatch(/5 nights +AED\u00a02,500[\s\S]*Total +AED\u00a02,625/);
  expect(text).toContain(`${sender.url}/summary?quote=Q-7F3K9M2XWB`);
  expect(text).toContain('Mon 23 Nov 2026, 12:00 Dubai time');
  expect(text).toContain(
    `${sender.url}/apartment/one-bedroom-over-the-creek?availabilityDateStart=2026-12-04&availabilityDateEnd=2026-12-09&availabilityGuestNumber=2`,
  );
});
