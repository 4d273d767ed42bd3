import { errors } from '@strapi/utils';
import { originalTexts, pairTexts } from '../../../shared/translations/original-texts';
import {
  TRANSLATED_KINDS,
  type TranslatedFields,
  type TranslatedKind,
} from '../../../shared/translations/translated-kinds';
import type { AnyDocument } from '../records/any-document';
import type { TranslationRecord } from '../records/content/translations';

/** A document, and what is known of it in a language. */
export interface Known {
  document: AnyDocument;
  own: TranslationRecord | undefined;
}

/**
 * The texts that somebody has changed in the fields of a language, by their paths. What says the same as the original
 * is not translated.
 * @throws ValidationError where there is more or less in a list than in the original
 */
export function textsWritten(
  kind: TranslatedKind,
  { document, own }: Known,
  fields: object,
): Map<string, string> {
  refuseOtherParts(TRANSLATED_KINDS[kind].fields, document, fields, []);
  const written = new Map(originalTexts(kind, fields).map(({ path, source }) => [path, source]));
  const sent = new Map<string, string>();
  for (const { path, source, text } of pairTexts(originalTexts(kind, document), own?.texts ?? [])) {
    const [field = ''] = path.split('.');
    if (!(field in fields)) continue;
    const now = written.get(path) ?? '';
    const isOriginal = now === source && text !== source;
    if (now !== text && !(isOriginal && text === '')) sent.set(path, isOriginal ? '' : now);
  }
  return sent;
}

function refuseOtherParts(fields: TranslatedFields, document: object, sent: object, path: string[]): void {
  const own = new Map<string, unknown>(Object.entries(document));
  for (const [field, value] of Object.entries(sent)) {
    const said = fields[field];
    if (said === undefined || 'form' in said || !Array.isArray(value)) continue;
    const parts = own.get(field);
    const at = [...path, field];
    if (Array.isArray(parts) && parts.length === value.length) {
      value.forEach((part: object, index) =>
        refuseOtherParts(said.fields, parts[index] as object, part, [...at, String(index)]),
      );
      continue;
    }
    const message = 'Add and remove these in the original: here they are only translated';
    throw new errors.ValidationError(message, {
      errors: [{ path: at, message, name: 'ValidationError' }],
    });
  }
}
