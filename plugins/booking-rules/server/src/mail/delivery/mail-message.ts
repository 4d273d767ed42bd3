/** A person or a business with an email address. */
export interface Mailbox {
  name: string;
  address: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
}

/** A mail that is ready to go. */
export interface MailMessage {
  /** Stays the same however often it is sent, so that a receiver can drop a repeat. */
  messageId: string;
  date: Date;
  from: Mailbox;
  replyTo: Mailbox | null;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** Name for the file that holds it where there is no mail server. */
  fileName: string;
}
