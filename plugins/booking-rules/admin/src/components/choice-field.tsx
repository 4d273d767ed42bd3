import { Box, Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

/** A choice of a few; with a placeholder it can be taken back. */
export function ChoiceField({
  label,
  value,
  options,
  placeholder,
  onChange,
  width = '18rem',
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  placeholder?: string;
  onChange: (value: string) => void;
  width?: string;
}) {
  return (
    <Box width={{ initial: '100%', medium: width }}>
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect
          value={value}
          {...(placeholder === undefined ? {} : { placeholder, onClear: () => onChange('') })}
          clearLabel={`Any ${label.toLowerCase()}`}
          onChange={(chosen) => onChange(String(chosen))}
        >
          {options.map(([option, words]) => (
            <SingleSelectOption key={option} value={option}>
              {words}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}
