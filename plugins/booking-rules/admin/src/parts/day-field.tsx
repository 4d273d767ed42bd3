import { Box, Field, TextInput } from '@strapi/design-system';

/** A day, typed or picked; empty when there is none. */
export function DayField({
  label,
  value,
  onChange,
  error,
  min,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
  error?: string;
  min?: string;
}) {
  return (
    <Box width={{ initial: '100%', medium: '17rem' }}>
      <Field.Root {...(error === undefined ? {} : { error })}>
        <Field.Label>{label}</Field.Label>
        <TextInput
          type="date"
          value={value}
          {...(min === undefined ? {} : { min })}
          onChange={(event) => onChange(event.target.value)}
        />
        <Field.Error />
      </Field.Root>
    </Box>
  );
}
