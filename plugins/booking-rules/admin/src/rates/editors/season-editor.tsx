import { Grid } from '@strapi/design-system';
import type { RuledApartment } from 'booking-rules/shared/contracts/rule-book';
import type { Season } from 'booking-rules/shared/domain/restrictions/rules';
import { ApartmentChoice } from './apartment-choice';
import { AmountField, DayField, TextField, WholeField } from '../../components/fields';
import { RuleEditor } from './rule-editor';
import { seasonProblems } from '../draft/validation';
import { WeekdayChoice } from './weekday-choice';

/** A season in fields. What is typed goes into the draft at once, and is saved with it. */
export function SeasonEditor({
  season,
  apartments,
  onChange,
  onRemove,
  onClose,
}: {
  season: Season;
  apartments: readonly RuledApartment[];
  onChange: (season: Season) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const problems = seasonProblems(season);
  const set = (change: Partial<Season>) => onChange({ ...season, ...change });
  return (
    <RuleEditor
      label={`Season ${season.name}`}
      removeLabel="Remove this season"
      onRemove={onRemove}
      onClose={onClose}
    >
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <TextField
          name="name"
          label="Name"
          hint="Guests read it in refusals."
          required
          longest={60}
          value={season.name}
          error={problems.name}
          onChange={(name) => set({ name })}
        />
      </Grid.Item>
      <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
        <DayField
          name="firstNight"
          label="First night"
          required
          value={season.firstNight}
          error={problems.firstNight}
          onChange={(firstNight) => set({ firstNight })}
        />
      </Grid.Item>
      <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
        <DayField
          name="lastNight"
          label="Last night"
          required
          value={season.lastNight}
          error={problems.lastNight}
          onChange={(lastNight) => set({ lastNight })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <ApartmentChoice
          value={season.apartments}
          apartments={apartments}
          hint="A season for chosen apartments wins over one for all."
          onChange={(chosen) => set({ apartments: chosen })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <WholeField
          name="minimumNights"
          label="Minimum nights"
          hint="For arrivals in the season."
          placeholder="As usual"
          value={season.minimumNights}
          error={problems.minimumNights}
          onChange={(minimumNights) => set({ minimumNights })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <AmountField
          name="nightlyRate"
          label="Rate per night"
          placeholder="As usual"
          value={season.nightlyRate}
          onChange={(nightlyRate) => set({ nightlyRate })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <AmountField
          name="weekendRate"
          label="Weekend rate"
          placeholder={season.nightlyRate === null ? 'As usual' : 'The same'}
          value={season.weekendRate}
          onChange={(weekendRate) => set({ weekendRate })}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12}>
        <WeekdayChoice
          label="Arrivals on"
          value={season.arrivalDays}
          onChange={(arrivalDays) => set({ arrivalDays })}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12}>
        <WeekdayChoice
          label="Departures on"
          value={season.departureDays}
          onChange={(departureDays) => set({ departureDays })}
        />
      </Grid.Item>
    </RuleEditor>
  );
}
