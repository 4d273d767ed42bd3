import { formatDay } from '../../../../shared/format/day';
import { plural } from '../../../../shared/format/plural';
import type { EnquiryDocument } from '../../records/documents';
import { mailto, telephone } from '../render/markup';
import type { Block, Fact, MailContent, Sender } from './template';
import { paragraph } from './sections';

const PANEL = '/admin/plugins/booking-rules/enquiries';

/**
 * Confirms that an enquiry has arrived. Its text is not repeated: anybody can enter anybody's address into a form, and
 * must not be able to send their own words through us.
 */
export function enquiryReceipt(enquiry: EnquiryDocument, sender: Sender): MailContent {
  const about = enquiry.apartmentName ?? (enquiry.kind === 'owner' ? 'your property' : 'your question');
  const reach = [
    ...(sender.phone === '' ? [] : [{ label: 'Phone', value: sender.phone, url: telephone(sender.phone) }]),
    ...(sender.email === '' ? [] : [{ label: 'Email', value: sender.email, url: mailto(sender.email) }]),
  ];
  return {
    subject: `We've received your enquiry: ${about} (${enquiry.reference})`,
    preheader: "We'll reply, usually within a working day.",
    title: "We've received your enquiry",
    blocks: [
      paragraph(
        `Thank you, ${enquiry.name}. We've received your enquiry about ${about} and usually reply within a working day.`,
      ),
      { block: 'facts', facts: [...stayFacts(enquiry, sender)] },
      { block: 'heading', text: 'Something to add?' },
      paragraph(`Reply to this email, or call us and give the reference ${enquiry.reference}.`),
      ...(reach.length === 0 ? [] : [{ block: 'facts' as const, facts: reach }]),
      paragraph("If you didn't write to us, somebody mistyped their address. You can ignore this email."),
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
    title: kind === 'owner' ? 'A new enquiry from an owner' : 'A new enquiry',
    blocks: [
      ...messageOf(message),
      { block: 'button', label: 'Open in the admin panel', url },
      { block: 'heading', text: kind === 'owner' ? 'Owner' : 'Guest' },
      {
        block: 'facts',
        facts: [
          { label: 'Name', value: name },
          { label: 'Email', value: email, url: mailto(email) },
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
