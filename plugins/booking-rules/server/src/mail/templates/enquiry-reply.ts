import type { Quote } from '../../../../contracts/quotes';
import { quotedParts } from '../../../../shared/domain/payment-schedule';
import { formatDay } from '../../../../shared/format/day';
import { formatInstant } from '../../../../shared/format/instant';
import { plural } from '../../../../shared/format/plural';
import type { EnquiryDocument } from '../../records/documents';
import { messageOf } from './enquiry-mails';
import type { WrittenReply } from '../../outbox/mail-types';
import type { Block, MailContent, Sender } from './template';
import { paragraph, priceOf } from './sections';

/** What a manager answers to an enquiry, with a quote that can be reserved when one goes along. */
export function enquiryReply(
  enquiry: EnquiryDocument,
  { message, quote }: WrittenReply,
  sender: Sender,
): MailContent {
  const { reference, apartmentName, kind } = enquiry;
  const about =
    quote?.apartmentName ?? apartmentName ?? (kind === 'owner' ? 'your property' : 'your question');
  return {
    subject: `${quote ? 'Your quote' : 'Our answer'}: ${about} (${reference})`,
    preheader: message.replace(/\s+/g, ' ').slice(0, 120),
    title: quote ? 'Your quote' : 'Our answer',
    blocks: [
      ...messageOf(message),
      ...(quote ? quoteBlocks(quote.quote, quote.apartmentName, sender) : []),
      paragraph(`To continue, reply to this email. Your enquiry's reference is ${reference}.`),
      { block: 'heading', text: 'You wrote' },
      ...messageOf(enquiry.message),
    ],
  };
}

function quoteBlocks(quote: Quote, apartmentName: string, { url }: Sender): Block[] {
  const { apartmentId, checkIn, checkOut, nights, guests, number, expiresAt } = quote;
  const dates = new URLSearchParams({
    availabilityDateStart: checkIn,
    availabilityDateEnd: checkOut,
    availabilityGuestNumber: String(guests),
  });
  const page = `${url}/apartment/${apartmentId}?${dates.toString()}`;
  return [
    { block: 'heading', text: 'The stay' },
    {
      block: 'facts',
      facts: [
        { label: 'Apartment', value: apartmentName, url: page },
        { label: 'Check-in', value: formatDay(checkIn) },
        { label: 'Check-out', value: formatDay(checkOut) },
        { label: 'For', value: `${plural(nights, 'night')}, ${plural(guests, 'guest')}` },
      ],
    },
    ...priceOf({ ...quote, parts: quotedParts(quote) }),
    {
      block: 'notice',
      tone: 'calm',
      text: `This price is valid until ${formatInstant(expiresAt)}. The nights are yours once you reserve them.`,
    },
    {
      block: 'button',
      label: 'See and reserve this stay',
      url: `${url}/summary?quote=${encodeURIComponent(number)}`,
    },
  ];
}
