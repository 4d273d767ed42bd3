import {
  Field,
  MultiSelect,
  MultiSelectOption,
  Box,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system';
import { Search } from '@strapi/icons';
import type { ApartmentName } from 'booking-rules/contracts/fields';
import type { RuledApartment } from 'booking-rules/shared/domain/restrictions/rule-change';
import { messages } from '../../messages/messages';

/** A choice of apartments; null, or what `none` says, when none is chosen. */
export function ApartmentChoice({
  value,
  apartments,
  hint,
  error,
  label = messages().rates.apartments.label,
  none = messages().rates.apartments.all,
  onChange,
}: {
  hint?: string;
  error?: string | undefined;
  label?: string;
  none?: string;
  value: readonly string[] | null;
  apartments: readonly ApartmentName[];
  onChange: (apartmentIds: string[] | null) => void;
}) {
  return (
    <Field.Root name="apartments" width="100%" hint={hint} {...(error !== undefined && { error })}>
      <Field.Label>{label}</Field.Label>
      <MultiSelect
        value={[...(value ?? [])]}
        placeholder={none}
        customizeContent={(chosen) => labelForApartments(chosen ?? [], apartments)}
        onChange={(chosen: string[]) => onChange(chosen.length === 0 ? null : chosen)}
        clearLabel={messages().components.fields.any(label)}
        onClear={() => onChange(null)}
      >
        {apartments.map(({ apartmentId, name, district }) => (
          <MultiSelectOption key={apartmentId} value={apartmentId}>
            {`${name}, ${district.name}`}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** `Marina View`, `Marina View and 2 more`, `All apartments`. */
export function labelForApartments(
  apartmentIds: readonly string[] | null,
  apartments: readonly ApartmentName[],
): string {
  const t = messages().rates.apartments;
  const [first, ...rest] = apartmentIds ?? [];
  if (first === undefined) return t.all;
  const name = apartments.find(({ apartmentId }) => apartmentId === first)?.name ?? first;
  return rest.length === 0 ? name : t.andMore(name, rest.length);
}

/** What apartments are searched by. */
export interface ApartmentSearch {
  text: string;
  /** Slug of an area; the empty text for all. */
  area: string;
}

/** The apartments whose name, area or public id has the words. */
export function filterApartments(
  apartments: readonly RuledApartment[],
  { text, area }: ApartmentSearch,
): RuledApartment[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return apartments.filter(({ apartmentId, name, district }) => {
    const known = `${name} ${district.name} ${apartmentId}`.toLowerCase();
    return (area === '' || district.slug === area) && words.every((word) => known.includes(word));
  });
}

/** Finds apartments by words and by area. */
export function ApartmentFilter({
  apartments,
  value,
  onChange,
}: {
  apartments: readonly RuledApartment[];
  value: ApartmentSearch;
  onChange: (search: ApartmentSearch) => void;
}) {
  const t = messages().rates.apartments;
  const areas = new Map(apartments.map(({ district }) => [district.slug, district.name]));
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Box minWidth="26rem">
        <Field.Root name="search">
          <Field.Label>{t.find}</Field.Label>
          <TextInput
            startAction={<Search />}
            placeholder={t.nameOrArea}
            value={value.text}
            onChange={(event) => onChange({ ...value, text: event.target.value })}
          />
        </Field.Root>
      </Box>
      <Box minWidth="22rem">
        <Field.Root name="area">
          <Field.Label>{t.area}</Field.Label>
          <SingleSelect
            value={value.area}
            placeholder={t.allAreas}
            clearLabel={messages().components.fields.any(t.area)}
            onClear={() => onChange({ ...value, area: '' })}
            onChange={(area) => onChange({ ...value, area: String(area) })}
          >
            {[...areas].map(([slug, name]) => (
              <SingleSelectOption key={slug} value={slug}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Box>
    </Flex>
  );
}
