import { Box, Combobox, ComboboxOption } from '@strapi/design-system';
import type { ApartmentName } from 'booking-rules/contracts/fields';
import { useApiQuery } from '../../api/use-api-query';
import { LabelledField } from '../fields';
import { messages } from '../../messages/messages';

interface Props {
  value: string;
  error?: string | undefined;
  onChange: (apartmentId: string) => void;
}

/** Names and areas of apartments change rarely. */
const CACHE_MS = 60_000;

/** All published apartments by their names; null while they are loading. */
export function useApartmentNames(): readonly ApartmentName[] | null {
  const { data } = useApiQuery('GET /booking-rules/apartments', {}, { cacheMs: CACHE_MS });
  return data?.data ?? null;
}

/** One of the apartments, found by typing. */
export function ApartmentField({ value, error, onChange }: Props) {
  const apartments = useApartmentNames();
  const { apartment: t, fields, query } = messages().components;
  return (
    <Box width="100%">
      <LabelledField name="apartmentId" label={t.label} error={error}>
        <Combobox
          // Its text is that of the chosen option, which has to be there first.
          key={apartments?.length}
          value={value}
          placeholder={t.choose}
          loading={apartments === null}
          loadingMessage={query.loading}
          noOptionsMessage={() => t.noMatch}
          clearLabel={fields.any(t.label)}
          autocomplete={{ type: 'list', filter: 'contains' }}
          onChange={(chosen?: string) => onChange(chosen ?? '')}
          onClear={() => onChange('')}
        >
          {(apartments ?? []).map(({ apartmentId, name, district }) => (
            <ComboboxOption key={apartmentId} value={apartmentId}>
              {t.withDistrict(name, district.name)}
            </ComboboxOption>
          ))}
        </Combobox>
      </LabelledField>
    </Box>
  );
}
