import { Box, Field, TextInput } from '@strapi/design-system';
import { styled } from 'styled-components';

/** The browser draws its picker in black, which nobody sees in the dark: grey is seen on both. */
export const PickerInput = styled(TextInput)`
  &::-webkit-calendar-picker-indicator,
  input::-webkit-calendar-picker-indicator {
    filter: invert(0.5);
  }
`;

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
        <PickerInput
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
