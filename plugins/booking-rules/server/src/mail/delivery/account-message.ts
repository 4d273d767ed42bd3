import type { AccountMessage } from '../../outbox/mail-types';
import { framed } from '../render/html-page';
import type { Sender } from '../templates/template';
import { escapeHtml, trusted } from '../../../../shared/format/markup';
import { oneLine } from '../render/one-line';
import { signature } from '../render/text-page';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Reads what was handed to Strapi's email plugin.
 * @throws Error when it has what this cannot send (other recipients, attachments) or lacks what it needs
 */
export function readAccountMessage(options: Readonly<Record<string, unknown>>): AccountMessage {
  for (const name of ['cc', 'bcc', 'attachments']) {
    const given = options[name];
    if (given != null && given !== '' && !(Array.isArray(given) && given.length === 0)) {
      throw new Error(`Mails of Strapi are sent without ${name}`);
    }
  }
  const { to, subject, text, html } = options;
  if (typeof to !== 'string' || to.trim() === '') throw new Error('A mail needs one address to go to');
  return { to: oneLine(to), subject: textOf(subject), text: textOf(text), html: textOf(html) };
}

/** Subject, HTML and text of the message, in the look of our mails. */
export function composeAccountMessage(
  { subject, text, html }: AccountMessage,
  sender: Sender,
): { subject: string; text: string; html: string } {
  const content = html === '' ? paragraphsOf(text) : html;
  // Strapi's own templates have one form only, and hand it over as both.
  const words = text === '' || text === html ? textOfHtml(content) : text;
  const isPage = /<html[\s>]/i.test(content);
  return {
    subject,
    html: isPage ? content : framed(subject, trusted(content), sender),
    text: `${words.trim()}\n\n${signature(sender)}\n`,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function paragraphsOf(text: string): string {
  return escapeHtml(text)
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`)
    .join('\n');
}

/** The words of a short piece of HTML, with the addresses of its links. */
function textOfHtml(html: string): string {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, url: string, label: string) =>
      label.trim() === url ? url : `${label.trim()}:\n${url}`,
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h[1-6]|div|li|tr)>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}
