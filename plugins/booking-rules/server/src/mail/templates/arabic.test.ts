import '../../../../shared/messages/all-languages';
import { toldPrice } from '../../../../shared/explain/line-label';
import { writtenIn } from '../../../../shared/format/language';
import type { MailType } from '../../outbox/mail-types';
import { renderHtml } from '../render/html-page';
import { renderText } from '../render/text-page';
import { stayCalendar } from '../render/stay-calendar';
import type { EnquiryDocument } from '../../records/documents';
import { enquiryReceipt } from './enquiry-mails';
import { enquiryReply } from './enquiry-reply';
import type { MailContent } from './template';
import { OUR_GUEST_MAILS, contextOf, type reservationOf } from './template.fixture';
import { TEMPLATES } from './templates';

const url = 'https://stay.example';
/** Names, codes and addresses: what a guest, an editor or the business has written in Latin letters. */
const NAMES =
  /One-bedroom over the creek|Vacationer( Holiday Homes)?|VACATIONER25|Creek Rise Tower 1, Creek Harbour|Office 1204, .*?Emirates|Layla|Living room with a view of the creek|Standard|Dubai|IBAN AE\d\d|\+?[\w.-]+@[\w.]+|https?:\/\/\S+|stay\.example|[RE]-[A-Z0-9]{10}/g;

const parts = [
  { amount: 76_943, paid: 76_943, due: null },
  { amount: 179_532, paid: 0, due: '2026-11-20' },
];
const heldUntil = '2026-11-21T10:30:00.000Z';
const STANDINGS = {
  plain: {},
  held: { state: 'held', awaiting: 'payment', heldUntil, payment: 'stripe', paymentUrl: `${url}/pay` },
  'in parts': { parts, paidAmount: 76_943 },
  'on arrival': { payment: 'on-arrival' },
  refunded: { state: 'cancelled', paidAmount: 256_475, refundedAmount: 128_238 },
  'kept by card': { state: 'cancelled', payment: 'stripe', paidAmount: 256_475, refundedAmount: 1 },
} as const;

const change = {
  before: {
    ...{ apartmentName: 'One-bedroom over the creek', checkIn: '2026-12-01', checkOut: '2026-12-04' },
    ...{ guests: 1, total: 100_000, extras: [] },
  },
  refund: 5_000,
};

/** A mail as it is composed for a guest who reads Arabic. */
function written(kind: MailType, standing: Parameters<typeof reservationOf>[0]) {
  return writtenIn('ar', () => {
    const usual = contextOf(standing, { cardPayment: null });
    const reservation = toldPrice(usual.reservation);
    const context = {
      ...usual,
      ...{ reservation, change: kind === 'reservation-changed' ? change : null },
      reservationUrl: `${url}/ar/reservation?reference=R-7F3K9M2XWB&token=signed`,
      registrationUrl: `${url}/ar/registration?reference=R-7F3K9M2XWB&token=signed`,
    };
    return { ...rendered(TEMPLATES[kind](context)), context };
  });

  function rendered(mail: MailContent) {
    const { sender } = contextOf();
    return { mail, html: renderHtml(mail, sender), text: renderText(mail, sender) };
  }
}

describe.each(Object.entries(STANDINGS))('of a stay that is %s', (_, standing) => {
  test.each(OUR_GUEST_MAILS)('a mail of kind %s says nothing in English', (kind) => {
    const { mail, html, text } = written(kind, standing);
    expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
    for (const words of [mail.subject, mail.preheader, text])
      expect(words.replaceAll(NAMES, '')).not.toMatch(/[A-Za-z٠-٩]|undefined/);
    expect(mail.subject).toMatch(/\(R-7F3K9M2XWB\)$/);
  });
});

test.each(OUR_GUEST_MAILS)('a mail of kind %s leads to pages in Arabic', (kind) => {
  const { html } = written(kind, {});
  const links = [...html.matchAll(/ href="(https:\/\/stay\.example[^"]*)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(link).toMatch(/^https:\/\/stay\.example\/ar(?:[/?]|$)/);
  expect(html).toContain('text-align:right');
  expect(html).not.toMatch(/padding-right:12px|border-left:4px/);
});

test('the calendar of a stay is in Arabic', () => {
  const { content } = writtenIn('ar', () =>
    stayCalendar('reservation-confirmed', contextOf(), 0, new Date('2026-11-01T00:00:00Z')),
  );
  const lines = content.replaceAll(/\r\n /g, '');
  expect(lines).toContain('رقم الحجز R-7F3K9M2XWB');
  expect(lines).toContain(`${url}/ar/apartment/one-bedroom-over-the-creek`);
});

test('an enquiry is confirmed and answered in Arabic', () => {
  const enquiry: EnquiryDocument = {
    ...{ reference: 'E-7F3K9M2XWB', state: 'new', kind: 'general', apartmentId: null, apartmentName: null },
    ...{ checkIn: '2026-12-04', checkOut: '2026-12-09', guests: 2, propertyArea: null, bedrooms: 0 },
    ...{ name: 'ليلى', email: 'layla@guests.example', phone: null, message: 'هل يوجد سرير؟', language: 'ar' },
  };
  writtenIn('ar', () => {
    const { sender } = contextOf();
    for (const mail of [
      enquiryReceipt(enquiry, sender),
      enquiryReply(enquiry, { message: 'نعم', quote: null }, sender),
    ]) {
      const text = `${mail.subject}\n${mail.preheader}\n${renderText(mail, sender)}`;
      expect(text.replaceAll(NAMES, '')).not.toMatch(/[A-Za-z]/);
    }
  });
});
