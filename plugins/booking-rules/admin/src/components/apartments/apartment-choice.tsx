import { useState } from 'react';
import { Box, Field, MultiSelect, MultiSelectOption, TextInput } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { messages } from '../../messages/messages';
import { labelForApartments, useApartmentNames, useApartmentOptions } from './apartment-names';
import { LONGEST_SEARCH } from './apartment-pages';

/**
 * A choice of published apartments; null, or what `none` says, when none is chosen. Where there are too many for a
 * list, they are searched for, and what was chosen stays chosen.
 */
export function ApartmentChoice({
  value,
  without,
  hint,
  error,
  label = messages().rates.apartments.label,
  none = messages().rates.apartments.all,
  onChange,
}: {
  hint?: string;
  error?: string | undefined;
  label?: string;
  none?: string;
  value: readonly string[] | null;
  /** Public id of one that is not to be chosen. */
  without?: string;
  onChange: (apartmentIds: string[] | null) => void;
}) {
  const [search, setSearch] = useState('');
  const { options, areMany, isCurrent } = useApartmentOptions(search);
  const names = useApartmentNames(value?.slice(0, 1) ?? []);
  const t = messages().rates.apartments;
  return (
    <Field.Root name="apartments" width="100%" hint={hint} {...(error !== undefined && { error })}>
      <Field.Label>{label}</Field.Label>
      <MultiSelect
        value={[...(value ?? [])]}
        placeholder={none}
        loading={!isCurrent}
        customizeContent={(chosen) => labelForApartments(chosen ?? [], names)}
        onChange={(chosen: string[]) => onChange(chosen.length === 0 ? null : chosen)}
        clearLabel={messages().components.fields.any(label)}
        onClear={() => onChange(null)}
      >
        {(options ?? [])
          .filter(({ apartmentId }) => apartmentId !== without)
          .map(({ apartmentId, name, district }) => (
            <MultiSelectOption key={apartmentId} value={apartmentId}>
              {`${name}, ${district.name}`}
            </MultiSelectOption>
          ))}
      </MultiSelect>
      <Field.Hint />
      <Field.Error />
      {areMany ? (
        <Box paddingTop={1}>
          <TextInput
            name="search"
            size="S"
            startAction={<Search />}
            aria-label={t.searchIn(label)}
            placeholder={t.nameOrArea}
            maxLength={LONGEST_SEARCH}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Box>
      ) : null}
    </Field.Root>
  );
}
