import { Checkbox, Field, Flex } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { week } from '../format/dates';
import type { FieldProps } from './field-props';

/** A choice of weekdays; none chosen means every day. */
export function WeekdaysInput({
  name = '',
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
}: FieldProps) {
  const field = useField<number[] | null>(name);
  const chosen = new Set(Array.isArray(field.value) ? field.value : []);

  function toggle(day: number, isOpen: boolean): void {
    const next = week()
      .map((weekday) => weekday.day)
      .filter((each) => (each === day ? isOpen : chosen.has(each)));
    field.onChange(name, next.length === 0 ? null : next);
  }

  return (
    <Field.Root name={name} id={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex wrap="wrap" gap={4}>
        {week().map(({ day, name: weekday }) => (
          <Checkbox
            key={day}
            checked={chosen.has(day)}
            disabled={disabled}
            onCheckedChange={(checked) => toggle(day, checked === true)}
          >
            {weekday}
          </Checkbox>
        ))}
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
