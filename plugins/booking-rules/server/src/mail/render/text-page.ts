import { formatAmount } from '../../../../shared/format/money';
import { pageUrl, postalAddress } from './of-language';
import type { AmountRow, Block, MailContent, Sender } from '../templates/template';

const LONGEST_LINE = 76;

/** A mail as plain text: the same words and figures as its HTML. */
export function renderText(mail: MailContent, sender: Sender): string {
  const title = `${mail.title}\n${'='.repeat(Math.min(LONGEST_LINE, mail.title.length))}`;
  const parts = [title, ...mail.blocks.flatMap((block) => blockToText(block)), signature(sender)];
  return `${parts.join('\n\n')}\n`;
}

/** The lines under every text: who wrote, and how to answer. */
export function signature(sender: Sender): string {
  const { brand, phone, email } = sender;
  return ['-- ', brand, postalAddress(sender), phone, email, pageUrl(sender, '/')]
    .filter((line) => line !== '')
    .join('\n');
}

function blockToText(block: Block): string[] {
  switch (block.block) {
    case 'paragraph':
    case 'written':
    case 'notice':
      return [block.text];
    case 'heading':
      return [`${block.text}\n${'-'.repeat(Math.min(LONGEST_LINE, block.text.length))}`];
    case 'facts':
      return [
        block.facts
          .map(
            ({ label, value, url }) =>
              `${label}: ${value}${isWebAddress(url) && url !== value ? `\n  ${url}` : ''}`,
          )
          .join('\n'),
      ];
    case 'amounts':
      return [amountsToText([...block.rows, ...(block.total ? [block.total] : [])])];
    case 'button':
      return [`${block.label}:\n${block.url}`];
    case 'picture':
      return [];
  }
}

function isWebAddress(url: string | undefined): url is string {
  return url?.startsWith('http') ?? false;
}

/** Labels to the left, amounts under each other to the right. */
function amountsToText(rows: AmountRow[]): string {
  const written = rows.map(({ label, amount }) => ({ label, amount: formatAmount(amount) }));
  const width = Math.max(...written.map(({ label }) => label.length));
  const figures = Math.max(...written.map(({ amount }) => amount.length));
  return written.map(({ label, amount }) => `${label.padEnd(width)}  ${amount.padStart(figures)}`).join('\n');
}
