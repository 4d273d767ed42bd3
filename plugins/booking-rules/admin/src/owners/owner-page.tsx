import { useState } from 'react';
import { Box, Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { localToday } from '../format/dates';
import { Page } from '../components/page';
import { messages } from '../messages/messages';
import { OwnerCalendar } from './owner-calendar';
import { OwnerReport } from './owner-report';
import { OwnerStatement } from './owner-statement';
import { OwnerStays } from './owner-stays';

/** What an owner sees: calendar, reports and stays of their own apartments. Nothing can be changed here. */
export function OwnerPage() {
  const t = messages().owners.own;
  const today = localToday();
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <OwnerCalendar from={`${today.slice(0, 7)}-01`} />
      <Box paddingBottom={5} maxWidth="24rem">
        <Field.Root name="year">
          <Field.Label>{t.year}</Field.Label>
          <SingleSelect value={String(year)} onChange={(value) => setYear(Number(value))}>
            {[thisYear - 1, thisYear, thisYear + 1].map((choice) => (
              <SingleSelectOption key={choice} value={String(choice)}>
                {choice}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Box>
      <OwnerReport year={year} by="month" />
      <OwnerReport year={year} by="apartment" />
      <OwnerStays year={year} />
      <OwnerStatement />
    </Page>
  );
}
