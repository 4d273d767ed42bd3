import type { ReactNode } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { Typography } from '@strapi/design-system';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { formatAmount } from 'booking-rules/shared/format/money';
import { messages } from '../messages/messages';

/** A column of a list of the content manager. */
export interface ListColumn {
  name: string;
  attribute: { type: string; customField?: string };
  cellFormatter?: (row: Record<string, unknown>) => ReactNode;
}

/** A filter of such a list. */
export interface ListFilter {
  name: string;
  label: unknown;
}

interface Columns {
  displayedHeaders: readonly ListColumn[];
  layout: unknown;
}
interface Filters {
  displayedFilters: readonly ListFilter[];
  layout: unknown;
}

/**
 * Lists of the content manager show choices in words and amounts in money, and offer no filter that goes by the name
 * of a field: what an editor has nothing to do with has no label of its own.
 */
export function showWordsInLists({ registerHook }: Pick<StrapiApp, 'registerHook'>): void {
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', ({ displayedHeaders, layout }: Columns) => ({
    displayedHeaders: displayedHeaders.map(withWords),
    layout,
  }));
  registerHook('Admin/CM/pages/ListView/inject-in-filters', ({ displayedFilters, layout }: Filters) => ({
    displayedFilters: namedFilters(displayedFilters),
    layout,
  }));
}

/** The column as it was, or with cells in words. */
export function withWords(column: ListColumn): ListColumn {
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
    const label = ofEveryEntry[filter.name] ?? filter.label;
    return label === filter.name || filter.name === 'id' || filter.name === 'documentId'
      ? []
      : [{ ...filter, label }];
  });
}
