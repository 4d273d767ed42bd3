import type { Core } from '@strapi/strapi';
import type { Letter, LetterKind } from '../../outbox/mail-types';
import { linkSecret } from '../../records/reservations/guest-proof';
import { replyAddress, type ReplySide } from '../../records/reply-address';
import { renderHtml } from '../render/html-page';
import { renderText } from '../render/text-page';
import { messageToGuest, messageToManager } from '../templates/letters';
import type { Sender } from '../templates/template';
import type { Mailbox, MailMessage } from './mail-message';
import { mailSettings } from './mail-settings';
import { guestPageUrl } from './read-context';

/**
 * Where answers to a mail go: into the thread of what it is about, where the operator has set up inbound mail, and
 * otherwise where they went before.
 * @param side who answers
 * @param email of the guest; empty where there is none
 */
export function answersTo(
  strapi: Core.Strapi,
  about: { side: ReplySide; reference: string; email: string },
  usual: Mailbox | null,
): Mailbox | null {
  const { inbound } = mailSettings(strapi);
  if (inbound === null) return usual;
  return { name: usual?.name ?? '', address: replyAddress(linkSecret(strapi), inbound.address, about) };
}

/**
 * Recipient, answers and content of a mail that carries a message.
 * @param manager where the manager's mails go; empty when nobody has said so
 * @throws Error when that is needed and empty
 */
export function composeLetter(
  strapi: Core.Strapi,
  kind: LetterKind,
  letter: Letter,
  sender: Sender,
  manager: string,
): Pick<MailMessage, 'to' | 'replyTo' | 'subject' | 'html' | 'text' | 'attachments'> {
  const toManager = kind === 'message-to-manager';
  if (toManager && manager === '') {
    throw new Error('Set MANAGER_EMAIL, or the email address in the site settings');
  }
  const email = letter.guest.email ?? '';
  const { reference } = letter;
  const guest = { name: letter.guest.name, address: email };
  const address = sender.email || manager;
  const usual = toManager
    ? email === ''
      ? null
      : guest
    : address === ''
      ? null
      : { name: sender.brand, address };
  const content = toManager
    ? messageToManager(letter, sender, mailSettings(strapi).inbound !== null)
    : messageToGuest(letter, sender, guestPageUrl(strapi, { reference, email }, sender));
  return {
    to: toManager ? { name: sender.brand, address: manager } : guest,
    replyTo: answersTo(strapi, { side: toManager ? 'house' : 'guest', reference, email }, usual),
    subject: content.subject,
    html: renderHtml(content, sender),
    text: renderText(content, sender),
    attachments: [],
  };
}
