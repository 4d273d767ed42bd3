import { isolated } from '../../../../shared/format/isolated';
import { formatDay } from '../../../../shared/format/day';
import { toldName } from '../../../../shared/format/names';
import type { EnquiryDocument } from '../../records/documents';
import { mailMessages } from '../messages/messages';
import { mailto, telephone } from '../../../../shared/format/markup';
import { pageUrl } from '../render/of-language';
import { personFacts } from './manager-mails';
import type { Block, Fact, MailContent, Sender } from './template';
import { paragraph } from './sections';

const PANEL = '/admin/plugins/booking-rules/enquiries';

/**
 * Confirms that an enquiry has arrived. Its text is not repeated: anybody can enter anybody's address into a form, and
 * must not be able to send their own words through us.
 */
export function enquiryReceipt(enquiry: EnquiryDocument, sender: Sender): MailContent {
  const say = mailMessages().enquiries.receipt;
  const { phone, email } = mailMessages().parts.questions;
  const about = enquiry.apartmentName ?? aboutOf(enquiry);
  const reach = [
    ...(sender.phone === '' ? [] : [{ label: phone, value: sender.phone, url: telephone(sender.phone) }]),
    ...(sender.email === '' ? [] : [{ label: email, value: sender.email, url: mailto(sender.email) }]),
  ];
  return {
    subject: say.subject(about, enquiry.reference),
    preheader: say.preheader,
    title: say.title,
    blocks: [
      paragraph(say.thanks(enquiry.name, about)),
      { block: 'facts', facts: [...stayFacts(enquiry, sender)] },
      { block: 'heading', text: say.somethingToAdd },
      paragraph(say.add(enquiry.reference)),
      ...(reach.length === 0 ? [] : [{ block: 'facts' as const, facts: reach }]),
      paragraph(say.notYou),
    ],
  };
}

/** Tells the manager what somebody asks. */
export function newEnquiry(enquiry: EnquiryDocument, sender: Sender): MailContent {
  const { reference, kind, email, phone, message, apartmentName } = enquiry;
  const { staff } = mailMessages();
  const say = staff.enquiry;
  const isOwner = kind === 'owner';
  const apartment = apartmentName === null ? say.ofGuest : isolated(toldName('apartments', apartmentName));
  const name = isolated(enquiry.name);
  const url = `${sender.url}${PANEL}/${encodeURIComponent(reference)}`;
  return {
    subject: say.subject(isOwner ? say.ofOwner : apartment, name, reference),
    preheader: isolated(message.slice(0, 120)),
    title: isOwner ? say.titleOfOwner : say.title,
    blocks: [
      ...messageOf(message),
      { block: 'button', label: staff.open, url },
      { block: 'heading', text: isOwner ? staff.owner : staff.guest },
      { block: 'facts', facts: personFacts(name, email, phone) },
      { block: 'heading', text: say.heading },
      { block: 'facts', facts: stayFacts(enquiry, sender) },
    ],
  };
}

/** What an enquiry is about that names no apartment, as its guest or owner reads it. */
export function aboutOf({ kind }: Pick<EnquiryDocument, 'kind'>): string {
  const { about } = mailMessages().enquiries;
  return kind === 'owner' ? about.property : about.question;
}

/** Its lines as paragraphs, so that a long message can be read; each in its own direction. */
export function messageOf(message: string): Block[] {
  const lines = message.split(/\n+/).map((line) => line.trim());
  return lines.filter((line) => line !== '').map((line) => paragraph(isolated(line)));
}

function stayFacts(enquiry: EnquiryDocument, sender: Sender): Fact[] {
  const { reference, apartmentId, apartmentName, checkIn, checkOut, guests, propertyArea, bedrooms } =
    enquiry;
  const say = mailMessages().enquiries.facts;
  const stay = mailMessages().parts.stay;
  return [
    { label: say.reference, value: reference },
    ...(apartmentId === null || apartmentName === null
      ? []
      : [
          {
            label: stay.apartment,
            value: isolated(toldName('apartments', apartmentName)),
            url: pageUrl(sender, `/apartment/${apartmentId}`),
          },
        ]),
    ...(checkIn === null || checkOut === null
      ? []
      : [{ label: say.dates, value: say.fromTo(formatDay(checkIn), formatDay(checkOut)) }]),
    ...(guests === null ? [] : [{ label: say.for, value: say.guests(guests) }]),
    ...(propertyArea === null ? [] : [{ label: say.area, value: isolated(propertyArea) }]),
    ...(bedrooms === null
      ? []
      : [{ label: say.bedrooms, value: bedrooms === 0 ? say.studio : String(bedrooms) }]),
  ];
}
