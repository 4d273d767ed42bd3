import { memo, useState } from 'react';
import { Box, Button, Field, Flex, Searchbar, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import type { ApartmentPageMeta } from 'booking-rules/contracts/apartment-pages';
import { MOST_BEDROOMS } from 'booking-rules/shared/listing/home';
import { LONGEST_SEARCH } from '../../components/apartments/apartment-pages';
import { NO_FILTERS, type Filters } from './filters';
import { Clearable, DayInput } from '../../components/fields';
import { messages } from '../../messages/messages';

type Areas = ApartmentPageMeta['areas'];

/** Which apartments the calendar shows. */
export const FilterBar = memo(function FilterBar({
  areas,
  filters,
  onChange,
}: {
  /** Of all apartments. */
  areas: Areas;
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  // On a phone the nights need the room.
  const isPhone = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const t = messages().calendar.filters;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <Flex gap={2} wrap="wrap" alignItems="flex-end" role="search" aria-label={t.label}>
      <Box width={{ initial: '20rem', medium: '26rem' }}>
        <Searchbar
          name="search"
          size="S"
          maxLength={LONGEST_SEARCH}
          value={filters.search}
          onChange={(event) => set({ search: event.target.value })}
          onClear={() => set({ search: '' })}
          clearLabel={t.clearSearch}
          placeholder={t.placeholder}
        >
          {t.search}
        </Searchbar>
      </Box>
      {isPhone ? (
        <Button
          variant="tertiary"
          size="S"
          startIcon={<Filter />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t.more}
        </Button>
      ) : null}
      {isPhone && !isOpen ? null : <MoreFilters areas={areas} filters={filters} set={set} />}
      {isFiltered ? (
        <Button variant="ghost" size="S" onClick={() => onChange(NO_FILTERS)}>
          {t.clear}
        </Button>
      ) : null}
    </Flex>
  );
});

function MoreFilters({
  areas,
  filters,
  set,
}: {
  areas: Areas;
  filters: Filters;
  set: (change: Partial<Filters>) => void;
}) {
  const t = messages().calendar.filters;
  const { any } = messages().components.fields;
  return (
    <>
      <Clearable>
        <SingleSelect
          size="S"
          aria-label={t.area}
          placeholder={t.allAreas}
          value={filters.area}
          clearLabel={any(t.area)}
          onClear={() => set({ area: '' })}
          onChange={(area) => set({ area: String(area) })}
        >
          {areas.map(({ slug, name }) => (
            <SingleSelectOption key={slug} value={slug}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Clearable>
      <Clearable>
        <SingleSelect
          size="S"
          aria-label={t.size}
          placeholder={t.allSizes}
          value={filters.bedrooms}
          clearLabel={any(t.size)}
          onClear={() => set({ bedrooms: '' })}
          onChange={(bedrooms) => set({ bedrooms: String(bedrooms) })}
        >
          {Array.from({ length: MOST_BEDROOMS + 1 }, (_, count) => (
            <SingleSelectOption key={count} value={String(count)}>
              {count === 0 ? t.studio : (count === MOST_BEDROOMS ? t.bedroomsOrMore : t.bedrooms)(count)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Clearable>
      <Clearable>
        <SingleSelect
          size="S"
          aria-label={t.status}
          placeholder={t.anyStatus}
          value={filters.status}
          clearLabel={any(t.status)}
          onClear={() => set({ status: '' })}
          onChange={(status) => set({ status: status === 'listed' ? 'listed' : 'unlisted' })}
        >
          <SingleSelectOption value="listed">{t.listed}</SingleSelectOption>
          <SingleSelectOption value="unlisted">{t.unlisted}</SingleSelectOption>
        </SingleSelect>
      </Clearable>
      <Field.Root name="freeFrom">
        <Flex gap={2}>
          <Field.Label>{t.freeFrom}</Field.Label>
          <DayInput
            type="date"
            size="S"
            value={filters.freeFrom}
            onChange={(event) => set({ freeFrom: event.target.value })}
          />
        </Flex>
      </Field.Root>
      <Field.Root name="freeTo">
        <Flex gap={2}>
          <Field.Label>{t.freeTo}</Field.Label>
          <DayInput
            type="date"
            size="S"
            value={filters.freeTo}
            onChange={(event) => set({ freeTo: event.target.value })}
          />
        </Flex>
      </Field.Root>
    </>
  );
}
