import { blockToHtml } from './html-blocks';
import type { MailContent, Sender } from '../templates/template';
import { COLOURS, FONTS, styleSheet } from './theme';
import { currentLanguage, directionOf } from '../../../../shared/format/language';
import { leftToRight, pageUrl, postalAddress, sides } from './of-language';
import { mailto, markup, telephone, trusted, type Markup } from '../../../../shared/format/markup';

const { paper, card, ink, muted, line } = COLOURS;
const TITLE = `margin:0 0 16px;font:600 29px/1.2 ${FONTS.serif};color:${ink};`;
const BRAND = `padding:0 32px 20px;font:600 24px/1.2 ${FONTS.serif};`;
const CARD = `padding:32px;background-color:${card};border:1px solid ${line};border-radius:12px;`;
const FOOTER = `padding:24px 32px 8px;font:400 13px/1.6 ${FONTS.sans};color:${muted};`;
const HIDDEN = 'display:none;max-height:0;overflow:hidden;mso-hide:all;';
/** Keeps the first words of the page out of the preview that lists of mails show. */
const FILLER = trusted('&#8199;&#65279;&#847; '.repeat(40));

/** A mail as a whole HTML document, at most 600 pixels wide. */
export function renderHtml(mail: MailContent, sender: Sender): string {
  const title = markup`<h1 class="ink title" style="${TITLE}">${mail.title}</h1>\n`;
  return page(
    mail.subject,
    mail.preheader,
    markup`${title}${mail.blocks.map((block) => blockToHtml(block, sender.colours.brand))}`,
    sender,
  );
}

/** A message that somebody else has written (the accounts plugin, say), in the look of our mails. */
export function framed(subject: string, content: Markup, sender: Sender): string {
  const style = `font:400 16px/1.6 ${FONTS.sans};color:${ink};`;
  return page(subject, '', markup`<div class="written ink" style="${style}">${content}</div>\n`, sender);
}

function page(subject: string, preheader: string, content: Markup, sender: Sender): string {
  const { colours } = sender;
  const language = currentLanguage();
  const direction = directionOf(language);
  const home = pageUrl(sender, '/');
  const preview = preheader === '' ? null : markup`<div style="${HIDDEN}">${preheader} ${FILLER}</div>\n`;
  return markup`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${trusted(styleSheet(sender.colours))}</style>
</head>
<body class="page" bgcolor="${paper}" style="margin:0;padding:0;background-color:${paper};">
${preview}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" bgcolor="${paper}" style="width:100%;background-color:${paper};">
<tr><td align="center" style="padding:28px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:${sides().start};">
<tr><td class="edge accent" style="${BRAND}color:${colours.brand};"><a href="${home}" style="color:${colours.brand};text-decoration:none;">${sender.brand}</a></td></tr>
<tr><td class="card edge" bgcolor="${card}" style="${CARD}">
${content}</td></tr>
<tr><td class="edge muted" style="${FOOTER}">${footer(sender)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.html;
}

function footer(sender: Sender): Markup {
  const { brand, phone, email, url } = sender;
  const address = postalAddress(sender);
  const link = (href: string, label: string | Markup): Markup =>
    markup`<a class="muted" href="${href}" style="color:${muted};text-decoration:underline;">${label}</a>`;
  const ways = [
    ...(phone === '' ? [] : [link(telephone(phone), leftToRight(phone))]),
    ...(email === '' ? [] : [link(mailto(email), leftToRight(email))]),
    link(pageUrl(sender, '/'), leftToRight(new URL(url).host)),
  ];
  const line = ways.flatMap((way, index) => (index === 0 ? [way] : [' · ', way]));
  return markup`<strong>${brand}</strong>${address === '' ? null : markup`<br>${address}`}<br>${line}`;
}
