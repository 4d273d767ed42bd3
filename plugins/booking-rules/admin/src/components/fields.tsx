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
import { isStay, type Day, type Stay } from 'booking-rules/shared/domain/stay';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import type { FieldOf } from './form';
import { currencySign, smallestPayable, toAmount, toDecimal } from 'booking-rules/shared/format/money';
import { messages } from '../messages/messages';

interface Common {
  name?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}

interface Bound<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

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
}: Common & Bound<Day> & { width?: string }) {
  return (
    <Box width={{ initial: '100%', medium: width }}>
      <LabelledField {...common}>
        <DayInput type="date" value={value} onChange={(event) => onChange(event.target.value)} />
      </LabelledField>
    </Box>
  );
}

/** Check-in and check-out, side by side on a wide screen. */
export function StayDaysFields({ field }: { field: FieldOf<Stay> }) {
  const t = messages().components.fields;
  const [checkIn, checkOut] = [field('checkIn'), field('checkOut')];
  const stay = { checkIn: checkIn.value, checkOut: checkOut.value };
  const isBackwards = stay.checkIn !== '' && stay.checkOut !== '' && !isStay(stay);
  return (
    <>
      <DayField {...checkIn} width="17rem" label={t.checkIn} />
      <DayField
        {...checkOut}
        width="17rem"
        label={t.checkOut}
        error={isBackwards ? t.afterCheckIn : checkOut.error}
      />
    </>
  );
}

/** What is typed is shown from where it begins, in whatever language the panel is; before that a field is the panel's. */
const directionOfTyped = (value: string) => (value === '' ? undefined : 'auto');

/** A line of text. */
export function TextField({
  value,
  onChange,
  type = 'text',
  maxLength,
  ...common
}: Common & Bound<string> & { type?: 'text' | 'email' | 'tel'; maxLength?: number }) {
  return (
    <LabelledField {...common}>
      <TextInput
        type={type}
        dir={directionOfTyped(value)}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </LabelledField>
  );
}

/** Why something is done, for the folio and the history. */
export function ReasonField(field: Omit<Common, 'label' | 'required'> & Bound<string>) {
  const { reason } = messages().components.fields;
  return <TextField required name="reason" label={reason} maxLength={200} {...field} />;
}

/** Text of several lines. */
export function LongTextField({
  value,
  onChange,
  maxLength,
  placeholder,
  ...common
}: Common & Bound<string> & { maxLength?: number; placeholder?: string }) {
  return (
    <LabelledField {...common}>
      <Textarea
        dir={directionOfTyped(value)}
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
}: Common & Bound<number | null> & { placeholder?: string }) {
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

/** An amount typed as a decimal number and kept in the smallest unit of the currency, or none. */
export function AmountField({
  value,
  onChange,
  placeholder,
  ...common
}: Common & Bound<MinorUnits | null> & { placeholder?: string | undefined }) {
  return (
    <LabelledField {...common}>
      <NumberInput
        startAction={currencySign()}
        value={value === null ? undefined : toDecimal(value)}
        placeholder={placeholder}
        onValueChange={(typed) =>
          onChange(typed === undefined || typed <= 0 ? null : Math.max(smallestPayable(), toAmount(typed)))
        }
      />
    </LabelledField>
  );
}

/** A percentage with two decimals at most. */
export function PercentField({ value, onChange, ...common }: Common & Bound<number>) {
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
export function SwitchField({ value, onChange, ...common }: Common & Bound<boolean>) {
  const t = messages().components.fields;
  return (
    <LabelledField {...common}>
      <Toggle
        onLabel={t.on}
        offLabel={t.off}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    </LabelledField>
  );
}

/** Around a choice that can be cleared: the button that does is 22 px, and WCAG 2.2 wants 24. */
export const Clearable = styled(Box)`
  button {
    min-width: 24px;
    min-height: 24px;
  }
`;

/** A choice of a few; with a placeholder it can be cleared, to the empty text. */
export function ChoiceField<Value extends string>({
  value,
  onChange,
  options,
  placeholder,
  width = '18rem',
  ...common
}: Common &
  Bound<Value> & {
    options: readonly (readonly [value: Value, label: string])[];
    placeholder?: '' extends Value ? string : never;
    width?: string;
  }) {
  return (
    <Clearable width={{ initial: '100%', medium: width }}>
      <LabelledField {...common}>
        <SingleSelect
          value={value}
          {...(placeholder === undefined ? {} : { placeholder, onClear: () => onChange('' as Value) })}
          clearLabel={messages().components.fields.any(common.label)}
          onChange={(chosen) => onChange(options.find(([option]) => option === chosen)?.[0] ?? value)}
        >
          {options.map(([option, label]) => (
            <SingleSelectOption key={option} value={option}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </LabelledField>
    </Clearable>
  );
}
