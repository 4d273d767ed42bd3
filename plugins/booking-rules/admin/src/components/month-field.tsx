import { Box, Field } from '@strapi/design-system';
import { addDays } from 'booking-rules/shared/domain/stay';
import { localToday } from '../format/dates';
import { DayInput } from './fields';
import { messages } from '../messages/messages';

/** The month that is over: the one to hand in. */
export function lastMonth(): string {
  return addDays(`${localToday().slice(0, 7)}-01`, -1).slice(0, 7);
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month, typed or picked. Browsers without a picker for months take it as `2027-01`. */
export function MonthField({ value, onChange }: { value: string; onChange: (month: string) => void }) {
  return (
    <Box width={{ initial: '100%', medium: '20rem' }}>
      <Field.Root>
        <Field.Label>{messages().components.fields.month}</Field.Label>
        <DayInput
          type="month"
          defaultValue={value}
          onChange={(event) => {
            if (MONTH.test(event.target.value)) onChange(event.target.value);
          }}
        />
      </Field.Root>
    </Box>
  );
}
