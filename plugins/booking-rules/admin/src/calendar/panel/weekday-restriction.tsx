import { Checkbox, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { Weekday } from 'booking-rules/shared/domain/stay';
import { week } from '../../format/dates';
import { messages } from '../../messages/messages';

const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Weekdays that are open; undefined leaves the rule as it is. */
export type WeekdayChoice = readonly Weekday[] | undefined;

/** On which weekdays stays may begin, or end. */
export function WeekdayRestriction({
  name,
  label,
  value,
  onChange,
  error,
}: {
  name: string;
  label: string;
  value: WeekdayChoice;
  onChange: (value: WeekdayChoice) => void;
  error: string | undefined;
}) {
  const choice = value === undefined ? 'same' : value.length === EVERY_DAY.length ? 'every' : 'some';
  const t = messages().calendar.restrictions;
  return (
    <Field.Root name={name} error={error}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={choice}
        onChange={(next) =>
          onChange(next === 'same' ? undefined : next === 'every' ? EVERY_DAY : EVERY_DAY.slice(0, 1))
        }
      >
        <SingleSelectOption value="same">{t.unchanged}</SingleSelectOption>
        <SingleSelectOption value="every">{t.everyDay}</SingleSelectOption>
        <SingleSelectOption value="some">{t.someDays}</SingleSelectOption>
      </SingleSelect>
      {choice === 'some' ? (
        <Flex wrap="wrap" gap={3} paddingTop={2} role="group" aria-label={label}>
          {week().map(({ day, short }) => (
            <Checkbox
              key={day}
              checked={value?.includes(day) === true}
              onCheckedChange={(checked) =>
                onChange(
                  EVERY_DAY.filter((each) => (each === day ? checked === true : value?.includes(each))),
                )
              }
            >
              {short}
            </Checkbox>
          ))}
        </Flex>
      ) : null}
      <Field.Error />
    </Field.Root>
  );
}
