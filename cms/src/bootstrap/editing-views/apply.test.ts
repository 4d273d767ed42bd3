import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choiceMessagesIn } from 'booking-rules/shared/format/choice-labels';
import { EDITING_VIEWS } from './apply';

const repository = join(__dirname, '../../../..');

interface Schema {
  attributes: Record<string, { type: string; enum?: string[] }>;
}

function schemaOf(uid: string): Schema {
  const [scope = '', rest = ''] = uid.split('::');
  const [owner = '', name = ''] = (rest || scope).split('.');
  const path =
    rest === ''
      ? `cms/src/components/${owner}/${name}.json`
      : scope === 'api'
        ? `cms/src/api/${owner}/content-types/${name}/schema.json`
        : `plugins/${owner}/server/src/content-types/${name}/schema.json`;
  return JSON.parse(readFileSync(join(repository, path), 'utf8')) as Schema;
}

/** Written by the importer or the engine, of no use to an editor. */
const HIDDEN = new Set([
  'importSource',
  'importKey',
  'quote',
  'paymentReference',
  'remindAt',
  'reservation',
  'apartments',
  'posts',
  'translation',
]);

/** The same in every language. */
const NAMES = new Set(['IBAN', 'SWIFT']);

describe.each(EDITING_VIEWS.map((view) => [view.uid, view] as const))(
  'the editing view of %s',
  (uid, view) => {
    const schema = schemaOf(uid);
    const attributes = Object.keys(schema.attributes);
    const inForm = view.form.flat().map(([field]) => field);

    it('shows every field that an editor writes, once', () => {
      const shown = attributes.filter((field) => inForm.includes(field) || !HIDDEN.has(field));
      expect([...inForm].sort()).toEqual(shown.sort());
    });

    it('has a label for every field of its form', () => {
      expect(inForm.filter((field) => !view.fields[field]?.[0])).toEqual([]);
    });

    it('has labels that are told in Arabic too', () => {
      const labels = Object.values(view.fields).map(([label]) => label);
      const arabic = choiceMessagesIn('ar');
      expect(labels.filter((label) => !(label in arabic) && !NAMES.has(label))).toEqual([]);
    });

    it('has help texts that are told in Arabic too', () => {
      const hints = Object.values(view.fields).flatMap(([, hint]) => hint ?? []);
      const arabic = choiceMessagesIn('ar');
      expect(hints.filter((hint) => !(hint in arabic))).toEqual([]);
    });

    it('lists and names entries by fields that exist', () => {
      // Strapi keeps these of every entry by itself.
      const known = [...attributes, 'createdAt', 'updatedAt'];
      expect([...view.list, view.mainField].filter((field) => !known.includes(field))).toEqual([]);
    });

    it('offers no choice under a short name', () => {
      const values = Object.values(schema.attributes).flatMap((attribute) => attribute.enum ?? []);
      expect(values.filter((value) => !/[A-Z]/.test(choiceMessagesIn('en')[value] ?? value))).toEqual([]);
    });

    it('fills no row beyond its twelve columns', () => {
      const widths = view.form.map((row) => row.reduce((sum, [, width]) => sum + width, 0));
      expect(widths.filter((width) => width > 12)).toEqual([]);
    });
  },
);
