import { Flex, NumberInput, Typography } from '@strapi/design-system';
import type { ListingChoices } from 'booking-rules/contracts/setup/listings';
import { ChoiceField, LabelledField, LongTextField, TextField } from '../../components/fields';
import { Panel } from '../../components/panel';
import { messages } from '../../messages/messages';
import type { ListingFormState } from '../use-listing-form';

/** What kind of home it is, and where. */
export function BasicsStep({ form, choices }: { form: ListingFormState; choices: ListingChoices }) {
  const { basics: t, steps } = messages().listings;
  const { field, errorOf, set, values, saved } = form;
  const address = saved?.apartmentId;
  return (
    <Panel title={steps.basics}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <TextField {...field('name')} required label={t.name} hint={t.nameHint} maxLength={90} />
        {address === undefined ? null : (
          <Typography variant="pi" textColor="neutral600">
            {t.itsPage(address, saved?.state === 'draft')}
          </Typography>
        )}
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <ChoiceField
            label={t.area}
            value={values.district ?? ''}
            error={errorOf('district')}
            options={[['', t.noArea], ...choices.areas.map(({ id, name }) => [id, name] as const)]}
            onChange={(district) => set({ district: district === '' ? null : district })}
          />
          <ChoiceField
            {...field('grade')}
            label={t.grade}
            hint={t.gradeHint}
            options={[
              ['standard', t.standard],
              ['deluxe', t.deluxe],
            ]}
          />
        </Flex>
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <SizeField form={form} name="bedrooms" label={t.bedrooms} hint={t.bedroomsHint} />
          <SizeField form={form} name="bathrooms" label={t.bathrooms} />
          <SizeField form={form} name="beds" label={t.beds} />
          <SizeField form={form} name="capacity" label={t.capacity} />
          <SizeField form={form} name="area" label={t.size} />
        </Flex>
        <TextField {...field('address')} label={t.address} hint={t.addressHint} maxLength={160} />
        <TextField
          {...field('place')}
          label={t.place}
          hint={t.placeHint}
          error={errorOf('place') ?? errorOf('latitude') ?? errorOf('longitude')}
        />
        <TextField {...field('summary')} label={t.summary} hint={t.summaryHint} maxLength={180} />
        <LongTextField
          {...field('description')}
          label={t.description}
          hint={t.descriptionHint}
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
