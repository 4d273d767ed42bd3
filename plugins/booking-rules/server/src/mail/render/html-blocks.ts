import { formatAmount } from '../../../../shared/format/money';
import type { AmountRow, Block, Fact } from '../templates/template';
import { leftToRight, sides } from './of-language';
import { COLOURS, FONTS } from './theme';
import { markup, trusted, type Markup } from '../../../../shared/format/markup';

const { ink, muted, line, sand, danger, card } = COLOURS;
const TEXT = `margin:0 0 16px;font:400 16px/1.6 ${FONTS.sans};color:${ink};`;
const HEADING = `margin:28px 0 10px;font:600 19px/1.3 ${FONTS.serif};color:${ink};`;
const CELL = `padding:10px 0;border-bottom:1px solid ${line};font:400 15px/1.5 ${FONTS.sans};vertical-align:top;`;
const TOTAL = `padding:12px 0;font:600 17px/1.5 ${FONTS.sans};color:${ink};`;
const amountLook = (): string =>
  `text-align:${sides().end};white-space:nowrap;font-variant-numeric:tabular-nums;`;
const labelLook = (): string => `padding-${sides().end}:12px;text-align:${sides().start};`;
const BUTTON = `display:inline-block;padding:14px 28px;font:600 16px/1.25 ${FONTS.sans};color:${card};text-decoration:none;`;
/** An address in a text, without the full stop that ends its sentence. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"\u2066-\u2069]*[^\s<>"\u2066-\u2069.,;:!?)،؛؟])/g;
/** `R-4T9XJ2M6WC`, `INV-2026-000123`. */
const REFERENCE = /\b([A-Z]{1,4}-(?:\d{4}-)?[0-9A-Z]{6,})\b/;
const PICTURE =
  'display:block;width:100%;max-width:536px;height:auto;margin:0 0 24px;border:0;border-radius:12px;' +
  `background-color:${sand};font:400 14px/1.5 ${FONTS.sans};color:${muted};`;

/** A part of a mail as HTML that mail clients of the last fifteen years show alike. @param brand the business's colour */
export function blockToHtml(block: Block, brand: string): Markup {
  switch (block.block) {
    case 'paragraph':
      return markup`<p class="ink" style="${TEXT}">${unbroken(block.text)}</p>\n`;
    case 'written':
      return markup`<p class="ink" style="${TEXT}">${linesWithLinks(block.text, brand)}</p>\n`;
    case 'heading':
      return markup`<h2 class="ink" style="${HEADING}">${block.text}</h2>\n`;
    case 'notice':
      return noticeToHtml(block.text, block.tone === 'urgent' ? danger : null, brand);
    case 'facts':
      return table(block.facts.map((fact) => factToHtml(fact, brand)));
    case 'amounts':
      return table([...block.rows.map(amountToHtml), block.total ? totalToHtml(block.total) : markup``]);
    case 'button':
      return buttonToHtml(block.label, block.url, brand);
    case 'picture':
      return markup`<img src="${block.src}" alt="${block.alt}" width="536" style="${PICTURE}">\n`;
  }
}

/** Text in which references and numbers of documents stay on one line: half of one finds nothing. */
function unbroken(text: string): Markup {
  const parts = text.split(REFERENCE);
  return markup`${parts.map((part, index) =>
    index % 2 === 0 ? markup`${part}` : markup`<span style="white-space:nowrap;">${part}</span>`,
  )}`;
}

/** Text of several lines, in which addresses lead somewhere. */
function linesWithLinks(text: string, brand: string): Markup {
  const style = `color:${brand};text-decoration:underline;overflow-wrap:anywhere;`;
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .split(WEB_ADDRESS)
        .map((part, index) =>
          index % 2 === 0 ? markup`${part}` : markup`<a href="${part}" style="${style}">${part}</a>`,
        ),
    );
  return markup`${lines.map((parts, index) => [...(index === 0 ? [] : [trusted('<br>')]), ...parts])}`;
}

function table(rows: Markup[]): Markup {
  return markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 20px;">
${rows}</table>\n`;
}

function factToHtml({ label, value, url }: Fact, brand: string): Markup {
  const link = `color:${brand};text-decoration:underline;`;
  const text = url?.startsWith('tel:') ? leftToRight(value) : value;
  const shown = url === undefined ? value : markup`<a href="${url}" style="${link}">${text}</a>`;
  const look = url === undefined ? 'ink line' : 'accent line';
  return markup`<tr><th scope="row" class="muted line" width="34%" style="${CELL}${labelLook()}color:${muted};">${label}</th>
<td class="${look}" style="${CELL}color:${ink};">${shown}</td></tr>\n`;
}

function amountToHtml({ label, amount }: AmountRow): Markup {
  return markup`<tr><th scope="row" class="ink line" style="${CELL}${labelLook()}color:${ink};">${label}</th>
<td class="ink line" style="${CELL}${amountLook()}color:${ink};">${formatAmount(amount)}</td></tr>\n`;
}

function totalToHtml({ label, amount }: AmountRow): Markup {
  return markup`<tr><th scope="row" class="ink" style="${TOTAL}${labelLook()}">${label}</th>
<td class="ink" style="${TOTAL}${amountLook()}">${formatAmount(amount)}</td></tr>\n`;
}

function buttonToHtml(label: string, url: string, brand: string): Markup {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:8px 0 24px;">
<tr><td class="button" bgcolor="${brand}" style="border-radius:8px;"><a href="${url}" style="${BUTTON}">${label}</a></td></tr>
</table>\n`;
}

function noticeToHtml(text: string, warning: string | null, brand: string): Markup {
  const look = warning === null ? 'panel ink' : 'panel warn';
  const style = `padding:14px 18px;border-${sides().start}:4px solid ${warning ?? brand};border-radius:8px;font:600 15px/1.5 ${FONTS.sans};color:${warning ?? ink};`;
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 20px;">
<tr><td class="${look}" bgcolor="${sand}" style="${style}">${text}</td></tr>
</table>\n`;
}
