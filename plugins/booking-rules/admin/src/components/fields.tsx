import type { ReactNode } from 'react';
import {
  Box,
  Field,
  NumberInput,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Textarea,
  Toggle,
} from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Day } from 'booking-rules/shared/domain/stay';
import type { Fils } from 'booking-rules/shared/format/money';

interface Common {
  name?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}

const FILS_PER_DIRHAM = 100;

/** A date input whose picker follows the dark theme, which browsers have to be told. */
export const DayInput = styled(TextInput)`
  color-scheme: ${({ theme }) => theme.colorScheme};
`;

/** An input with its label, its hint and what is wrong with it. */
export function LabelledField({
  name,
  label,
  hint,
  error,
  required = false,
  children,
}: Common & { children: ReactNode }) {
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

/** A day, typed or picked; the empty text while none is chosen. @param width beside others on a wide screen */
export function DayField({
  value,
  onChange,
  width = '100%',
  ...common
}: Common & { value: Day; onChange: (day: Day) => void; width?: string }) {
  return (
    <Box width={{ initial: '100%', medium: width }}>
      <LabelledField {...common}>
        <DayInput type="date" value={value} onChange={(event) => onChange(event.target.value)} />
      </LabelledField>
    </Box>
  );
}

/** A line of text. */
export function TextField({
  value,
  onChange,
  type = 'text',
  maxLength,
  ...common
}: Common & {
  value: string;
  type?: 'text' | 'email' | 'tel';
  maxLength?: number;
  onChange: (text: string) => void;
}) {
  return (
    <LabelledField {...common}>
      <TextInput
        type={type}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </LabelledField>
  );
}

/** Text of several lines. */
export function LongTextField({
  value,
  onChange,
  maxLength,
  placeholder,
  ...common
}: Common & {
  value: string;
  maxLength?: number;
  placeholder?: string;
  onChange: (text: string) => void;
}) {
  return (
    <LabelledField {...common}>
      <Textarea
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </LabelledField>
  );
}

/** A whole number from 1, or none. */
export function WholeNumberField({
  value,
  onChange,
  placeholder,
  ...common
}: Common & { value: number | null; placeholder?: string; onChange: (value: number | null) => void }) {
  return (
    <LabelledField {...common}>
      <NumberInput
        value={value ?? undefined}
        placeholder={placeholder}
        onValueChange={(typed) => onChange(typed === undefined ? null : Math.max(1, Math.round(typed)))}
      />
    </LabelledField>
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
    <LabelledField {...common}>
      <NumberInput
        startAction="AED"
        value={value === null ? undefined : value / FILS_PER_DIRHAM}
        placeholder={placeholder}
        onValueChange={(typed) =>
          onChange(
            typed === undefined || typed <= 0 ? null : Math.max(1, Math.round(typed * FILS_PER_DIRHAM)),
          )
        }
      />
    </LabelledField>
  );
}

/** A percentage with two decimals at most. */
export function PercentField({
  value,
  onChange,
  ...common
}: Common & { value: number; onChange: (percent: number) => void }) {
  return (
    <LabelledField {...common}>
      <NumberInput
        endAction="%"
        value={value}
        onValueChange={(typed) => onChange(Math.round((typed ?? 0) * 100) / 100)}
      />
    </LabelledField>
  );
}

/** On or off. */
export function SwitchField({
  value,
  onChange,
  ...common
}: Common & { value: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <LabelledField {...common}>
      <Toggle
        onLabel="On"
        offLabel="Off"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    </LabelledField>
  );
}

/** A choice of a few; with a placeholder it can be cleared. */
export function ChoiceField({
  value,
  onChange,
  options,
  placeholder,
  width = '18rem',
  ...common
}: Common & {
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  placeholder?: string;
  onChange: (value: string) => void;
  width?: string;
}) {
  return (
    <Box width={{ initial: '100%', medium: width }}>
      <LabelledField {...common}>
        <SingleSelect
          value={value}
          {...(placeholder === undefined ? {} : { placeholder, onClear: () => onChange('') })}
          clearLabel={`Any ${common.label.toLowerCase()}`}
          onChange={(chosen) => onChange(String(chosen))}
        >
          {options.map(([option, label]) => (
            <SingleSelectOption key={option} value={option}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </LabelledField>
    </Box>
  );
}
