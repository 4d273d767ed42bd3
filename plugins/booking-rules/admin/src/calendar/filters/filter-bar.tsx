import { useMemo, useState } from 'react';
import { Box, Button, Field, Flex, Searchbar, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import { plural } from 'booking-rules/shared/format/plural';
import { MOST_BEDROOMS, NO_FILTERS, type Filters } from './filter-rows';
import type { Row } from '../timeline/rows';
import { DayInput } from '../../components/fields';

/** Which apartments the calendar shows. */
export function FilterBar({
  rows,
  filters,
  onChange,
}: {
  /** All of them, for their areas. */
  rows: readonly Row[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}) {
  const areas = useMemo(() => {
    const found = new Map(rows.map(({ apartment: { district } }) => [district.slug, district.name]));
    return [...found].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  }, [rows]);
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  // On a phone the nights need the room.
  const isPhone = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <Flex gap={2} wrap="wrap" alignItems="flex-end" role="search" aria-label="Filter apartments">
      <Box width={{ initial: '20rem', medium: '26rem' }}>
        <Searchbar
          name="search"
          size="S"
          value={filters.search}
          onChange={(event) => set({ search: event.target.value })}
          onClear={() => set({ search: '' })}
          clearLabel="Clear the search"
          placeholder="Apartment, guest or reference"
        >
          Search by apartment or guest
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
          Filters
        </Button>
      ) : null}
      {isPhone && !isOpen ? null : <MoreFilters areas={areas} filters={filters} set={set} />}
      {isFiltered ? (
        <Button variant="ghost" size="S" onClick={() => onChange(NO_FILTERS)}>
          Clear filters
        </Button>
      ) : null}
    </Flex>
  );
}

function MoreFilters({
  areas,
  filters,
  set,
}: {
  /** Slugs and names. */
  areas: readonly (readonly [slug: string, name: string])[];
  filters: Filters;
  set: (change: Partial<Filters>) => void;
}) {
  return (
    <>
      <SingleSelect
        size="S"
        aria-label="Area"
        placeholder="All areas"
        value={filters.area}
        onClear={() => set({ area: '' })}
        onChange={(area) => set({ area: String(area) })}
      >
        {areas.map(([slug, name]) => (
          <SingleSelectOption key={slug} value={slug}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <SingleSelect
        size="S"
        aria-label="Size"
        placeholder="All sizes"
        value={filters.bedrooms}
        onClear={() => set({ bedrooms: '' })}
        onChange={(bedrooms) => set({ bedrooms: String(bedrooms) })}
      >
        {Array.from({ length: MOST_BEDROOMS + 1 }, (_, count) => (
          <SingleSelectOption key={count} value={String(count)}>
            {count === 0
              ? 'Studio'
              : `${plural(count, 'bedroom')}${count === MOST_BEDROOMS ? ' or more' : ''}`}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <SingleSelect
        size="S"
        aria-label="Status"
        placeholder="Any status"
        value={filters.status}
        onClear={() => set({ status: '' })}
        onChange={(status) => set({ status: status === 'listed' ? 'listed' : 'unlisted' })}
      >
        <SingleSelectOption value="listed">Open for booking</SingleSelectOption>
        <SingleSelectOption value="unlisted">Not listed</SingleSelectOption>
      </SingleSelect>
      <Field.Root name="freeFrom">
        <Flex gap={2}>
          <Field.Label>Free from</Field.Label>
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
          <Field.Label>to</Field.Label>
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
