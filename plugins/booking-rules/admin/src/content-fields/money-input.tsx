import { forwardRef } from 'react';
import { Field, NumberInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from './field-props';
import { currencySign, toAmount, toDecimal } from 'booking-rules/shared/format/money';

/** An amount typed as a decimal number and kept in the smallest unit of the currency. */
export const MoneyInput = forwardRef<HTMLInputElement, FieldProps>(function MoneyInput(
  { name = '', label, hint, labelAction, placeholder, required = false, disabled = false },
  ref,
) {
  const field = useField<number | null>(name);
  const decimal = typeof field.value === 'number' ? toDecimal(field.value) : undefined;
  return (
    <Field.Root name={name} id={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <NumberInput
        ref={ref}
        startAction={currencySign()}
        value={decimal}
        placeholder={placeholder}
        disabled={disabled}
        onValueChange={(value) => {
          field.onChange(name, value === undefined ? null : toAmount(value));
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});
