import { Combobox, ComboboxOption, Field, Box } from '@strapi/design-system';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { MinimumStayRow } from 'booking-rules/shared/contracts/overview';
import { useAnswer } from './use-answer';

/** One of the house's apartments, found by typing. */
export function ApartmentField({
  value,
  onChange,
}: {
  value: string;
  onChange: (apartmentId: string) => void;
}) {
  const { data } = useAnswer<Envelope<{ rows: MinimumStayRow[] }>>('minimum-stays');
  const rows = data?.data.rows ?? [];
  return (
    <Box width="100%">
      <Field.Root>
        <Field.Label>Apartment</Field.Label>
        <Combobox
          // Its text is that of the chosen option, which has to be there first.
          key={rows.length}
          value={value}
          placeholder="Choose an apartment"
          loading={data === null}
          autocomplete={{ type: 'list', filter: 'contains' }}
          onChange={(chosen?: string) => onChange(chosen ?? '')}
          onClear={() => onChange('')}
        >
          {rows.map(({ apartmentId, name, district }) => (
            <ComboboxOption key={apartmentId} value={apartmentId}>
              {`${name}, ${district.name}`}
            </ComboboxOption>
          ))}
        </Combobox>
      </Field.Root>
    </Box>
  );
}
