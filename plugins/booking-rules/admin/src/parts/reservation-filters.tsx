import { useState } from 'react';
import {
  Box,
  Field,
  Flex,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { RESERVATION_SORTS, type ReservationSort } from 'booking-rules/shared/contracts/reservation-list';
import { RESERVATION_STATES } from 'booking-rules/shared/contracts/reservations';
import { wordsOf } from './state-badge';

const SORT_WORDS: Record<ReservationSort, string> = {
  newest: 'Newest first',
  arrival: 'By check-in',
  departure: 'By check-out',
  total: 'Largest total first',
};

/** Search, filters and order of reservations, as the address has them. */
export function ReservationFilters({
  params,
  set,
}: {
  params: URLSearchParams;
  set: (key: string, value: string) => void;
}) {
  const [search, setSearch] = useState(params.get('search') ?? '');
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <Box width="32rem">
        <SearchForm
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            set('search', search.trim());
          }}
        >
          <Searchbar
            name="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onClear={() => {
              setSearch('');
              set('search', '');
            }}
            clearLabel="Clear the search"
            placeholder="Reference, name, e-mail, phone or apartment"
          >
            Search reservations
          </Searchbar>
        </SearchForm>
      </Box>
      <Field.Root name="states">
        <Field.Label>State</Field.Label>
        <SingleSelect
          value={params.get('states') ?? ''}
          onClear={() => set('states', '')}
          onChange={(value) => set('states', String(value))}
          placeholder="Any"
        >
          {RESERVATION_STATES.map((state) => (
            <SingleSelectOption key={state} value={state}>
              {state === 'held' ? 'Held' : wordsOf({ state, awaiting: null })}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root name="from">
        <Field.Label>Staying from</Field.Label>
        <TextInput
          type="date"
          value={params.get('from') ?? ''}
          onChange={(event) => set('from', event.target.value)}
        />
      </Field.Root>
      <Field.Root name="to">
        <Field.Label>until</Field.Label>
        <TextInput
          type="date"
          value={params.get('to') ?? ''}
          onChange={(event) => set('to', event.target.value)}
        />
      </Field.Root>
      <Field.Root name="sort">
        <Field.Label>Order</Field.Label>
        <SingleSelect
          value={params.get('sort') ?? RESERVATION_SORTS[0]}
          onChange={(value) => set('sort', String(value))}
        >
          {RESERVATION_SORTS.map((sort) => (
            <SingleSelectOption key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Flex>
  );
}
