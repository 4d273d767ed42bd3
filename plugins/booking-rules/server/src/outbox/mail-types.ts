import type { Quote } from '../../../contracts/quotes';
import type { Language } from '../../../shared/format/language';
import type { Fils } from '../../../shared/format/money';
import type { Stay } from '../../../shared/domain/stay';

/** The mails of contract B6 that reservations cause. */
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
    total: Fils;
    /** As the price told them; missing in mails of before there were any. */
    extras?: string[];
  };
  /** Fils that go back because of it. */
  refund: Fils;
}

/** What a mail tells beside the reservation. */
export interface Told {
  change?: ToldChange | null;
  /** What a mail with a payment link asks for; what is open of the next part where it does not say. */
  asked?: Fils | null;
  /** Numbers of the documents that it tells of: they go along as files. */
  documents?: readonly string[];
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
export function isForUnproven(kind: MailType): boolean {
  return TO_UNPROVEN.has(kind);
}

/** Whether such mails go to the manager, not to the guest. */
export function isManagerMail(kind: MailType): boolean {
  return TO_MANAGER.has(kind);
}

/** The mails that an enquiry causes: to the guest, and to the manager. */
export const ENQUIRY_MAILS = ['enquiry-receipt', 'manager-enquiry'] as const;
export type EnquiryMail = (typeof ENQUIRY_MAILS)[number];

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

/** What managers are told of the calendars of channels, and of webhooks. */
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
  'manager-webhook-paused',
] satisfies ManagerNotice['kind'][];

/** Whether a text names such a notice. */
export function isManagerNotice(kind: string): kind is ManagerNotice['kind'] {
  return NOTICES.includes(kind);
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
