import { useState } from 'react';
import { Box, Combobox, ComboboxOption } from '@strapi/design-system';
import { LabelledField } from '../fields';
import { messages } from '../../messages/messages';
import { useApartmentNames, useApartmentOptions } from './apartment-names';

interface Props {
  value: string;
  error?: string | undefined;
  onChange: (apartmentId: string) => void;
}

/** One of the published apartments, found by typing. */
export function ApartmentField({ value, error, onChange }: Props) {
  const [search, setSearch] = useState('');
  const [initial] = useState(value);
  const { options, isCurrent } = useApartmentOptions(search);
  const names = useApartmentNames(value === '' ? [] : [value]);
  const chosen = names?.get(value);
  const isListed = options?.some(({ apartmentId }) => apartmentId === value) ?? false;
  const { apartment: t, fields, query } = messages().components;
  return (
    <Box width="100%">
      <LabelledField name="apartmentId" label={t.label} error={error}>
        <Combobox
          // Its text is that of the option which was chosen at first, so that has to be there first.
          key={String(initial === '' ? options !== null : names?.has(initial))}
          value={value}
          placeholder={t.choose}
          loading={options === null || !isCurrent}
          loadingMessage={query.loading}
          noOptionsMessage={() => t.noMatch}
          clearLabel={fields.any(t.label)}
          autocomplete={{ type: 'list', filter: 'contains' }}
          onInputChange={(event) => setSearch(event.target.value)}
          onChange={(apartmentId?: string) => onChange(apartmentId ?? '')}
          onClear={() => {
            setSearch('');
            onChange('');
          }}
        >
          {[...(chosen && !isListed ? [chosen] : []), ...(options ?? [])].map(
            ({ apartmentId, name, district }) => (
              <ComboboxOption key={apartmentId} value={apartmentId}>
                {t.withDistrict(name, district.name)}
              </ComboboxOption>
            ),
          )}
        </Combobox>
      </LabelledField>
    </Box>
  );
}
