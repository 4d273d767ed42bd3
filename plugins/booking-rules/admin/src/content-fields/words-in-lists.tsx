import type { ReactNode } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { Typography } from '@strapi/design-system';
import { choiceLabel, toldWords } from 'booking-rules/shared/format/choice-labels';
import { formatAmount } from 'booking-rules/shared/format/money';
import { messages } from '../messages/messages';

/** A column of a list of the content manager. */
export interface ListColumn {
  name: string;
  label?: unknown;
  attribute: { type: string; customField?: string };
  cellFormatter?: (row: Record<string, unknown>) => ReactNode;
}

/** A filter of such a list. */
export interface ListFilter {
  name: string;
  label: unknown;
}

/** A field of a form of the content manager, as its layout has it. */
interface FormField {
  label: unknown;
  hint?: unknown;
}
type Rows = readonly (readonly FormField[])[];
/** The layout of such a form: its rows, of which dynamic zones make panels of their own, and those of its components. */
export interface FormLayout {
  layout: readonly Rows[];
  components: Readonly<Record<string, { layout: Rows }>>;
}

interface Columns {
  displayedHeaders: readonly ListColumn[];
  layout: unknown;
}
interface Form {
  layout: FormLayout;
  query: unknown;
}
interface Filters {
  displayedFilters: readonly ListFilter[];
  layout: unknown;
}

/**
 * Lists of the content manager show choices in words and amounts in money, and offer no filter that goes by the name
 * of a field: what an editor has nothing to do with has no label of its own. Lists and forms call their fields in the
 * language of the panel.
 */
export function showWordsInContent({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', ({ displayedHeaders, layout }: Columns) => ({
    displayedHeaders: displayedHeaders.map(withWords),
    layout,
  }));
  registerHook('Admin/CM/pages/ListView/inject-in-filters', ({ displayedFilters, layout }: Filters) => ({
    displayedFilters: namedFilters(displayedFilters),
    layout,
  }));
  registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', ({ layout, query }: Form) => ({
    layout: withToldLabels(layout),
    query,
  }));
}

/** The form with its labels and help texts in the language of the moment: they are kept in English. */
export function withToldLabels<Layout extends FormLayout>(form: Layout): Layout {
  const rowsOf = (rows: Rows): Rows =>
    rows.map((row) => row.map((field) => withToldHint(withToldLabel(field))));
  return {
    ...form,
    layout: form.layout.map(rowsOf),
    components: Object.fromEntries(
      Object.entries(form.components).map(([uid, { layout, ...more }]) => [
        uid,
        { ...more, layout: rowsOf(layout) },
      ]),
    ),
  };
}

function withToldLabel<Labelled extends { label?: unknown }>(field: Labelled): Labelled {
  if (typeof field.label !== 'string') return field;
  const label = toldWords(field.label);
  return label === field.label ? field : { ...field, label };
}

function withToldHint(field: FormField): FormField {
  return typeof field.hint === 'string' && field.hint !== ''
    ? { ...field, hint: toldWords(field.hint) }
    : field;
}

/** The column with its heading in the language of the moment, and with cells in words where they would be none. */
export function withWords(kept: ListColumn): ListColumn {
  const column = withToldLabel(kept);
  const format = formatterOf(column.attribute);
  if (!format) return column;
  return {
    ...column,
    cellFormatter: (row) => {
      const value = row[column.name];
      const isEmpty = value === null || value === undefined || value === '';
      return <Typography textColor="neutral800">{isEmpty ? '-' : format(value)}</Typography>;
    },
  };
}

function formatterOf({ type, customField }: ListColumn['attribute']): ((value: unknown) => string) | null {
  if (customField === 'plugin::booking-rules.money') return (value) => formatAmount(Number(value));
  return type === 'enumeration' ? (value) => choiceLabel(String(value)) : null;
}

/** The filters that have a name which says what they are. */
export function namedFilters(filters: readonly ListFilter[]): ListFilter[] {
  const ofEveryEntry: Readonly<Record<string, string>> = messages().publishing.filters;
  return filters.flatMap((filter) => {
    const { label } = withToldLabel({ label: ofEveryEntry[filter.name] ?? filter.label });
    return label === filter.name || filter.name === 'id' || filter.name === 'documentId'
      ? []
      : [{ ...filter, label }];
  });
}
