import { Field, NumberInput } from '@strapi/design-system';

/** Per cent, two decimals at most. */
export function PercentField({
  name,
  label,
  hint,
  error,
  required,
  value,
  onChange,
}: {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  required: boolean;
  value: number;
  onChange: (percent: number) => void;
}) {
  return (
    <Field.Root
      name={name}
      hint={hint}
      {...(error !== undefined && { error })}
      required={required}
      width="100%"
    >
      <Field.Label>{label}</Field.Label>
      <NumberInput
        endAction="%"
        value={value}
        onValueChange={(typed) => onChange(Math.round((typed ?? 0) * 100) / 100)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
