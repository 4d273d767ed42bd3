/** Markup that may be put into a page as it is. Only `markup` and `trusted` make it. */
export class Markup {
  constructor(readonly html: string) {}
}

/** What a template may carry: texts and numbers are escaped, markup is not, null is nothing. */
export type MarkupValue = Markup | string | number | null | readonly MarkupValue[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values cannot become markup: `` markup`<p>${name}</p>` ``. Attributes go in quotes. */
export function markup(parts: TemplateStringsArray, ...values: MarkupValue[]): Markup {
  const written = values.map((value, index) => write(value) + (parts[index + 1] ?? ''));
  return new Markup((parts[0] ?? '') + written.join(''));
}

/** Markup that comes from this program or from a template that an administrator wrote, never from a guest. */
export function trusted(html: string): Markup {
  return new Markup(html);
}

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function write(value: MarkupValue): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.html;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value.map(write).join('');
}

/** A phone number as a link that a phone can call. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** An email address as a link; what has a meaning in links is written so that it has none. */
export function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
