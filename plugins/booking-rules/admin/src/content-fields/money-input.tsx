import { forwardRef } from 'react';
import { Field, NumberInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { FieldProps } from './field-props';

const FILS_PER_DIRHAM = 100;

/** An amount typed in dirhams and kept as whole fils. */
export const MoneyInput = forwardRef<HTMLInputElement, FieldProps>(function MoneyInput(
  { name = '', label, hint, labelAction, placeholder, required = false, disabled = false },
  ref,
) {
  const field = useField<number | null>(name);
  const dirhams = typeof field.value === 'number' ? field.value / FILS_PER_DIRHAM : undefined;
  return (
    <Field.Root name={name} id={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <NumberInput
        ref={ref}
        startAction="AED"
        value={dirhams}
        placeholder={placeholder}
        disabled={disabled}
        onValueChange={(value) => {
          field.onChange(name, value === undefined ? null : Math.round(value * FILS_PER_DIRHAM));
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});
