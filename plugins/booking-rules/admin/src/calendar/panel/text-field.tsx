import { Field, TextInput } from '@strapi/design-system';

/** A line of text with its label, hint and error. */
export function TextField({
  name,
  label,
  value,
  onChange,
  error,
  hint,
  type = 'text',
  required = false,
}: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string | undefined;
  type?: string;
  required?: boolean;
}) {
  return (
    <Field.Root name={name} required={required} error={error} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <TextInput type={type} value={value} onChange={(event) => onChange(event.target.value)} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
