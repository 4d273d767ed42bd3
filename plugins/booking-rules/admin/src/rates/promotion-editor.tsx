import { Grid } from '@strapi/design-system';
import type { RatesAndRestrictions, RuledPromotion } from 'booking-rules/shared/contracts/rule-book';
import { plural } from 'booking-rules/shared/format/plural';
import { ApartmentChoice } from './editors/apartment-choice';
import { DayField, OnField, TextField, WholeField } from '../components/fields';
import { PercentField } from '../components/percent-field';
import { RuleEditor } from './editors/rule-editor';
import { promotionProblems } from './draft/validation';

const DAYS = [
  { field: 'bookFrom', label: 'Booked from', hint: 'Leave empty for no limit.' },
  { field: 'bookUntil', label: 'Booked until', hint: 'Included.' },
  { field: 'stayFrom', label: 'First night from', hint: 'Every night counts.' },
  { field: 'stayUntil', label: 'Last night until', hint: 'Included.' },
] as const;

/** A promotion code in fields. What is typed goes into the draft at once, and is saved with it. */
export function PromotionEditor({
  promotion,
  rates,
  onChange,
  onRemove,
  onClose,
}: {
  promotion: RuledPromotion;
  rates: RatesAndRestrictions;
  onChange: (promotion: RuledPromotion) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const problems = promotionProblems(promotion, rates.promotions);
  const set = (change: Partial<RuledPromotion>) => onChange({ ...promotion, ...change });
  return (
    <RuleEditor
      label={`Code ${promotion.code}`}
      removeLabel="Remove this code"
      onRemove={onRemove}
      onClose={onClose}
    >
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <TextField
          name="code"
          label="Code"
          hint="What guests type; capital or small letters do not matter."
          required
          longest={30}
          value={promotion.code}
          error={problems.code}
          onChange={(code) => set({ code: code.toUpperCase() })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <PercentField
          name="percent"
          label="Percent off the nights"
          hint="After the discount for long stays."
          required
          value={promotion.percent}
          error={problems.percent}
          onChange={(percent) => set({ percent })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <OnField
          name="active"
          label="Guests can use it"
          value={promotion.active}
          onChange={(active) => set({ active })}
        />
      </Grid.Item>
      {DAYS.map(({ field, label, hint }) => (
        <Grid.Item key={field} col={3} s={6} xs={12} alignItems="flex-start">
          <DayField
            name={field}
            label={label}
            hint={hint}
            value={promotion[field] ?? ''}
            error={problems[field]}
            onChange={(day) => set({ [field]: day === '' ? null : day })}
          />
        </Grid.Item>
      ))}
      <Grid.Item col={3} s={6} xs={12} alignItems="flex-start">
        <WholeField
          name="minimumNights"
          label="Minimum nights"
          placeholder="No minimum"
          value={promotion.minimumNights}
          onChange={(minimumNights) => set({ minimumNights })}
        />
      </Grid.Item>
      <Grid.Item col={3} s={6} xs={12} alignItems="flex-start">
        <WholeField
          name="useLimit"
          label="Reservations at most"
          placeholder="No limit"
          hint={`Used ${plural(promotion.uses, 'time')} so far; cancelled and expired stays do not count.`}
          value={promotion.useLimit}
          onChange={(useLimit) => set({ useLimit })}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12} alignItems="flex-start">
        <ApartmentChoice
          value={promotion.apartments}
          apartments={rates.apartments}
          onChange={(apartments) => set({ apartments })}
        />
      </Grid.Item>
    </RuleEditor>
  );
}
