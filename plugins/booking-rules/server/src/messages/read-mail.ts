import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { LONGEST_MESSAGE } from '../../../shared/domain/guests/messages';
import { withoutQuote } from '../../../shared/domain/guests/reply-text';

/** So much of a mail is looked at, and so much of its text: what is written stands before what is attached. */
export const MOST_MAIL_BYTES = 1024 * 1024;
const MOST_TEXT = 100_000;
/** The headers in which mail servers name whom a mail was for. */
const RECIPIENTS = new Set([
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-forwarded-to',
  'x-envelope-to',
]);
const MAILERS = /^(mailer-daemon|postmaster|no-?reply|bounces?)([+@.-]|$)/i;

/** A mail as far as a thread is concerned. */
export interface ReadMail {
  /** The same for the same mail, however often it comes. */
  key: string;
  /** Whom it was for, by all that its headers say. */
  recipients: string[];
  /** Whether no person has written it: out of office, a bounce, a list. */
  isAutomatic: boolean;
  /** What its sender has written, cut off where a message ends. */
  text: string;
  attachments: number;
}

/**
 * Reads a mail that anybody may have written: its text alone, and of that what is new.
 * @param raw as it came, or its beginning
 * @param inbox our address for answers
 * @returns null for what is no mail
 */
export async function readMail(raw: Buffer, inbox: string): Promise<ReadMail | null> {
  const mail = await PostalMime.parse(raw.subarray(0, MOST_MAIL_BYTES), {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
  }).catch(() => null);
  if (mail === null || (mail.from === undefined && mail.headers.length === 0)) return null;
  const text = (mail.text ?? textOfHtml(mail.html ?? '')).slice(0, MOST_TEXT);
  const id = mail.messageId?.trim() ?? '';
  return {
    key: createHash('sha256')
      .update(id === '' ? raw : id)
      .digest('hex'),
    recipients: recipientsOf(mail),
    isAutomatic: isAutomatic(mail),
    text: cut(withoutQuote(withoutNul(text), inbox)),
    attachments: mail.attachments.filter(({ disposition }) => disposition !== 'inline').length,
  };
}

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const named = [...to, ...cc].flatMap(({ address, group }) => [
    ...(address === undefined ? [] : [address]),
    ...(group ?? []).map((member) => member.address),
  ]);
  const delivered = headers.filter(({ key }) => RECIPIENTS.has(key)).map(({ value }) => plainAddress(value));
  return [...named, ...delivered];
}

const plainAddress = (value: string): string => /<([^>]*)>/.exec(value)?.[1] ?? value;

/** RFC 3834, and what programs of before it say. */
function isAutomatic({ from, headers, returnPath }: Email): boolean {
  const valueOf = (name: string): string | undefined =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = valueOf('auto-submitted');
  if (submitted !== undefined && submitted !== 'no') return true;
  if (/^(bulk|junk|list|auto_reply)$/.test(valueOf('precedence') ?? '')) return true;
  const says = [
    'x-autoreply',
    'x-autorespond',
    'x-auto-reply',
    'list-id',
    'list-unsubscribe',
    'x-failed-recipients',
  ];
  if (says.some((name) => valueOf(name) !== undefined)) return true;
  if (/^multipart\/report/.test(valueOf('content-type') ?? '')) return true;
  return returnPath === '' || valueOf('return-path') === '<>' || MAILERS.test(from?.address ?? '');
}

/** The words of a mail that has no plain text, down to what it quotes. Only the text leaves here, never its markup. */
function textOfHtml(html: string): string {
  const own = html.slice(0, MOST_TEXT * 3).split(/<blockquote\b|<div[^>]{0,200}gmail_quote/i)[0] ?? '';
  return (
    own
      // No expression may read on from each of many beginnings to the end: the mail may be made to keep us busy.
      .replace(/<(style|script|head|title)\b[^<>]*>[^]*?(<\/\1\s*>|$)/gi, '')
      .replace(/<!--[^]*?(-->|$)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/<br\s*\/?>|<\/(p|div|li|tr|h[1-6])>/gi, '\n')
      .replace(/<[^>]*(>|$)/g, '')
      .replace(/&nbsp;/gi, ' ')
      .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
      .replace(/&lt;/gi, '<')
      .replace(/&gt;/gi, '>')
      .replace(/&quot;/gi, '"')
      .replace(/&amp;/gi, '&')
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
  );
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

const withoutNul = (text: string): string => text.replaceAll(String.fromCharCode(0), '');

function cut(text: string): string {
  return text.length <= LONGEST_MESSAGE ? text : `${text.slice(0, LONGEST_MESSAGE - 1).trimEnd()}…`;
}
