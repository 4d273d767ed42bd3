import type { Core } from '@strapi/strapi';
import type { ReservationView } from '../../../../contracts/reservations/reservations';
import { paymentSchedule } from '../../../../shared/domain/payments/payment-schedule';
import { toldPrice } from '../../../../shared/explain/line-label';
import { DEFAULT_LANGUAGE, writtenIn, type Language } from '../../../../shared/format/language';
import type { MinorUnits } from '../../../../shared/format/money';
import type { EnquiryDocument } from '../../records/documents';
import type { DocumentFile } from '../../documents/service';
import { composeAccountMessage } from './account-message';
import { attachedDocuments } from './attached-documents';
import { composeHousekeepingLink, composeNotice } from './compose-notice';
import { composeEnquiryMail, composeEnquiryReply } from './compose-enquiry';
import { answersTo, composeLetter } from './compose-letter';
import { renderHtml } from '../render/html-page';
import {
  ACCOUNT_MAIL,
  carriesCalendar,
  ENQUIRY_REPLY,
  HOUSEKEEPING_LINK,
  isEnquiryMail,
  isLetter,
  isMailType,
  isManagerMail,
  isManagerNotice,
  MANAGER,
  type AccountMessage,
  type AutomaticMail,
  type Letter,
  type HousekeepingLinkMail,
  type MailType,
  type ManagerNotice,
  type Told,
  type ToldChange,
  type WrittenReply,
} from '../../outbox/mail-types';
import { inLanguage } from '../../platform/language';
import { mailMessages } from '../messages/messages';
import { paragraph } from '../templates/sections';
import type { MailContent } from '../templates/template';
import type { TemplateContext } from '../templates/template-context';
import { TEMPLATES } from '../templates/templates';
import type { MailAttachment, Mailbox, MailMessage } from './mail-message';
import { mailSettings } from './mail-settings';
import { earlierCalendars, type OutboxRow } from '../../outbox/queue';
import { readContext, type TemplateReadings } from './read-context';
import { stayCalendar } from '../render/stay-calendar';
import { renderText } from '../render/text-page';

/**
 * A row of the outbox as the mail that it stands for; the same row gives the same Message-ID every time.
 * @throws Error when nobody has said where the manager's mails go, or the row is of an unknown type
 */
export async function composeMail(
  strapi: Core.Strapi,
  row: OutboxRow,
  readings: TemplateReadings,
): Promise<MailMessage> {
  const sender = await readings.sender();
  const settings = mailSettings(strapi);
  const date = new Date(Number(row.created_at));
  const business: Mailbox = { name: sender.brand, address: settings.from };
  const manager = settings.managerEmail ?? sender.email;
  const common = {
    messageId: `<${row.kind}.${row.id}.${date.getTime()}@${new URL(sender.url).hostname}>`,
    date,
    from: business,
    fileName: fileNameOf(row, date),
  };
  if (row.kind === ACCOUNT_MAIL) {
    const message = JSON.parse(row.payload) as AccountMessage;
    const replyTo = sender.email === '' ? null : { name: sender.brand, address: sender.email };
    const to = { name: '', address: message.to };
    const write = () => composeAccountMessage(message, sender);
    const written = writtenIn(message.language ?? DEFAULT_LANGUAGE, write);
    return { ...common, to, replyTo, attachments: [], ...written };
  }
  if (isEnquiryMail(row.kind)) {
    const { enquiry } = JSON.parse(row.payload) as { enquiry: EnquiryDocument };
    const { kind } = row;
    const toStaff = kind === 'manager-enquiry';
    const language = toStaff ? await readings.staffLanguage() : (enquiry.language ?? DEFAULT_LANGUAGE);
    const mail = writtenIn(language, () => composeEnquiryMail(kind, enquiry, sender, manager));
    const about = { side: toStaff ? ('house' as const) : ('guest' as const), ...enquiry };
    return { ...common, ...mail, replyTo: answersTo(strapi, about, mail.replyTo) };
  }
  if (row.kind === ENQUIRY_REPLY) {
    const { enquiry, reply } = JSON.parse(row.payload) as { enquiry: EnquiryDocument; reply: WrittenReply };
    const language = enquiry.language ?? DEFAULT_LANGUAGE;
    const mail = writtenIn(language, () => composeEnquiryReply(enquiry, reply, sender, manager));
    return { ...common, ...mail, replyTo: answersTo(strapi, { side: 'guest', ...enquiry }, mail.replyTo) };
  }
  if (isLetter(row.kind)) {
    const { letter } = JSON.parse(row.payload) as { letter: Letter };
    const { kind } = row;
    const language = kind === 'message-to-manager' ? await readings.staffLanguage() : letter.language;
    return {
      ...common,
      ...writtenIn(language, () => composeLetter(strapi, kind, letter, sender, manager)),
    };
  }
  if (row.kind === HOUSEKEEPING_LINK) {
    const mail = JSON.parse(row.payload) as HousekeepingLinkMail;
    const replyTo = manager === '' ? null : { name: sender.brand, address: sender.email || manager };
    const write = () => composeHousekeepingLink(mail, sender);
    return { ...common, replyTo, ...writtenIn(mail.language, write) };
  }
  if (isManagerNotice(row.kind)) {
    const { notice } = JSON.parse(row.payload) as { notice: ManagerNotice };
    const write = () => composeNotice(notice, sender, manager);
    return { ...common, ...writtenIn(await readings.staffLanguage(), write) };
  }
  if (!isMailType(row.kind)) throw new Error(`Mails of the type ${row.kind} are unknown here`);
  const told = JSON.parse(row.payload) as WrittenMail;
  const { reservation: written, change = null, asked = null, documents = [], automatic = null } = told;
  const { kind } = row;
  const reservation = withParts(written);
  const guest = guestOf(reservation);
  const toManager = isManagerMail(row.kind);
  const language = toManager ? await readings.staffLanguage() : (told.language ?? DEFAULT_LANGUAGE);
  if (manager === '' && row.recipient === MANAGER) {
    throw new Error('Set MANAGER_EMAIL, or the email address in the site settings');
  }
  const office = manager === '' ? null : { name: sender.brand, address: sender.email || manager };
  return {
    ...common,
    to: toManager ? { name: sender.brand, address: manager } : guest,
    replyTo: answersTo(
      strapi,
      {
        ...{ side: toManager ? 'house' : 'guest', reference: reservation.reference },
        email: guest.address,
      },
      toManager ? guest : office,
    ),
    ...(await inLanguage(language, () =>
      contentOf(
        strapi,
        row,
        kind,
        { reservation: toldPrice(reservation), change, documents, automatic },
        readings,
        asked,
      ),
    )),
  };
}

/** What the outbox keeps of a mail about a reservation; one that an older version wrote knows of no parts. */
interface WrittenMail {
  reservation: Omit<ReservationView, 'parts'> & Partial<Pick<ReservationView, 'parts'>>;
  /** In which the guest is written to; missing for English. */
  language?: Language;
  change?: ToldChange | null;
  asked?: MinorUnits | null;
  /** Numbers of the documents that were issued with what it tells. */
  documents?: string[];
  automatic?: AutomaticMail | null;
}

/** What a mail about a reservation tells again when it is sent again: what it asks for, its documents, its rule's text. */
export function toldAgain({ payload }: Pick<OutboxRow, 'payload'>): Omit<Told, 'change'> {
  const { asked = null, documents = [], automatic = null } = JSON.parse(payload) as Partial<WrittenMail>;
  return { asked, documents, automatic };
}

/** The rule by which a mail went out, by its name; null for one that tells what has happened. */
export function ruleNameOf({ kind, payload }: Pick<OutboxRow, 'kind' | 'payload'>): string | null {
  if (kind !== 'automatic') return null;
  return (JSON.parse(payload) as Partial<WrittenMail>).automatic?.name ?? null;
}

function withParts(reservation: WrittenMail['reservation']): ReservationView {
  const { total, paidAmount, refundedAmount } = reservation;
  const parts = paymentSchedule(undefined, { total, paid: paidAmount - refundedAmount }, reservation);
  return { parts, ...reservation };
}

/** What a mail about a reservation speaks of. */
type Spoken = Pick<TemplateContext, 'reservation' | 'change' | 'automatic'> & { documents: string[] };

async function contentOf(
  strapi: Core.Strapi,
  row: OutboxRow,
  kind: MailType,
  { reservation, change, documents, automatic }: Spoken,
  readings: TemplateReadings,
  amount: MinorUnits | null,
) {
  const at = new Date(Number(row.created_at));
  const isDeposit = kind === 'deposit-link';
  const context = {
    ...(await readContext(strapi, reservation, readings, { amount, at, isDeposit })),
    ...{ change, automatic },
  };
  const { sender } = context;
  const files = await attachedDocuments({ strapi, documents: readings.documents }, row, kind, documents);
  const written = withFiles(TEMPLATES[kind](context), files);
  const attachments: MailAttachment[] = files.map(({ fileName, bytes }) => ({
    ...{ filename: fileName, contentType: 'application/pdf', content: bytes },
  }));
  const sequence = carriesCalendar(kind) ? await earlierCalendars(strapi, row) : 0;
  // Who never got the stay into a calendar has nothing to take out of it.
  if (carriesCalendar(kind) && !(kind === 'reservation-cancelled' && sequence === 0)) {
    const { method, content } = stayCalendar(kind, context, sequence, new Date(Number(row.created_at)));
    attachments.push({
      filename: `${reservation.reference}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content,
    });
  }
  return {
    subject: written.subject,
    html: renderHtml(written, sender),
    text: renderText(written, sender),
    attachments,
  };
}

/** Says after the first words what is attached. */
function withFiles(content: MailContent, files: readonly DocumentFile[]): MailContent {
  if (files.length === 0) return content;
  const [first, ...rest] = content.blocks;
  const attached = paragraph(mailMessages().parts.attached(files.map(({ name }) => name)));
  return { ...content, blocks: [...(first ? [first] : []), attached, ...rest] };
}

function guestOf({ guest }: ReservationView): Mailbox {
  return { name: `${guest.firstName} ${guest.lastName}`, address: guest.email };
}

/** Sorts by time, and is the same for a repeat of the same mail. */
function fileNameOf({ id, kind, reference }: OutboxRow, date: Date): string {
  const time = date.toISOString().slice(0, 19).replace(/:/g, '');
  return [time, kind, ...(reference === null ? [] : [reference]), id].join('-');
}
