import { Box, Field, NumberInput, TextInput, Toggle } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Fils } from 'booking-rules/shared/format/money';
import type { Day } from 'booking-rules/shared/domain/stay';

interface Common {
  name?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}

const FILS = 100;

/** The browser draws the little calendar in it, and has to be told of the dark. */
export const DayInput = styled(TextInput)`
  color-scheme: ${({ theme }) => theme.colorScheme};
`;

/** A field in its label, with what is wrong with it beneath. */
function Labelled({
  name,
  label,
  hint,
  error,
  required = false,
  children,
}: Common & { children: React.ReactNode }) {
  return (
    <Field.Root
      {...(name !== undefined && { name })}
      {...(error !== undefined && { error })}
      hint={hint}
      required={required}
      width="100%"
    >
      <Field.Label>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** A day, typed or picked; the empty text while none is chosen. `width` is that beside others on a wide screen. */
export function DayField({
  value,
  onChange,
  min,
  width = '100%',
  ...common
}: Common & { value: Day; onChange: (day: Day) => void; min?: Day; width?: string }) {
  return (
    <Box width={{ initial: '100%', medium: width }}>
      <Labelled {...common}>
        <DayInput
          type="date"
          value={value}
          {...(min !== undefined && { min })}
          onChange={(event) => onChange(event.target.value)}
        />
      </Labelled>
    </Box>
  );
}

/** A line of text. */
export function TextField({
  value,
  onChange,
  longest,
  ...common
}: Common & { value: string; longest: number; onChange: (text: string) => void }) {
  return (
    <Labelled {...common}>
      <TextInput value={value} maxLength={longest} onChange={(event) => onChange(event.target.value)} />
    </Labelled>
  );
}

/** A whole number, or none. */
export function WholeField({
  value,
  onChange,
  placeholder,
  ...common
}: Common & { value: number | null; placeholder?: string; onChange: (value: number | null) => void }) {
  return (
    <Labelled {...common}>
      <NumberInput
        value={value ?? undefined}
        placeholder={placeholder}
        onValueChange={(typed) => onChange(typed === undefined ? null : Math.max(1, Math.round(typed)))}
      />
    </Labelled>
  );
}

/** An amount typed in dirhams and kept in fils, or none. */
export function AmountField({
  value,
  onChange,
  placeholder,
  ...common
}: Common & {
  value: Fils | null;
  placeholder?: string | undefined;
  onChange: (value: Fils | null) => void;
}) {
  return (
    <Labelled {...common}>
      <NumberInput
        startAction="AED"
        value={value === null ? undefined : value / FILS}
        placeholder={placeholder}
        onValueChange={(typed) =>
          onChange(typed === undefined || typed <= 0 ? null : Math.max(1, Math.round(typed * FILS)))
        }
      />
    </Labelled>
  );
}

/** On or off. */
export function OnField({
  value,
  onChange,
  ...common
}: Common & { value: boolean; onChange: (on: boolean) => void }) {
  return (
    <Labelled {...common}>
      <Toggle
        onLabel="On"
        offLabel="Off"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Labelled>
  );
}
