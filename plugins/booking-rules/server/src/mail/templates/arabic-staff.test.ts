import '../../../../shared/messages/all-languages';
import { toldPrice } from '../../../../shared/explain/line-label';
import { setNames, keyOfName } from '../../../../shared/format/names';
import { writtenIn } from '../../../../shared/format/language';
import { MANAGER_MAILS, type Letter, type ManagerNotice, type MailType } from '../../outbox/mail-types';
import type { EnquiryDocument } from '../../records/documents';
import { composeNotice } from '../delivery/compose-notice';
import { renderHtml } from '../render/html-page';
import { renderText } from '../render/text-page';
import { newEnquiry } from './enquiry-mails';
import { messageToManager } from './letters';
import { contextOf, type reservationOf } from './template.fixture';
import type { MailContent } from './template';
import { TEMPLATES } from './templates';

/** Names, codes and addresses: what guests, staff and channels have written in Latin letters. */
const NAMES =
  /One-bedroom over the creek|Marina View|Vacationer|VACATIONER25|Creek Rise Tower 1, Creek Harbour|Office 1204, .*?Emirates|Layla( Haddad)?|Rosa|Door locks|locks\.example|Booking\.com|Airbnb|Stripe|Standard|Dubai|BUS-1|Is there a cot\?|\+?[\w.-]+@[\w.]+|https?:\/\/\S+|[RE]-[A-Z0-9]{10}/g;
const { sender } = contextOf();
const PANEL = 'https://stay.example/admin/plugins/booking-rules/';

const change = {
  before: {
    ...{ apartmentName: 'Marina View', checkIn: '2026-12-01', checkOut: '2026-12-04' },
    ...{ guests: 1, total: 100_000, extras: [] },
  },
  refund: 5_000,
};
const heldUntil = '2026-11-21T10:30:00.000Z';
const money = { paidAmount: 256_475, refundedAmount: 128_238 };
const STANDINGS = {
  plain: {},
  requested: { state: 'held', awaiting: 'acceptance', heldUntil, message: 'Is there a cot?' },
  'requested without a deadline': { state: 'held', awaiting: 'acceptance', heldUntil: null },
  held: { state: 'held', awaiting: 'payment', heldUntil },
  'paid on arrival': { payment: 'on-arrival' },
  'paid by card': { payment: 'stripe' },
  paid: { paid: true, ...money, refundedAmount: 0 },
  refunded: { state: 'cancelled', ...money },
  'refunded by card': { state: 'cancelled', payment: 'stripe', ...money },
  'lost with its code': { state: 'expired', paidAmount: 256_475 },
  'lost without a code': { state: 'expired', paidAmount: 256_475, promotionCode: null },
  'paid twice': { state: 'confirmed', ...money },
} as const;

/** A mail as it is composed where those who run the business read Arabic. */
function ofStay(kind: MailType, standing: Parameters<typeof reservationOf>[0], refund = 5_000): MailContent {
  const usual = contextOf(standing, { change: { ...change, refund } });
  return TEMPLATES[kind]({ ...usual, reservation: toldPrice(usual.reservation) });
}

/** All that a mail says, as words without the names in it. */
function wordsOf(mail: MailContent): string {
  return [mail.subject, mail.preheader, renderText(mail, sender)].join('\n').replaceAll(NAMES, '');
}

const inArabic = (write: () => void) => writtenIn('ar', write);

describe.each(Object.entries(STANDINGS))('of a stay that is %s', (_, standing) => {
  test.each(MANAGER_MAILS)('a mail of kind %s says nothing in English', (kind) =>
    inArabic(() => {
      for (const refund of [0, 5_000]) {
        const mail = ofStay(kind, standing, refund);
        expect(wordsOf(mail)).not.toMatch(/[A-Za-z٠-٩]|undefined|null/);
        expect(mail.subject).toMatch(/\p{Script=Arabic}.*One-bedroom over the creek.*\(R-7F3K9M2XWB\)/u);
        const html = renderHtml(mail, sender);
        expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
        expect(html).toContain(`href="${PANEL}reservations/R-7F3K9M2XWB"`);
        expect(html).not.toMatch(/padding-right:12px|border-left:4px|token=signed/);
      }
    }),
  );
});

test('a new reservation tells whose it is, what it costs and how it is paid', () =>
  inArabic(() => {
    const text = renderText(ofStay('manager-new-reservation', STANDINGS.held), sender);
    expect(text).toMatch(/إقامة جديدة باسم \u2068Layla Haddad\u2069 بمبلغ .*2,564\.75/);
    expect(text).toContain('يُدفع بتحويل مصرفي في موعد أقصاه السبت، 21 نوفمبر 2026');
    expect(text).toMatch(/5 ليالٍ: .*\n/);
    expect(text).toContain('على حدة لهذه الإقامة');
    const asked = renderText(ofStay('manager-new-reservation', STANDINGS.requested), sender);
    expect(asked).toContain('كتب الضيف \u2068Layla\u2069: «\u2068Is there a cot?\u2069»');
  }));

test('money that goes back is told as a task, or as done by the provider', () =>
  inArabic(() => {
    const byHand = renderText(ofStay('manager-cancelled', STANDINGS.refunded), sender);
    expect(byHand).toMatch(/يُرجى رد مبلغ .*1,282\.38.* من أصل .*2,564\.75.* بنفسك/);
    const byCard = renderText(ofStay('manager-cancelled', STANDINGS['refunded by card']), sender);
    expect(byCard).toMatch(/يعيد Stripe مبلغ .*1,282\.38.* إلى البطاقة تلقائيًا/);
  }));

const nights = (count: number) =>
  Array.from({ length: count }, () => ({ checkIn: '2027-03-10', checkOut: '2027-03-11' }));
const apartmentName = 'Marina View';
const quarantined = (
  count: number,
  reason: 'lost-nights' | 'not-a-calendar' = 'lost-nights',
): ManagerNotice => ({
  ...{ kind: 'manager-feed-quarantined', channel: 'booking-com', apartmentName, reason },
  lost: nights(count),
});
const permit = (daysLeft: number, permitNumber: string | null = 'BUS-1') => ({
  ...{ apartmentName, permitNumber, expiry: '2027-03-31', daysLeft },
});
const NOTICES: readonly (readonly [notice: ManagerNotice, words: RegExp, page: string])[] = [
  [quarantined(1), /تقويم \u2068Booking\.com\u2069 ليلة واحدة\. .*[^]*يستمر حجب ليلة واحدة في/, 'channels'],
  [quarantined(2), /تقويم \u2068Booking\.com\u2069 ليلتان\. .*[^]*يستمر حجب ليلتين في/, 'channels'],
  [
    quarantined(23),
    /ليلة\. [^]*من الأربعاء، 10 مارس 2027 إلى الخميس، 11 مارس 2027[^]*و3 فترات أخرى\./,
    'channels',
  ],
  [quarantined(3, 'not-a-calendar'), /أرسل \u2068Booking\.com\u2069 ما ليس تقويمًا/, 'channels'],
  [
    {
      ...{ kind: 'manager-channel-conflict', channel: 'airbnb', apartmentName },
      ...{ reference: 'R-7F3K9M2XWB', ranges: nights(1) },
    },
    /حجز مزدوج: \u2068Marina View\u2069، \u2068R-7F3K9M2XWB\u2069 و\u2068Airbnb\u2069/,
    'channels',
  ],
  [
    { kind: 'manager-permits-ending', permits: [permit(0)] },
    /ينتهي تصريح \u2068Marina View\u2069 اليوم/,
    'today#permits',
  ],
  [{ kind: 'manager-permits-ending', permits: [permit(2, null)] }, /بعد يومين/, 'today#permits'],
  [
    { kind: 'manager-permits-ending', permits: [permit(7), permit(30)] },
    /يقترب انتهاء تصريحين[^]*\u2068BUS-1\u2069، .*\(بعد 30 يومًا\)/,
    'today#permits',
  ],
  [
    {
      ...{ kind: 'manager-turnover-problem', apartmentName, by: 'Rosa', day: '2027-03-01' },
      ...{ text: 'الدش يسرّب', hasPhoto: true },
    },
    /بلاغ من \u2068Rosa\u2069: «الدش يسرّب»/,
    'turnover?day=2027-03-01',
  ],
  ...[true, false].map(
    (isGone) =>
      [
        { kind: 'manager-webhook-paused', id: 4, name: 'Door locks', host: 'locks.example', isGone },
        isGone ? /أفاد \u2068locks\.example\u2069/ : /إلى \u2068locks\.example\u2069 منذ ثلاثة أيام/,
        'webhooks/4',
      ] as const,
  ),
];

test.each(NOTICES)('a notice is told in Arabic and leads to its page: %#', (notice, words, page) =>
  inArabic(() => {
    const { subject, html, text } = composeNotice(notice, sender, 'office@stay.example');
    expect(`${subject}\n${text}`).toMatch(words);
    expect(`${subject}\n${text}`.replaceAll(NAMES, '')).not.toMatch(/[A-Za-z٠-٩]|undefined|null/);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain(`${PANEL}${page}`);
  }),
);

const enquiry: EnquiryDocument = {
  ...{
    reference: 'E-7F3K9M2XWB',
    state: 'new',
    kind: 'apartment',
    apartmentId: 'marina-view',
    apartmentName,
  },
  ...{ checkIn: '2026-12-04', checkOut: '2026-12-09', guests: 2, propertyArea: null, bedrooms: 0 },
  ...{ name: 'Layla', email: 'layla@guests.example', phone: '+971501234567', language: null },
  message: 'Is there a cot?\n\nهل يوجد موقف؟',
};

test.each([
  [enquiry, 'استفسار جديد: \u2068Marina View\u2069، \u2068Layla\u2069 (E-7F3K9M2XWB)'],
  [
    { ...enquiry, kind: 'general', apartmentId: null, apartmentName: null } as const,
    'استفسار جديد: من ضيف، \u2068Layla\u2069 (E-7F3K9M2XWB)',
  ],
  [
    { ...enquiry, kind: 'owner', apartmentName: null } as const,
    'استفسار جديد: من مالك، \u2068Layla\u2069 (E-7F3K9M2XWB)',
  ],
])('an enquiry is told in Arabic, its words as they were written: %#', (asked, subject) =>
  inArabic(() => {
    const mail = newEnquiry(asked, sender);
    expect(mail.subject).toBe(subject);
    expect(wordsOf(mail)).not.toMatch(/[A-Za-z]/);
    expect(renderText(mail, sender)).toContain('\u2068Is there a cot?\u2069\n\nهل يوجد موقف؟');
  }),
);

test.each([true, false])('a message of a guest is told in Arabic, where answers come back: %s', (comes) =>
  inArabic(() => {
    const letter: Letter = {
      ...{
        reference: 'R-7F3K9M2XWB',
        text: 'Is there a cot?',
        attachments: 2,
        language: 'en',
        apartmentName,
      },
      guest: { name: 'Layla Haddad', firstName: 'Layla', email: 'layla@guests.example' },
      stay: { checkIn: '2026-12-04', checkOut: '2026-12-09' },
    };
    for (const one of [letter, { ...letter, stay: null, apartmentName: null, attachments: 0 }]) {
      const mail = messageToManager(one, sender, comes);
      expect(mail.subject).toMatch(/^رسالة من \u2068Layla Haddad\u2069: /);
      expect(wordsOf(mail)).not.toMatch(/[A-Za-z]/);
      expect(renderText(mail, sender).includes('ضمن الرسائل ويصل إلى الضيف')).toBe(comes);
      expect(renderText(mail, sender).includes('مرفقين')).toBe(one.attachments === 2);
    }
  }),
);

test('apartments are called by their Arabic names, where they have one', () => {
  setNames(new Map([[keyOfName('ar', 'apartments', apartmentName), 'إطلالة المرسى']]));
  try {
    inArabic(() => {
      expect(newEnquiry(enquiry, sender).subject).toContain('إطلالة المرسى');
      expect(composeNotice(quarantined(1), sender, 'a@b.example').subject).toContain('إطلالة المرسى');
    });
  } finally {
    setNames(new Map());
  }
});

test('links to the site are in Arabic only where its pages are', () =>
  inArabic(() => {
    const mail = ofStay('manager-new-reservation', {});
    const page = 'stay.example/apartment/one-bedroom-over-the-creek';
    expect(renderHtml(mail, sender)).toContain('href="https://stay.example/ar"');
    const english = { ...sender, languages: ['en'] as const };
    const context = contextOf({}, { sender: english });
    const html = renderHtml(TEMPLATES['manager-new-reservation'](context), english);
    expect(html).toContain(`href="https://${page}"`);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).not.toContain('stay.example/ar');
  }));
