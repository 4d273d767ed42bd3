import { type Columns, type Field, textOf } from './columns';
import { cutAtSentence, hasTags, plainText, withoutContacts, withoutEmoji } from './clean-text';
import type { Issues } from './listing-draft';

/** As the document's schema has them. */
const MOST_SUMMARY = 180;
const MOST_DESCRIPTION = 8_000;

/** The words of a listing, put together from the columns that have any. */
export function describeListing(
  columns: Columns,
  houseRules: string[],
  issues: Issues,
): { summary: string | null; description: string | null } {
  const opening = clean(columns, 'description', issues);
  const access = clean(columns, 'access', issues);
  const parts = [
    opening,
    ...spaceParts(columns, issues),
    access,
    ...guestRules(columns),
    houseRules.length === 0 ? null : `House rules: ${houseRules.join(', ')}.`,
  ].filter((part) => part !== null);
  const whole = parts.join('\n\n');
  const description = cutAtSentence(whole, MOST_DESCRIPTION);
  if (description !== whole) issues.fixed('description', `cut to ${MOST_DESCRIPTION} characters`);
  const summary = clean(columns, 'summary', issues) ?? opening;
  return {
    summary: summary === null ? null : cutAtSentence(summary.replace(/\s+/g, ' '), MOST_SUMMARY),
    description: description === '' ? null : description,
  };
}

/** `{ kitchen: …, living: … }` becomes `Kitchen: …`, `Living: …`; a text stays one. */
function spaceParts(columns: Columns, issues: Issues): string[] {
  const space = columns.first('space')?.value;
  if (typeof space !== 'object' || space === null || Array.isArray(space)) {
    const text = clean(columns, 'space', issues);
    return text === null ? [] : [text];
  }
  return Object.entries(space as Record<string, unknown>).flatMap(([name, value]) => {
    const text = textOf(value);
    if (text === null) return [];
    const items = withoutEmoji(plainText(text))
      .split(/\s*[·•]\s*/)
      .map((item) => item.replace(/^[-–\s]+|[.\s]+$/g, ''));
    const label =
      name.charAt(0).toUpperCase() +
      name
        .slice(1)
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase();
    return [`${label}: ${items.filter((item) => item !== '').join(', ')}`];
  });
}

/** What guests have to do, without the deposit and the permit, which have fields of their own. */
function guestRules(columns: Columns): string[] {
  const sentences = linesOf(columns)
    .flatMap((rule) => plainText(rule).split(/(?<=[.!?])\s+(?=[A-Z])/))
    .filter((sentence) => !/deposit|registration details|^permit/i.test(sentence));
  return sentences.length === 0 ? [] : [`Before you arrive: ${[...new Set(sentences)].join(' ')}`];
}

/** The rules of a row as texts; also read for the deposit. */
export function linesOf(columns: Columns): string[] {
  const value = columns.first('rules')?.value;
  return [value]
    .flat()
    .map(textOf)
    .filter((line) => line !== null);
}

function clean(columns: Columns, field: Field, issues: Issues): string | null {
  const text = columns.text(field);
  if (text === null) return null;
  if (hasTags(text)) issues.fixed(field, 'HTML removed');
  const plain = withoutEmoji(plainText(text));
  const bare = withoutContacts(plain);
  if (bare !== plain) issues.fixed(field, 'phone numbers and addresses removed');
  return bare === '' ? null : bare;
}
