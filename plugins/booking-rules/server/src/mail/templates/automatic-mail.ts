import { formatAmount } from '../../../../shared/format/money';
import {
  fillTemplate,
  variablesOf,
  type TemplateValues,
  type TemplateVariable,
} from '../../../../shared/templates/template';
import { mailMessages } from '../messages/messages';
import type { Block, MailContent } from './template';
import type { TemplateContext } from './template-context';
import { templateValuesOf } from './template-values';

/** A line that is nothing but this link is shown as a button. */
const ONLY_LINK = /^\s*\{\{\s*(trip_link|payment_link)\s*\}\}\s*$/i;

/**
 * A mail by rule: what a manager wrote, filled in. A line that names what the booking does not have (what is due once
 * all is paid, say) is left out whole. Every such mail leads to the page of the booking.
 * @throws Error for a mail without a text
 */
export function automaticMail(context: TemplateContext): MailContent {
  const { automatic } = context;
  if (automatic === null) throw new Error('A mail by rule needs its text');
  const values = templateValuesOf(context);
  const blocks = blocksOf(automatic.text, values, context);
  const subject = filledSubject(automatic.subject, values);
  const first = blocks.find((block) => block.block === 'written');
  const leadsToTrip = variablesOf(automatic.text).includes('trip_link');
  return {
    subject,
    preheader: first?.text.split('\n')[0] ?? '',
    title: subject,
    blocks: leadsToTrip ? blocks : [...blocks, tripButton(context)],
  };
}

/** What of a text cannot be filled in for this booking. */
export function missingIn(text: string, context: TemplateContext): TemplateVariable[] {
  return fillTemplate(text, templateValuesOf(context)).missing;
}

/** A subject is one line: what is missing is left out of it. */
function filledSubject(subject: string, values: TemplateValues): string {
  const { text, missing } = fillTemplate(subject, values);
  if (missing.length === 0) return text;
  return text
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** An empty line ends a paragraph. */
function blocksOf(text: string, values: TemplateValues, context: TemplateContext): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = (): void => {
    if (lines.length > 0) blocks.push({ block: 'written', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const link = ONLY_LINK.exec(line)?.[1]?.toLowerCase();
    if (link !== undefined || line.trim() === '') endParagraph();
    if (link === 'trip_link') blocks.push(tripButton(context));
    if (link === 'payment_link') blocks.push(...paymentButton(context));
    if (link !== undefined || line.trim() === '') continue;
    const filled = fillTemplate(line, values);
    if (filled.missing.length === 0) lines.push(filled.text.trim());
  }
  endParagraph();
  return blocks;
}

function tripButton({ reservationUrl }: TemplateContext): Block {
  return { block: 'button', label: mailMessages().parts.online.see, url: reservationUrl };
}

function paymentButton({ cardPayment }: TemplateContext): Block[] {
  if (cardPayment === null) return [];
  const label = mailMessages().payments.link.button(formatAmount(cardPayment.amount));
  return [{ block: 'button', label, url: cardPayment.url }];
}
