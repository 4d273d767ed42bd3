import { Box, Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import type { RuledApartment } from 'booking-rules/shared/contracts/rule-book';

/** What apartments are looked for by. */
export interface Looked {
  text: string;
  /** Slug of an area; the empty text for all. */
  area: string;
}

/** The apartments whose name, area or public id has the words. */
export function lookFor(apartments: readonly RuledApartment[], { text, area }: Looked): RuledApartment[] {
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
  value: Looked;
  onChange: (looked: Looked) => void;
}) {
  const areas = new Map(apartments.map(({ district }) => [district.slug, district.name]));
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Box minWidth="26rem">
        <Field.Root name="search">
          <Field.Label>Find an apartment</Field.Label>
          <TextInput
            startAction={<Search />}
            placeholder="Name or area"
            value={value.text}
            onChange={(event) => onChange({ ...value, text: event.target.value })}
          />
        </Field.Root>
      </Box>
      <Box minWidth="22rem">
        <Field.Root name="area">
          <Field.Label>Area</Field.Label>
          <SingleSelect
            value={value.area}
            placeholder="All areas"
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
