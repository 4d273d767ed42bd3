import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../shared/format/language';
import type { TextPair } from '../../shared/translations/original-texts';
import { KINDS } from '../../shared/translations/translated-kinds';
import { data, id, instant, page, pageFields, requiredText, text } from '../fields';
import { route, type RouteTable } from '../route';

/** Longest text, in the markup of rich texts, and the most of them in a document. */
const LONGEST_TEXT = 60_000;
const MOST_TEXTS = 400;

const kind = z.enum(KINDS);
const language = z
  .enum(LANGUAGES)
  .refine((one) => one !== DEFAULT_LANGUAGE, 'must be a language that is translated into');

const TranslationLine = z.strictObject({
  documentId: z.string(),
  name: z.string(),
  texts: z.int().describe('How many there are to translate.'),
  translated: z.int(),
  outdated: z.int().describe('Those whose original has changed since: guests read the original.'),
  changedAt: instant.nullable().describe('When somebody last translated it.'),
});
/** How far a document is translated. */
export type TranslationLine = z.infer<typeof TranslationLine>;

const Pair = z.strictObject({
  path: z.string(),
  label: z.string(),
  form: z
    .enum(['line', 'text', 'rich'])
    .describe('`rich` is written with ## headings, - lists, ** and links.'),
  source: z.string(),
  text: z.string(),
  earlier: z.strictObject({ source: z.string(), text: z.string() }).nullable(),
}) satisfies z.ZodType<TextPair>;

const Translation = z.strictObject({
  name: z.string(),
  texts: z.array(Pair),
  by: z.string().nullable(),
  changedAt: instant.nullable(),
});
/** A document beside its translation. */
export type Translation = z.infer<typeof Translation>;

const TranslationChange = z.strictObject({
  language,
  texts: z
    .array(
      z.strictObject({
        path: requiredText(200),
        source: requiredText(LONGEST_TEXT).describe('The original that was translated.'),
        text: text(LONGEST_TEXT).describe('Empty for none.'),
      }),
    )
    .max(MOST_TEXTS, `must be ${MOST_TEXTS} or fewer`),
});
/** Texts that somebody has translated; those that are left out stay. */
export type TranslationChange = z.output<typeof TranslationChange>;

const params = z.strictObject({ kind, documentId: id });

const TranslationQuery = z.strictObject({
  ...{ kind, language },
  show: z.enum(['all', 'open']).default('all').describe('`open`: what is not, or not wholly, translated.'),
  ...pageFields(100),
});
export type TranslationQuery = z.output<typeof TranslationQuery>;

/** What editors have written, in the other languages of the site. */
export const translationRoutes = {
  'GET /booking-rules/translations': route({
    summary: 'List documents of a kind with how far each is translated',
    access: 'content.translate',
    handler: 'translations.list',
    query: TranslationQuery,
    answer: page(TranslationLine),
  }),
  'GET /booking-rules/translations/{kind}/{documentId}': route({
    summary: 'Show the texts of a document beside their translations',
    access: 'content.translate',
    handler: 'translations.findOne',
    params,
    query: z.strictObject({ language }),
    answer: data(Translation),
    errors: { 404: 'There is no such document.' },
  }),
  'PUT /booking-rules/translations/{kind}/{documentId}': route({
    summary: 'Translate texts of a document; guests read them at once',
    access: 'content.translate',
    handler: 'translations.save',
    params,
    body: data(TranslationChange),
    answer: data(Translation),
    errors: {
      404: 'There is no such document.',
      409: 'An original has changed while it was translated.',
    },
  }),
} satisfies RouteTable;
