import type { ReactNode } from 'react';
import { Alert, Box, Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import type { ApartmentPageMeta } from 'booking-rules/contracts/apartment-pages';
import type { ApiQuery } from '../../api/use-api-query';
import { messages } from '../../messages/messages';
import { PageLinks } from '../list';
import { LONGEST_SEARCH, type ApartmentFilters, type ApartmentPages } from './apartment-pages';

/** Finds apartments by words and by area. */
export function ApartmentFilter({
  areas,
  value,
  onChange,
}: {
  /** Of all apartments. */
  areas: ApartmentPageMeta['areas'];
  value: ApartmentFilters;
  onChange: (filters: ApartmentFilters) => void;
}) {
  const t = messages().rates.apartments;
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Box minWidth="26rem">
        <Field.Root name="search">
          <Field.Label>{t.find}</Field.Label>
          <TextInput
            startAction={<Search />}
            placeholder={t.nameOrArea}
            maxLength={LONGEST_SEARCH}
            value={value.search}
            onChange={(event) => onChange({ ...value, search: event.target.value })}
          />
        </Field.Root>
      </Box>
      <Box minWidth="22rem">
        <Field.Root name="area">
          <Field.Label>{t.area}</Field.Label>
          <SingleSelect
            value={value.area}
            placeholder={t.allAreas}
            clearLabel={messages().components.fields.any(t.area)}
            onClear={() => onChange({ ...value, area: '' })}
            onChange={(area) => onChange({ ...value, area: String(area) })}
          >
            {areas.map(({ slug, name }) => (
              <SingleSelectOption key={slug} value={slug}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Box>
    </Flex>
  );
}

/**
 * What is on a page of apartments, with links to the others. It stays, marked busy, until the next has come, and says
 * why that failed.
 */
export function ApartmentPage<Answer>({
  query: { isCurrent, error, reload },
  meta: { pagination },
  pages,
  children,
}: {
  query: Pick<ApiQuery<Answer>, 'isCurrent' | 'error' | 'reload'>;
  meta: ApartmentPageMeta;
  pages: ApartmentPages;
  children: ReactNode;
}) {
  const t = messages().components.query;
  return (
    <Box aria-busy={pages.isTyped || !isCurrent}>
      {error === null ? null : (
        <Box paddingBottom={4}>
          <Alert closeLabel={t.again} title={t.failed} variant="danger" onClose={reload}>
            {error}
          </Alert>
        </Box>
      )}
      {children}
      <PageLinks pagination={pagination} onPage={pages.onPage} />
    </Box>
  );
}
