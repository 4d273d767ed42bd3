import { useState, type FormEvent } from 'react';
import { Alert, Box, Button, Field, Flex, NumberInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { CalendarRules, SavedCalendarRules } from 'booking-rules/shared/contracts/calendar-rules';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import { plural } from 'booking-rules/shared/format/plural';
import { fieldErrors } from '../../api/errors';
import type { Selected } from '../timeline/selection';
import { useAct } from '../../api/use-action';
import { WeekdayRestriction } from './weekday-restriction';

const FILS_PER_DIRHAM = 100;
/** Takes away whatever the calendar has set. */
const NOTHING: CalendarRules = {
  nightlyRate: null,
  minimumNights: null,
  arrivalDays: null,
  departureDays: null,
};

/** Sets a rate, a minimum stay and days of arrival and departure for the nights that are selected. */
export function RestrictionsForm({ selected, onDone }: { selected: Selected; onDone: () => void }) {
  const { post } = useFetchClient();
  const { busy, act } = useAct();
  const [rules, setRules] = useState<CalendarRules>({});
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [overruled, setOverruled] = useState<SavedCalendarRules['overruled']>([]);
  const { rows, checkIn, checkOut } = selected;
  const said = Object.values(rules).filter((rule) => rule !== undefined);

  function set(change: CalendarRules): void {
    setRules((before) => ({ ...before, ...change }));
  }

  const save = (name: string, wanted: CalendarRules, done: string) =>
    act(name, async () => {
      const apartmentIds = rows.map(({ apartment }) => apartment.apartmentId);
      setErrors(new Map());
      try {
        const data = { apartmentIds, checkIn, checkOut, rules: wanted };
        const answer = await post<Envelope<SavedCalendarRules>>('/booking-rules/calendar/rules', { data });
        setOverruled(answer.data.data.overruled);
        setRules({});
        onDone();
        return done;
      } catch (failure) {
        setErrors(fieldErrors(failure));
        throw failure;
      }
    });

  return (
    <form
      aria-label="Rates and rules"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save('save', rules, 'Saved. The site shows it now.');
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography variant="delta" tag="h3">
          Rates and rules
        </Typography>
        <Field.Root
          name="nightlyRate"
          error={errors.get('rules.nightlyRate')}
          hint="For each of these nights, weekends too"
        >
          <Field.Label>Rate per night (AED)</Field.Label>
          <NumberInput
            placeholder="As it is"
            value={typeof rules.nightlyRate === 'number' ? rules.nightlyRate / FILS_PER_DIRHAM : undefined}
            onValueChange={(dirhams) =>
              set({ nightlyRate: dirhams === undefined ? undefined : Math.round(dirhams * FILS_PER_DIRHAM) })
            }
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Field.Root
          name="minimumNights"
          error={errors.get('rules.minimumNights')}
          hint="Judged on the day of arrival"
        >
          <Field.Label>Minimum stay (nights)</Field.Label>
          <NumberInput
            placeholder="As it is"
            value={rules.minimumNights ?? undefined}
            onValueChange={(nights) => set({ minimumNights: nights })}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <WeekdayRestriction
          name="arrivalDays"
          label="Arrivals"
          value={rules.arrivalDays ?? undefined}
          onChange={(arrivalDays) => set({ arrivalDays })}
          error={errors.get('rules.arrivalDays')}
        />
        <WeekdayRestriction
          name="departureDays"
          label="Departures"
          value={rules.departureDays ?? undefined}
          onChange={(departureDays) => set({ departureDays })}
          error={errors.get('rules.departureDays')}
        />
        {overruled.length === 0 ? null : (
          <Alert
            variant="warning"
            title="Not heard everywhere."
            closeLabel="Close"
            onClose={() => setOverruled([])}
          >
            {overruled
              .map(
                ({ name, season, nights }) =>
                  `${name}: season “${season}” still decides on ${plural(nights, 'night')}.`,
              )
              .join(' ')}
          </Alert>
        )}
        <Button type="submit" loading={busy === 'save'} disabled={busy !== null || said.length === 0}>
          {`Save for ${plural(selected.nights, 'night')}`}
        </Button>
        <Box>
          <Button
            variant="ghost"
            loading={busy === 'reset'}
            disabled={busy !== null}
            onClick={() => void save('reset', NOTHING, 'Back to the usual rates and rules.')}
          >
            Take back what the calendar has set here
          </Button>
        </Box>
      </Flex>
    </form>
  );
}
