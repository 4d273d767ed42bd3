import { Grid } from '@strapi/design-system';
import type { RuledApartment } from 'booking-rules/shared/domain/restrictions/rule-change';
import type { Season } from 'booking-rules/shared/domain/restrictions/rules';
import { errorOfField, type FieldErrors } from '../../api/errors';
import { ApartmentChoice } from './apartment-choice';
import { AmountField, DayField, TextField, WholeNumberField } from '../../components/fields';
import { RuleEditor } from './rule-editor';
import { seasonProblems } from '../draft/validation';
import { WeekdayChoice } from '../../components/weekday-choice';

/** The fields of a season. Changes go into the page's draft at once and are saved with it. */
export function SeasonEditor({
  season,
  apartments,
  errors,
  onChange,
  onRemove,
  onClose,
}: {
  season: Season;
  apartments: readonly RuledApartment[];
  /** What the server refused of the draft. */
  errors: FieldErrors;
  onChange: (season: Season) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const problems = seasonProblems(season);
  const errorOf = (field: string) => problems[field] ?? errorOfField(errors, `${season.id}.${field}`);
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
          hint="Guests see it when a stay is refused."
          required
          maxLength={60}
          value={season.name}
          error={errorOf('name')}
          onChange={(name) => set({ name })}
        />
      </Grid.Item>
      <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
        <DayField
          name="firstNight"
          label="First night"
          required
          value={season.firstNight}
          error={errorOf('firstNight')}
          onChange={(firstNight) => set({ firstNight })}
        />
      </Grid.Item>
      <Grid.Item col={2} s={6} xs={12} alignItems="flex-start">
        <DayField
          name="lastNight"
          label="Last night"
          required
          value={season.lastNight}
          error={errorOf('lastNight')}
          onChange={(lastNight) => set({ lastNight })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <ApartmentChoice
          error={errorOf('apartments')}
          value={season.apartments}
          apartments={apartments}
          hint="A season for chosen apartments overrides one for all."
          onChange={(chosen) => set({ apartments: chosen })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <WholeNumberField
          name="minimumNights"
          label="Minimum nights"
          hint="For arrivals in the season."
          placeholder="As usual"
          value={season.minimumNights}
          error={errorOf('minimumNights')}
          onChange={(minimumNights) => set({ minimumNights })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <AmountField
          name="nightlyRate"
          label="Rate per night"
          placeholder="As usual"
          value={season.nightlyRate}
          error={errorOf('nightlyRate')}
          onChange={(nightlyRate) => set({ nightlyRate })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <AmountField
          name="weekendRate"
          label="Weekend rate"
          placeholder={season.nightlyRate === null ? 'As usual' : 'The same'}
          value={season.weekendRate}
          error={errorOf('weekendRate')}
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
