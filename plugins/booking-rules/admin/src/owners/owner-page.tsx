import { useState } from 'react';
import { Box, Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { dubaiDay } from 'booking-rules/shared/domain/stay';
import { Page } from '../parts/page';
import { OwnCalendar } from './own-calendar';
import { OwnFigures } from './own-figures';
import { OwnStays } from './own-stays';

/** What an owner sees: calendar, figures and stays of the own apartments. There is nothing to change here. */
export function OwnPage() {
  const today = dubaiDay(new Date());
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  return (
    <Page
      title="My apartments"
      subtitle="Who stays when, and what it brings: nights after discounts, before cleaning and taxes"
    >
      <OwnCalendar from={`${today.slice(0, 7)}-01`} />
      <Box paddingBottom={5} maxWidth="24rem">
        <Field.Root name="year">
          <Field.Label>Figures and stays of</Field.Label>
          <SingleSelect value={String(year)} onChange={(value) => setYear(Number(value))}>
            {[thisYear - 1, thisYear, thisYear + 1].map((choice) => (
              <SingleSelectOption key={choice} value={String(choice)}>
                {choice}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Box>
      <OwnFigures year={year} by="month" />
      <OwnFigures year={year} by="apartment" />
      <OwnStays year={year} />
    </Page>
  );
}
