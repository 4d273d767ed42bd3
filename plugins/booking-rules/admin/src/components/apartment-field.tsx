import { Box, Combobox, ComboboxOption, Field } from '@strapi/design-system';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { MinimumStayRow } from 'booking-rules/shared/contracts/overview';
import { useApiQuery } from '../api/use-api-query';

type Choice = Pick<MinimumStayRow, 'apartmentId' | 'name' | 'district'>;

interface Props {
  value: string;
  onChange: (apartmentId: string) => void;
}

/** One of the house's apartments, found by typing. */
export function ApartmentField(props: Props) {
  const { data } = useApiQuery<Envelope<{ rows: MinimumStayRow[] }>>('minimum-stays');
  return <ApartmentChooser {...props} apartments={data?.data.rows ?? null} />;
}

/** The same among apartments that the page knows already; null while they are on their way. */
export function ApartmentChooser({
  value,
  onChange,
  apartments,
}: Props & { apartments: readonly Choice[] | null }) {
  return (
    <Box width="100%">
      <Field.Root name="apartmentId">
        <Field.Label>Apartment</Field.Label>
        <Combobox
          // Its text is that of the chosen option, which has to be there first.
          key={apartments?.length}
          value={value}
          placeholder="Choose an apartment"
          loading={apartments === null}
          autocomplete={{ type: 'list', filter: 'contains' }}
          onChange={(chosen?: string) => onChange(chosen ?? '')}
          onClear={() => onChange('')}
        >
          {(apartments ?? []).map(({ apartmentId, name, district }) => (
            <ComboboxOption key={apartmentId} value={apartmentId}>
              {`${name}, ${district.name}`}
            </ComboboxOption>
          ))}
        </Combobox>
      </Field.Root>
    </Box>
  );
}
