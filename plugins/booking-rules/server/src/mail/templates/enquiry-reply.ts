import type { Quote } from '../../../../contracts/quotes';
import { quotedParts } from '../../../../shared/domain/payments/payment-schedule';
import { isolated } from '../../../../shared/format/isolated';
import { formatDay } from '../../../../shared/format/day';
import { formatInstant } from '../../../../shared/format/instant';
import type { EnquiryDocument } from '../../records/documents';
import { toldPrice } from '../../../../shared/explain/line-label';
import { mailMessages } from '../messages/messages';
import { pageUrl } from '../render/of-language';
import { aboutOf, messageOf } from './enquiry-mails';
import type { WrittenReply } from '../../outbox/mail-types';
import type { Block, MailContent, Sender } from './template';
import { paragraph, priceOf } from './sections';

/** What a manager answers to an enquiry, with a quote that can be reserved when one goes along. */
export function enquiryReply(
  enquiry: EnquiryDocument,
  { message, quote }: WrittenReply,
  sender: Sender,
): MailContent {
  const { reference, apartmentName } = enquiry;
  const say = mailMessages().enquiries.reply;
  const about = quote?.apartmentName ?? apartmentName ?? aboutOf(enquiry);
  const title = quote ? say.quote : say.answer;
  return {
    subject: say.subject(title, about, reference),
    preheader: message.replace(/\s+/g, ' ').slice(0, 120),
    title,
    blocks: [
      ...messageOf(message),
      ...(quote ? quoteBlocks(toldPrice(quote.quote), quote.apartmentName, sender) : []),
      paragraph(say.continue(reference)),
      { block: 'heading', text: say.youWrote },
      ...messageOf(enquiry.message),
    ],
  };
}

function quoteBlocks(quote: Quote, apartmentName: string, sender: Sender): Block[] {
  const say = mailMessages().enquiries.reply;
  const { stay } = mailMessages().parts;
  const { apartmentId, checkIn, checkOut, nights, guests, number, expiresAt } = quote;
  const dates = new URLSearchParams({
    availabilityDateStart: checkIn,
    availabilityDateEnd: checkOut,
    availabilityGuestNumber: String(guests),
  });
  const page = pageUrl(sender, `/apartment/${apartmentId}?${dates.toString()}`);
  return [
    { block: 'heading', text: say.theStay },
    {
      block: 'facts',
      facts: [
        { label: stay.apartment, value: isolated(apartmentName), url: page },
        { label: stay.checkIn, value: formatDay(checkIn) },
        { label: stay.checkOut, value: formatDay(checkOut) },
        { label: stay.for, value: stay.party(nights, guests) },
      ],
    },
    ...priceOf({ ...quote, parts: quotedParts(quote) }),
    {
      block: 'notice',
      tone: 'calm',
      text: say.validUntil(formatInstant(expiresAt)),
    },
    {
      block: 'button',
      label: say.reserve,
      url: pageUrl(sender, `/summary?quote=${encodeURIComponent(number)}`),
    },
  ];
}
