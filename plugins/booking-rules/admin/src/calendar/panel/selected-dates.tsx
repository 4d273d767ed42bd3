import { Box, Field, Flex } from '@strapi/design-system';
import { addDays } from 'booking-rules/shared/domain/stay';
import type { Selected } from '../selection';
import { DayInput } from '../../parts/fields';

/** First and last night of what is selected, to be changed where dragging would be tedious. */
export function SelectedDates({
  selected: { checkIn, checkOut },
  onDates,
}: {
  selected: Selected;
  onDates: (firstNight: string, lastNight: string) => void;
}) {
  const last = addDays(checkOut, -1);
  return (
    <Flex gap={3} paddingBottom={4}>
      <Box flex="1">
        <Field.Root name="firstNight">
          <Field.Label>First night</Field.Label>
          <DayInput
            type="date"
            value={checkIn}
            onChange={({ target: { value } }) => onDates(value, value > last ? value : last)}
          />
        </Field.Root>
      </Box>
      <Box flex="1">
        <Field.Root name="lastNight">
          <Field.Label>Last night</Field.Label>
          <DayInput
            type="date"
            value={last}
            onChange={({ target: { value } }) => onDates(value < checkIn ? value : checkIn, value)}
          />
        </Field.Root>
      </Box>
    </Flex>
  );
}
