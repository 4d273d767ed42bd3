import { useState } from 'react';
import { Alert, Box, Button, Flex, Typography } from '@strapi/design-system';
import type { CalendarRules } from 'booking-rules/shared/domain/restrictions/calendar-season';
import type { SavedCalendarRules } from 'booking-rules/contracts/rates/restrictions';
import { useApi } from '../../api/client';
import { AmountField, WholeNumberField } from '../../components/fields';
import { Form, useForm } from '../../components/form';
import type { Selected } from '../timeline/selection';
import { WeekdayRestriction } from './weekday-restriction';
import { messages } from '../../messages/messages';

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
  const t = messages().calendar.restrictions;
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
    <Form label={t.title} onSubmit={() => void save('save', values, t.saved)}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography variant="delta" tag="h3">
          {t.title}
        </Typography>
        <AmountField
          name="nightlyRate"
          label={t.rate}
          hint={t.rateHint}
          placeholder={t.unchanged}
          value={values.nightlyRate ?? null}
          error={errorOf('nightlyRate')}
          onChange={(rate) => set({ nightlyRate: rate ?? undefined })}
        />
        <WholeNumberField
          name="minimumNights"
          label={t.minimum}
          hint={t.minimumHint}
          placeholder={t.unchanged}
          value={values.minimumNights ?? null}
          error={errorOf('minimumNights')}
          onChange={(count) => set({ minimumNights: count ?? undefined })}
        />
        <WeekdayRestriction
          name="arrivalDays"
          label={t.arrivals}
          value={values.arrivalDays ?? undefined}
          onChange={(arrivalDays) => set({ arrivalDays })}
          error={errorOf('arrivalDays')}
        />
        <WeekdayRestriction
          name="departureDays"
          label={t.departures}
          value={values.departureDays ?? undefined}
          onChange={(departureDays) => set({ departureDays })}
          error={errorOf('departureDays')}
        />
        {overruled.length === 0 ? null : (
          <Alert variant="warning" title={t.overruled} closeLabel={t.close} onClose={() => setOverruled([])}>
            {overruled.map(({ name, season, nights: some }) => t.stillApplies(name, season, some)).join(' ')}
          </Alert>
        )}
        <Button type="submit" loading={busy === 'save'} disabled={busy !== null || isUntouched}>
          {t.save(nights)}
        </Button>
        <Box>
          <Button
            variant="ghost"
            loading={busy === 'reset'}
            disabled={busy !== null}
            onClick={() => void save('reset', CLEARED, t.wasReset)}
          >
            {t.reset}
          </Button>
        </Box>
      </Flex>
    </Form>
  );
}
