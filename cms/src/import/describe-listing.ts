import { textOf, type Cells } from './cells';
import { cutAtSentence, hasTags, plainText, withoutContacts, withoutEmoji } from './clean-text';
import type { Field } from './columns';
import type { Findings } from './findings';

/** As the document's schema has them. */
const MOST_SUMMARY = 180;
const MOST_DESCRIPTION = 8_000;

/** The words of a listing, put together from the columns that have any. */
export function describeListing(
  cells: Cells,
  houseRules: string[],
  findings: Findings,
): { summary: string | null; description: string | null } {
  const opening = clean(cells, 'description', findings);
  const access = clean(cells, 'access', findings);
  const parts = [
    opening,
    ...spaceParts(cells, findings),
    access,
    ...guestRules(cells),
    houseRules.length === 0 ? null : `House rules: ${houseRules.join(', ')}.`,
  ].filter((part) => part !== null);
  const whole = parts.join('\n\n');
  const description = cutAtSentence(whole, MOST_DESCRIPTION);
  if (description !== whole) findings.mended('description', `cut to ${MOST_DESCRIPTION} characters`);
  const summary = clean(cells, 'summary', findings) ?? opening;
  return {
    summary: summary === null ? null : cutAtSentence(summary.replace(/\s+/g, ' '), MOST_SUMMARY),
    description: description === '' ? null : description,
  };
}

/** `{ kitchen: …, living: … }` becomes `Kitchen: …`, `Living: …`; a text stays one. */
function spaceParts(cells: Cells, findings: Findings): string[] {
  const space = cells.first('space')?.value;
  if (typeof space !== 'object' || space === null || Array.isArray(space)) {
    const text = clean(cells, 'space', findings);
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
function guestRules(cells: Cells): string[] {
  const sentences = linesOf(cells)
    .flatMap((rule) => plainText(rule).split(/(?<=[.!?])\s+(?=[A-Z])/))
    .filter((sentence) => !/deposit|registration details|^permit/i.test(sentence));
  return sentences.length === 0 ? [] : [`Before you arrive: ${[...new Set(sentences)].join(' ')}`];
}

/** The rules of a row as texts; also read for the deposit. */
export function linesOf(cells: Cells): string[] {
  const value = cells.first('rules')?.value;
  return [value]
    .flat()
    .map(textOf)
    .filter((line) => line !== null);
}

function clean(cells: Cells, field: Field, findings: Findings): string | null {
  const text = cells.text(field);
  if (text === null) return null;
  if (hasTags(text)) findings.mended(field, 'HTML removed');
  const plain = withoutEmoji(plainText(text));
  const bare = withoutContacts(plain);
  if (bare !== plain) findings.mended(field, 'phone numbers and addresses removed');
  return bare === '' ? null : bare;
}
