import { useState } from 'react';
import { Alert, Box, Button, Flex, Typography } from '@strapi/design-system';
import type { CalendarRules } from 'booking-rules/shared/domain/restrictions/calendar-season';
import type { SavedCalendarRules } from 'booking-rules/contracts/restrictions';
import { plural } from 'booking-rules/shared/format/plural';
import { useApi } from '../../api/client';
import { AmountField, WholeNumberField } from '../../components/fields';
import { Form, useForm } from '../../components/form';
import type { Selected } from '../timeline/selection';
import { WeekdayRestriction } from './weekday-restriction';

/** Removes whatever the calendar has set. */
const CLEARED: CalendarRules = {
  nightlyRate: null,
  minimumNights: null,
  arrivalDays: null,
  departureDays: null,
};

/** Sets a rate, a minimum stay and days of arrival and departure for the selected nights. */
export function RestrictionsForm({ selected, onDone }: { selected: Selected; onDone: () => void }) {
  const api = useApi();
  const { values, set, reset, errorOf, busy, submit } = useForm<CalendarRules>({});
  const [overruled, setOverruled] = useState<SavedCalendarRules['overruled']>([]);
  const { rows, checkIn, checkOut, nights } = selected;
  const isUntouched = Object.values(values).every((value) => value === undefined);

  const save = (name: string, rules: CalendarRules, done: string) =>
    submit(async () => {
      const apartmentIds = rows.map(({ apartment }) => apartment.apartmentId);
      const { data } = await api.call('POST /booking-rules/calendar/rules', {
        body: { data: { apartmentIds, checkIn, checkOut, rules } },
      });
      setOverruled(data.overruled);
      reset();
      onDone();
      return done;
    }, name);

  return (
    <Form
      label="Rates and restrictions"
      onSubmit={() => void save('save', values, 'Saved. The site shows it now.')}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography variant="delta" tag="h3">
          Rates and restrictions
        </Typography>
        <AmountField
          name="nightlyRate"
          label="Rate per night"
          hint="For each of these nights, weekends included"
          placeholder="Unchanged"
          value={values.nightlyRate ?? null}
          error={errorOf('nightlyRate')}
          onChange={(rate) => set({ nightlyRate: rate ?? undefined })}
        />
        <WholeNumberField
          name="minimumNights"
          label="Minimum stay (nights)"
          hint="For arrivals on these days"
          placeholder="Unchanged"
          value={values.minimumNights ?? null}
          error={errorOf('minimumNights')}
          onChange={(count) => set({ minimumNights: count ?? undefined })}
        />
        <WeekdayRestriction
          name="arrivalDays"
          label="Arrivals"
          value={values.arrivalDays ?? undefined}
          onChange={(arrivalDays) => set({ arrivalDays })}
          error={errorOf('arrivalDays')}
        />
        <WeekdayRestriction
          name="departureDays"
          label="Departures"
          value={values.departureDays ?? undefined}
          onChange={(departureDays) => set({ departureDays })}
          error={errorOf('departureDays')}
        />
        {overruled.length === 0 ? null : (
          <Alert
            variant="warning"
            title="Not applied everywhere."
            closeLabel="Close"
            onClose={() => setOverruled([])}
          >
            {overruled.map(describeOverruled).join(' ')}
          </Alert>
        )}
        <Button type="submit" loading={busy === 'save'} disabled={busy !== null || isUntouched}>
          {`Save for ${plural(nights, 'night')}`}
        </Button>
        <Box>
          <Button
            variant="ghost"
            loading={busy === 'reset'}
            disabled={busy !== null}
            onClick={() => void save('reset', CLEARED, 'Reset to the usual rates and restrictions.')}
          >
            Reset to the usual rates
          </Button>
        </Box>
      </Flex>
    </Form>
  );
}

function describeOverruled({ name, season, nights }: SavedCalendarRules['overruled'][number]): string {
  return `${name}: season “${season}” still applies to ${plural(nights, 'night')}.`;
}
