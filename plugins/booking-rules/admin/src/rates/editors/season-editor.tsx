import { Grid } from '@strapi/design-system';
import type { Season } from 'booking-rules/shared/domain/restrictions/rules';
import { errorOfField, type FieldErrors } from '../../api/errors';
import { ApartmentChoice } from '../../components/apartments/apartment-choice';
import { AmountField, DayField, TextField, WholeNumberField } from '../../components/fields';
import { RuleEditor } from './rule-editor';
import { seasonProblems } from '../draft/validation';
import { WeekdayChoice } from '../../components/rates/weekday-choice';
import { messages } from '../../messages/messages';

/** The fields of a season. Changes go into the page's draft at once and are saved with it. */
export function SeasonEditor({
  season,
  errors,
  onChange,
  onRemove,
  onClose,
}: {
  season: Season;
  /** What the server refused of the draft. */
  errors: FieldErrors;
  onChange: (season: Season) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const problems = seasonProblems(season);
  const errorOf = (field: string) => problems[field] ?? errorOfField(errors, `${season.id}.${field}`);
  const t = messages().rates.season;
  const set = (change: Partial<Season>) => onChange({ ...season, ...change });
  return (
    <RuleEditor label={t.label(season.name)} removeLabel={t.remove} onRemove={onRemove} onClose={onClose}>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <TextField
          name="name"
          label={t.name}
          hint={t.nameHint}
          required
          maxLength={60}
          value={season.name}
          error={errorOf('name')}
          onChange={(name) => set({ name })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <DayField
          name="firstNight"
          label={t.firstNight}
          required
          value={season.firstNight}
          error={errorOf('firstNight')}
          onChange={(firstNight) => set({ firstNight })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <DayField
          name="lastNight"
          label={t.lastNight}
          required
          value={season.lastNight}
          error={errorOf('lastNight')}
          onChange={(lastNight) => set({ lastNight })}
        />
      </Grid.Item>
      <Grid.Item col={12} xs={12} alignItems="flex-start">
        <ApartmentChoice
          error={errorOf('apartments')}
          value={season.apartments}
          hint={t.apartmentsHint}
          onChange={(chosen) => set({ apartments: chosen })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <WholeNumberField
          name="minimumNights"
          label={t.minimumNights}
          hint={t.minimumHint}
          placeholder={t.asUsual}
          value={season.minimumNights}
          error={errorOf('minimumNights')}
          onChange={(minimumNights) => set({ minimumNights })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <AmountField
          name="nightlyRate"
          label={t.nightlyRate}
          placeholder={t.asUsual}
          value={season.nightlyRate}
          error={errorOf('nightlyRate')}
          onChange={(nightlyRate) => set({ nightlyRate })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <AmountField
          name="weekendRate"
          label={t.weekendRate}
          placeholder={season.nightlyRate === null ? t.asUsual : t.sameRate}
          value={season.weekendRate}
          error={errorOf('weekendRate')}
          onChange={(weekendRate) => set({ weekendRate })}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12}>
        <WeekdayChoice
          label={t.arrivals}
          value={season.arrivalDays}
          onChange={(arrivalDays) => set({ arrivalDays })}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12}>
        <WeekdayChoice
          label={t.departures}
          value={season.departureDays}
          onChange={(departureDays) => set({ departureDays })}
        />
      </Grid.Item>
    </RuleEditor>
  );
}
