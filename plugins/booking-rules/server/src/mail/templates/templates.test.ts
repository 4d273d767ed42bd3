import type { ReservationView } from '../../../../contracts/reservations/reservations';
import { formatAmount } from '../../../../shared/format/money';
import { renderHtml } from '../render/html-page';
import { isManagerMail, MANAGER_MAILS, type MailType } from '../../outbox/mail-types';
import { OUR_GUEST_MAILS, contextOf } from './template.fixture';
import { TEMPLATES } from './templates';
import { renderText } from '../render/text-page';

const KINDS = [...OUR_GUEST_MAILS, ...MANAGER_MAILS];
const HOSTILE = `<script>alert("1")</script> O'Hara & "Söhne", 李\r\nBcc: all@guests.example`;

function write(kind: MailType, context = contextOf()) {
  const mail = TEMPLATES[kind](context);
  return {
    subject: mail.subject,
    html: renderHtml(mail, context.sender),
    text: renderText(mail, context.sender),
  };
}

/** The words of a page, as a reader who ignores its looks would get them. */
function textOfHtml(html: string): string {
  return html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ');
}

function amountsOf(words: string): Set<string> {
  return new Set(words.match(/−?AED\s[\d,]+(\.\d\d)?/g)?.map((amount) => amount.replace(/\s/g, ' ')));
}

test.each(OUR_GUEST_MAILS)('a mail of kind %s leads its guest to the booking, past any sign-in', (kind) => {
  const { text, html } = write(kind);
  expect(text).toContain('https://stay.example/reservation?reference=R-7F3K9M2XWB&token=signed');
  expect(html).toContain('token=signed"');
});

test.each(MANAGER_MAILS)(
  'a mail of kind %s leads to the reservation in the panel and cannot act for the guest',
  (kind) => {
    expect(write(kind).text).toContain(
      'https://stay.example/admin/plugins/booking-rules/reservations/R-7F3K9M2XWB',
    );
    expect(write(kind).html).not.toContain('token=signed');
  },
);

describe.each(KINDS)('a mail of kind %s', (kind) => {
  test('names apartment, dates and reference in its subject', () => {
    expect(write(kind).subject).toContain('One-bedroom over the creek, Fri 4 Dec – Wed 9 Dec (R-7F3K9M2XWB)');
  });

  test('says the same figures in HTML and in text', () => {
    const { html, text } = write(kind);
    expect(amountsOf(text)).toEqual(amountsOf(textOfHtml(html)));
    for (const words of [textOfHtml(html), text]) {
      expect(words).toContain('Fri 4 Dec 2026, from 15:00');
      expect(words).toContain('Wed 9 Dec 2026, by 11:00');
      expect(words).toContain('R-7F3K9M2XWB');
    }
  });

  test('is a page with a language, one h1, described pictures and only absolute links', () => {
    const { html } = write(kind);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const [picture] of html.matchAll(/<img [^>]*>/g)) expect(picture).toMatch(/ alt="[^"]+"/);
    for (const [, url] of html.matchAll(/ href="([^"]*)"/g)) expect(url).toMatch(/^(https:|mailto:|tel:)/);
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('lets no guest put markup into it', () => {
    const guest = {
      firstName: HOSTILE,
      lastName: HOSTILE,
      email: 'a"<b>@guests.example',
      phone: '+971"><b>',
    };
    const hostile: Partial<ReservationView> = { guest, message: HOSTILE, apartmentName: HOSTILE };
    const place = {
      address: HOSTILE,
      mapUrl: null,
      picture: { src: 'https://x.example/"><b>', alt: HOSTILE },
    };
    const context = contextOf(hostile, { place });
    const { html } = write(kind, { ...context, sender: { ...context.sender, brand: HOSTILE } });
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;');
  });
});

describe('mails to the guest', () => {
  test.each(['reservation-confirmed', 'reservation-held', 'reservation-requested'] as const)(
    '%s carries every price line, the total, the deposit apart and the refund ladder',
    (kind) => {
      const { text } = write(kind);
      const { lines, total, deposit, refunds } = contextOf().reservation;
      for (const { label, amount } of lines) {
        expect(text).toContain(label);
        expect(text).toContain(formatAmount(amount));
      }
      expect(text).toMatch(new RegExp(`Total +${formatAmount(total).replace('.', '\\.')}`));
      expect(text).toContain(`deposit of ${formatAmount(deposit)}`);
      for (const { amount, percent } of refunds)
        if (percent > 0) expect(text).toContain(formatAmount(amount));
      expect(text).toContain('By Fri 20 Nov 2026');
    },
  );

  test('a held stay is asked for its payment with a link where there is one, and until when', () => {
    const heldUntil = '2026-11-21T10:30:00.000Z';
    const held = { state: 'held', awaiting: 'payment', heldUntil, payment: 'stripe' } as const;
    const paymentUrl = 'https://pay.example/c?session=1&guest=2';
    const { html, text } = write('reservation-held', contextOf({ ...held, paymentUrl }));
    expect(html).toContain('href="https://pay.example/c?session=1&amp;guest=2"');
    expect(text).toContain(paymentUrl);
    expect(text).toContain('Sat 21 Nov 2026, 14:30 Dubai time');
    expect(write('reservation-held', contextOf(held)).html).not.toContain('Pay AED 2,564.75</a>');
  });

  test('an address is asked for its confirmation, with until when it counts and what comes then', () => {
    const context = contextOf({
      state: 'held',
      awaiting: 'address-confirmation',
      heldUntil: '2026-11-21T10:30:00.000Z',
      paymentDue: '2026-11-23T08:30:00.000Z',
      addressConfirmed: false,
    });
    const { text } = write('reservation-address', context);
    expect(text).toContain('your nights are held until Sat 21 Nov 2026, 14:30 Dubai time');
    expect(text).toContain(
      'until Mon 23 Nov 2026, 12:30 Dubai time to pay AED\u00a02,564.75 by bank transfer',
    );
    expect(text).not.toContain('IBAN');
  });

  test.each(['reservation-held', 'payment-reminder'] as const)(
    '%s says until when a bank transfer is awaited, and where it goes',
    (kind) => {
      const heldUntil = '2026-11-21T10:30:00.000Z';
      const { text } = write(kind, contextOf({ state: 'held', awaiting: 'payment', heldUntil }));
      expect(text).toContain('Sat 21 Nov 2026, 14:30 Dubai time');
      expect(text).toContain('IBAN AE07');
      expect(text).toContain('Use R-7F3K9M2XWB as the reference');
    },
  );

  test.each([
    [{ addressConfirmed: false }, 'your email address was not confirmed in time'],
    [{ paymentDue: '2026-11-23T08:30:00.000Z' }, 'your payment did not arrive'],
    [{}, 'we did not manage to accept your request in time'],
  ])('an expired stay says what did not come: %o', (standing, words) => {
    const { text } = write('reservation-expired', contextOf({ state: 'expired', ...standing }));
    expect(text).toContain(words);
  });

  test.each([
    ['nothing was paid', { paidAmount: 0, refundedAmount: 0 }, "there's nothing to refund"],
    ['all comes back', { paidAmount: 256_475, refundedAmount: 256_475 }, "We'll refund AED\u00a02,564.75"],
    ['half comes back', { paidAmount: 256_475, refundedAmount: 128_238 }, "We'll refund AED\u00a01,282.38"],
    [
      'nothing comes back',
      { paidAmount: 256_475, refundedAmount: 0 },
      'AED\u00a02,564.75 you paid is non-refundable',
    ],
  ])('a cancellation where %s says so', (_, amounts, sentence) => {
    expect(write('reservation-cancelled', contextOf(amounts)).text).toContain(sentence);
  });

  test('none of them shows the way into the admin panel', () => {
    for (const kind of OUR_GUEST_MAILS) expect(write(kind).html).not.toContain('/admin');
  });
});

describe('mails to the manager', () => {
  test('a request says until when it has to be answered', () => {
    const asked = { state: 'held', awaiting: 'acceptance', heldUntil: '2026-11-22T10:00:00.000Z' } as const;
    const { subject, text } = write('manager-new-reservation', contextOf(asked));
    expect(subject).toMatch(/^Request to answer: .*, Layla Haddad$/);
    expect(text).toContain('Accept or decline by Sun 22 Nov 2026, 14:00 Dubai time');
  });

  test('money that has to be given back by hand is named as a task', () => {
    const paid = { paidAmount: 256_475, refundedAmount: 128_238 };
    expect(write('manager-cancelled', contextOf(paid)).text).toContain('Please refund AED\u00a01,282.38');
    const byCard = write('manager-cancelled', contextOf({ ...paid, payment: 'stripe' }));
    expect(byCard.text).toContain('Stripe refunds');
  });

  test('they have the guest at hand', () => {
    for (const kind of KINDS.filter(isManagerMail)) {
      expect(write(kind).html).toContain('href="mailto:layla@guests.example"');
      expect(write(kind).html).toContain('href="tel:+971501234567"');
    }
  });
});

describe('of a stay that is paid in parts', () => {
  const parts = [
    { amount: 76_943, paid: 0, due: null },
    { amount: 179_532, paid: 0, due: '2026-11-20' },
  ];
  const held = { state: 'held', awaiting: 'payment', heldUntil: '2026-10-22T09:30:00.000Z' } as const;

  test('a mail asks for the first part, and says when the rest is due', () => {
    const { text } = write('reservation-held', contextOf({ ...held, parts }));
    expect(text).toMatch(/Pay AED\s769\.43 by bank transfer/);
    expect(text).toMatch(/AED\s1,795\.32 is to be paid by Fri 20 Nov 2026/);
  });

  test('a confirmation says what has come and what is left', () => {
    const paid = parts.map((part) => (part.due === null ? { ...part, paid: part.amount } : part));
    const { text } = write('reservation-confirmed', contextOf({ parts: paid, paidAmount: 76_943 }));
    expect(text).toMatch(/received AED\s769\.43\. AED\s1,795\.32 is to be paid by Fri 20 Nov 2026/);
  });
});
