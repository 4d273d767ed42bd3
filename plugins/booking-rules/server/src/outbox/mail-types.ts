import type { Quote } from '../../../contracts/quotes';
import type { Language } from '../../../shared/format/language';
import type { MinorUnits } from '../../../shared/format/money';
import type { Day, Stay } from '../../../shared/domain/stay';
import type { ReservationDocument } from '../records/reservations/reservation';

/** The mails of contract B6 that reservations cause, and those that go out by a rule of the manager's. */
export const GUEST_MAILS = [
  'reservation-address',
  'reservation-requested',
  'reservation-held',
  'payment-reminder',
  'payment-due',
  'payment-overdue',
  'payment-link',
  'deposit-link',
  'payment-received',
  'reservation-confirmed',
  'reservation-cancelled',
  'reservation-expired',
  'reservation-released',
  'reservation-declined',
  'reservation-changed',
  'registration-request',
  'automatic',
  'review-request',
] as const;

/** Mails to the manager. */
export const MANAGER_MAILS = [
  'manager-new-reservation',
  'manager-cancelled',
  'manager-changed',
  'manager-late-payment',
  'manager-refund-refused',
  'manager-dispute',
  'manager-deposit-ended',
  'manager-deposit-refused',
] as const;

export type MailType = (typeof GUEST_MAILS)[number] | (typeof MANAGER_MAILS)[number];

/** What a mail about a changed stay tells of it beside how it is now. */
export interface ToldChange {
  before: Stay & {
    apartmentName: string;
    guests: number;
    total: MinorUnits;
    /** As the price told them; missing in mails of before there were any. */
    extras?: string[];
  };
  /** MinorUnits that go back because of it. */
  refund: MinorUnits;
}

/** A mail by rule, as the manager wrote it: with variables that are filled in when it leaves. */
export interface AutomaticMail {
  rule: number;
  /** Of the rule, as the panel lists it. */
  name: string;
  subject: string;
  text: string;
  /** In which it is written: that of the guest, or another where theirs is missing. */
  language: Language;
}

/** What a mail tells beside the reservation. */
export interface Told {
  change?: ToldChange | null;
  /** What a mail with a payment link asks for; what is open of the next part where it does not say. */
  asked?: MinorUnits | null;
  /** Numbers of the documents that it tells of: they go along as files. */
  documents?: readonly string[];
  /** The text of a mail by rule. */
  automatic?: AutomaticMail | null;
}

/** Stands for the manager's address, which is looked up when the mail is sent. */
export const MANAGER = 'manager';

const TO_MANAGER: ReadonlySet<string> = new Set(MANAGER_MAILS);
/** What an address gets that nobody has confirmed: it may be a stranger's. */
const TO_UNPROVEN: ReadonlySet<MailType> = new Set([
  'reservation-address',
  'reservation-held',
  'reservation-expired',
]);

const ALL: ReadonlySet<string> = new Set([...GUEST_MAILS, ...MANAGER_MAILS]);

/** Whether a text names a type of mail about a reservation. */
export function isMailType(kind: string): kind is MailType {
  return ALL.has(kind);
}

/** Whether a mail of this type may go to an address that nobody has confirmed. */
function isForUnproven(kind: MailType): boolean {
  return TO_UNPROVEN.has(kind);
}

/** Whether the guest of a reservation may be sent a mail of this type: to a stranger's address only what it must. */
export function mayWriteTo(
  kind: MailType,
  { addressProof, paidAmount, email }: Pick<ReservationDocument, 'addressProof' | 'paidAmount' | 'email'>,
): boolean {
  if (email === null) return false;
  return addressProof !== null || paidAmount !== 0 || isForUnproven(kind);
}

/** Whether such mails go to the manager, not to the guest. */
export function isManagerMail(kind: MailType): boolean {
  return TO_MANAGER.has(kind);
}

/** The mails that an enquiry causes: to the guest, and to the manager. */
export const ENQUIRY_MAILS = ['enquiry-receipt', 'manager-enquiry'] as const;
export type EnquiryMail = (typeof ENQUIRY_MAILS)[number];

/** A message of a thread as a mail: to the guest, or to the manager. */
export const LETTERS = ['message-to-guest', 'message-to-manager'] as const;
export type LetterKind = (typeof LETTERS)[number];

/** What a message says as a mail, and what it is about. */
export interface Letter {
  /** Of the reservation or the enquiry. */
  reference: string;
  text: string;
  /** How many an email had that are not kept. */
  attachments: number;
  guest: { name: string; firstName: string; email: string | null };
  /** In which the guest is written to. */
  language: Language;
  /** Null for an enquiry that names none. */
  apartmentName: string | null;
  stay: Stay | null;
}

/** Whether a text names a mail that carries a message. */
export function isLetter(kind: string): kind is LetterKind {
  return LETTERS.some((known) => known === kind);
}

/** A manager's answer to an enquiry, with the quote that goes along. */
export const ENQUIRY_REPLY = 'enquiry-reply';
export interface WrittenReply {
  message: string;
  quote: { quote: Quote; apartmentName: string } | null;
}

/** Whether a text names a type of mail about an enquiry. */
export function isEnquiryMail(kind: string): kind is EnquiryMail {
  return ENQUIRY_MAILS.some((known) => known === kind);
}

/** What managers are told that is about no reservation: of channels, webhooks, permits, and what is wrong in an apartment. */
export type ManagerNotice =
  | {
      kind: 'manager-feed-quarantined';
      channel: string;
      apartmentName: string;
      reason: 'lost-nights' | 'not-a-calendar';
      /** The nights that the feed has lost. */
      lost: Stay[];
    }
  | {
      kind: 'manager-channel-conflict';
      channel: string;
      apartmentName: string;
      /** Of the guest's reservation. */
      reference: string;
      /** The nights that both hold. */
      ranges: Stay[];
    }
  | {
      kind: 'manager-permits-ending';
      permits: { apartmentName: string; permitNumber: string | null; expiry: Day; daysLeft: number }[];
    }
  | {
      kind: 'manager-turnover-problem';
      apartmentName: string;
      /** Who found it. */
      by: string;
      text: string;
      hasPhoto: boolean;
      /** The day on whose list it is. */
      day: Day;
    }
  | {
      kind: 'manager-webhook-paused';
      id: number;
      name: string;
      host: string;
      /** It has asked not to be told any more; it has failed for days where it has not. */
      isGone: boolean;
    };

const NOTICES: readonly string[] = [
  'manager-feed-quarantined',
  'manager-channel-conflict',
  'manager-permits-ending',
  'manager-turnover-problem',
  'manager-webhook-paused',
] satisfies ManagerNotice['kind'][];

/** Whether a text names such a notice. */
export function isManagerNotice(kind: string): kind is ManagerNotice['kind'] {
  return NOTICES.includes(kind);
}

/** A housekeeper's personal link. */
export const HOUSEKEEPING_LINK = 'housekeeping-link';
export interface HousekeepingLinkMail {
  to: string;
  name: string;
  url: string;
  /** In which the housekeeper reads. */
  language: Language;
}

/** The type under which messages of Strapi and its accounts plugin wait in the outbox. */
export const ACCOUNT_MAIL = 'account-message';

/** What Strapi and its accounts plugin ask to be sent; who sends it is ours to say. */
export interface AccountMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In which it is written; missing for English. */
  language?: Language;
}

/** Mails that carry the stay as a file for the guest's calendar. */
export const CALENDAR_MAILS = [
  'reservation-confirmed',
  'reservation-changed',
  'reservation-cancelled',
] as const satisfies readonly MailType[];
export type CalendarMail = (typeof CALENDAR_MAILS)[number];

/** Whether a mail of this type carries a calendar file. */
export function carriesCalendar(kind: string): kind is CalendarMail {
  return CALENDAR_MAILS.some((known) => known === kind);
}
