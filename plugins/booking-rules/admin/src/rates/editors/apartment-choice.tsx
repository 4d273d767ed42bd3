import { Field, MultiSelect, MultiSelectOption } from '@strapi/design-system';
import type { RuledApartment } from 'booking-rules/shared/contracts/rule-book';

/** A choice of apartments; null, or what `none` says, when none is chosen. */
export function ApartmentChoice({
  value,
  apartments,
  hint,
  label = 'Apartments',
  none = 'All apartments',
  onChange,
}: {
  hint?: string;
  label?: string;
  none?: string;
  value: readonly string[] | null;
  apartments: readonly RuledApartment[];
  onChange: (apartmentIds: string[] | null) => void;
}) {
  return (
    <Field.Root name="apartments" width="100%" hint={hint}>
      <Field.Label>{label}</Field.Label>
      <MultiSelect
        value={[...(value ?? [])]}
        placeholder={none}
        customizeContent={(chosen) => forWhom(chosen ?? [], apartments)}
        onChange={(chosen: string[]) => onChange(chosen.length === 0 ? null : chosen)}
        onClear={() => onChange(null)}
      >
        {apartments.map(({ apartmentId, name, district }) => (
          <MultiSelectOption key={apartmentId} value={apartmentId}>
            {`${name}, ${district.name}`}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Hint />
    </Field.Root>
  );
}

/** `Marina View`, `Marina View and 2 more`, `All apartments`. */
export function forWhom(
  apartmentIds: readonly string[] | null,
  apartments: readonly RuledApartment[],
): string {
  const [first, ...rest] = apartmentIds ?? [];
  if (first === undefined) return 'All apartments';
  const name = apartments.find(({ apartmentId }) => apartmentId === first)?.name ?? first;
  return rest.length === 0 ? name : `${name} and ${rest.length} more`;
}
