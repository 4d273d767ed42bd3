import { Flex, NumberInput, Typography } from '@strapi/design-system';
import type { ListingChoices } from 'booking-rules/contracts/setup/listings';
import { ChoiceField, LabelledField, LongTextField, TextField } from '../../components/fields';
import { Panel } from '../../components/panel';
import type { ListingFormState } from '../use-listing-form';

/** What kind of home it is, and where. */
export function BasicsStep({ form, choices }: { form: ListingFormState; choices: ListingChoices }) {
  const { field, errorOf, set, values, saved } = form;
  const address = saved?.apartmentId;
  return (
    <Panel title="Basics">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <TextField
          {...field('name')}
          required
          label="Name"
          hint="What guests read first. Say what it is and where, such as “One-bedroom over the creek”."
          maxLength={90}
        />
        {address === undefined ? null : (
          <Typography variant="pi" textColor="neutral600">
            {`Its page: /apartment/${address}. ${saved?.state === 'draft' ? 'It follows the name until you publish.' : 'It stays, whatever the name.'}`}
          </Typography>
        )}
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <ChoiceField
            label="Area"
            value={values.district ?? ''}
            error={errorOf('district')}
            options={[['', 'No area yet'], ...choices.areas.map(({ id, name }) => [id, name] as const)]}
            onChange={(district) => set({ district: district === '' ? null : district })}
          />
          <ChoiceField
            {...field('grade')}
            label="Grade"
            hint="Decides some taxes."
            options={[
              ['standard', 'Standard'],
              ['deluxe', 'Deluxe'],
            ]}
          />
        </Flex>
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <SizeField form={form} name="bedrooms" label="Bedrooms" hint="0 is a studio." />
          <SizeField form={form} name="bathrooms" label="Bathrooms" />
          <SizeField form={form} name="beds" label="Beds" />
          <SizeField form={form} name="capacity" label="Most guests" />
          <SizeField form={form} name="area" label="Size in m²" />
        </Flex>
        <TextField
          {...field('address')}
          label="Address"
          hint="Street and building, as guests should find it."
          maxLength={160}
        />
        <TextField
          {...field('place')}
          label="Place on the map"
          hint="Latitude and longitude, such as 25.0806, 55.1403, or the address of a map."
          error={errorOf('place') ?? errorOf('latitude') ?? errorOf('longitude')}
        />
        <TextField
          {...field('summary')}
          label="Summary"
          hint="One sentence for lists and search engines."
          maxLength={180}
        />
        <LongTextField
          {...field('description')}
          label="Description"
          hint="Leave an empty line between paragraphs."
          maxLength={8000}
        />
      </Flex>
    </Panel>
  );
}

type Size = 'bedrooms' | 'bathrooms' | 'beds' | 'capacity' | 'area';

/** A whole number; only the size in square metres may be left out. */
function SizeField({
  form: { values, errorOf, set },
  name,
  label,
  hint,
}: {
  form: ListingFormState;
  name: Size;
  label: string;
  hint?: string;
}) {
  return (
    <Flex width={{ initial: '100%', medium: '12rem' }}>
      <LabelledField name={name} label={label} hint={hint} error={errorOf(name)}>
        <NumberInput
          value={values[name] ?? undefined}
          onValueChange={(typed) => {
            const number = typed === undefined ? null : Math.round(typed);
            if (name === 'area') set({ area: number });
            else set({ [name]: number ?? 0 });
          }}
        />
      </LabelledField>
    </Flex>
  );
}
