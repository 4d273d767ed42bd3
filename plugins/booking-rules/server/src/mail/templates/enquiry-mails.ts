import { formatDay } from '../../../../shared/format/day';
import { plural } from '../../../../shared/format/plural';
import type { EnquiryDocument } from '../../records/documents';
import { mailto, telephone } from '../render/markup';
import type { Block, Fact, MailContent, Sender } from './template';
import { paragraph } from './sections';

const PANEL = '/admin/plugins/booking-rules/enquiries';

/**
 * Tells somebody that their enquiry has arrived. What they wrote is not repeated: anybody can type anybody's
 * address into a form, and nobody shall send mails of their own making through ours.
 */
export function enquiryReceipt(enquiry: EnquiryDocument, sender: Sender): MailContent {
  const about = enquiry.apartmentName ?? (enquiry.kind === 'owner' ? 'your property' : 'your question');
  const reach = [
    ...(sender.phone === '' ? [] : [{ label: 'Phone', value: sender.phone, url: telephone(sender.phone) }]),
    ...(sender.email === '' ? [] : [{ label: 'E-mail', value: sender.email, url: mailto(sender.email) }]),
  ];
  return {
    subject: `We have your enquiry: ${about} (${enquiry.reference})`,
    preheader: 'A person reads it and answers, usually within a working day.',
    title: 'Your enquiry is with us',
    blocks: [
      paragraph(
        `Thank you, ${enquiry.name}. We have your enquiry about ${about}, and answer it usually within a working day.`,
      ),
      { block: 'facts', facts: [...stayFacts(enquiry, sender)] },
      { block: 'heading', text: 'Something to add?' },
      paragraph(`Answer this e-mail, or call us and name ${enquiry.reference}.`),
      ...(reach.length === 0 ? [] : [{ block: 'facts' as const, facts: reach }]),
      paragraph('If you have not written to us, somebody has mistyped an address: nothing else comes of it.'),
    ],
  };
}

/** Tells the manager what somebody asks. */
export function newEnquiry(enquiry: EnquiryDocument, sender: Sender): MailContent {
  const { reference, kind, name, email, phone, message, apartmentName } = enquiry;
  const what = kind === 'owner' ? 'an owner' : (apartmentName ?? 'a guest');
  const url = `${sender.url}${PANEL}/${encodeURIComponent(reference)}`;
  return {
    subject: `New enquiry: ${what}, ${name} (${reference})`,
    preheader: message.slice(0, 120),
    title: kind === 'owner' ? 'An owner writes to you' : 'A new enquiry',
    blocks: [
      ...messageOf(message),
      { block: 'button', label: 'Open in the admin panel', url },
      { block: 'heading', text: kind === 'owner' ? 'Owner' : 'Guest' },
      {
        block: 'facts',
        facts: [
          { label: 'Name', value: name },
          { label: 'E-mail', value: email, url: mailto(email) },
          ...(phone === null ? [] : [{ label: 'Phone', value: phone, url: telephone(phone) }]),
        ],
      },
      { block: 'heading', text: 'The enquiry' },
      { block: 'facts', facts: stayFacts(enquiry, sender) },
    ],
  };
}

/** Its lines as paragraphs, so that a long message can be read. */
export function messageOf(message: string): Block[] {
  const lines = message.split(/\n+/).map((line) => line.trim());
  return lines.filter((line) => line !== '').map(paragraph);
}

function stayFacts(enquiry: EnquiryDocument, sender: Sender): Fact[] {
  const { reference, apartmentId, apartmentName, checkIn, checkOut, guests, propertyArea, bedrooms } =
    enquiry;
  return [
    { label: 'Reference', value: reference },
    ...(apartmentId === null || apartmentName === null
      ? []
      : [{ label: 'Apartment', value: apartmentName, url: `${sender.url}/apartment/${apartmentId}` }]),
    ...(checkIn === null || checkOut === null
      ? []
      : [{ label: 'Dates', value: `${formatDay(checkIn)} to ${formatDay(checkOut)}` }]),
    ...(guests === null ? [] : [{ label: 'For', value: plural(guests, 'guest') }]),
    ...(propertyArea === null ? [] : [{ label: 'Area', value: propertyArea }]),
    ...(bedrooms === null
      ? []
      : [{ label: 'Bedrooms', value: bedrooms === 0 ? 'Studio' : String(bedrooms) }]),
  ];
}
