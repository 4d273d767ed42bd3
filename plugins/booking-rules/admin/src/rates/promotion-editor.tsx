import { Grid } from '@strapi/design-system';
import type {
  RatesAndRestrictions,
  RuledPromotion,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import { plural } from 'booking-rules/shared/format/plural';
import { errorOfField, type FieldErrors } from '../api/errors';
import { ApartmentChoice } from './editors/apartment-choice';
import {
  AmountField,
  DayField,
  PercentField,
  SwitchField,
  TextField,
  WholeNumberField,
} from '../components/fields';
import { RuleEditor } from './editors/rule-editor';
import { promotionProblems } from './draft/validation';

const DAYS = [
  { field: 'bookFrom', label: 'Booked from', hint: 'Leave empty for no limit.' },
  { field: 'bookUntil', label: 'Booked until', hint: 'Including this day.' },
  { field: 'stayFrom', label: 'First night from', hint: 'Every night has to be within these dates.' },
  { field: 'stayUntil', label: 'Last night until', hint: 'Including this day.' },
] as const;

/** The fields of a promotion code. Changes go into the page's draft at once and are saved with it. */
export function PromotionEditor({
  promotion,
  rates,
  errors,
  onChange,
  onRemove,
  onClose,
}: {
  promotion: RuledPromotion;
  rates: RatesAndRestrictions;
  /** What the server refused of the draft. */
  errors: FieldErrors;
  onChange: (promotion: RuledPromotion) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const problems = promotionProblems(promotion, rates.promotions);
  const errorOf = (field: string) => problems[field] ?? errorOfField(errors, `${promotion.id}.${field}`);
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
          hint="What guests type, in capital or small letters."
          required
          maxLength={30}
          value={promotion.code}
          error={errorOf('code')}
          onChange={(code) => set({ code: code.toUpperCase() })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <PercentField
          name="percent"
          label="Percent off the nights"
          hint="Applied after the discount for long stays."
          value={promotion.percent}
          error={errorOf('percent')}
          onChange={(percent) => set({ percent, ...(percent > 0 && { amount: null }) })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <AmountField
          name="amount"
          label="Or an amount off the nights"
          hint="Once a stay, and never more than its nights."
          value={promotion.amount}
          error={errorOf('amount')}
          onChange={(amount) => set({ amount, ...(amount !== null && { percent: 0 }) })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <SwitchField
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
            error={errorOf(field)}
            onChange={(day) => set({ [field]: day === '' ? null : day })}
          />
        </Grid.Item>
      ))}
      <Grid.Item col={3} s={6} xs={12} alignItems="flex-start">
        <WholeNumberField
          name="minimumNights"
          label="Minimum nights"
          placeholder="No minimum"
          value={promotion.minimumNights}
          error={errorOf('minimumNights')}
          onChange={(minimumNights) => set({ minimumNights })}
        />
      </Grid.Item>
      <Grid.Item col={3} s={6} xs={12} alignItems="flex-start">
        <WholeNumberField
          name="useLimit"
          label="Maximum uses"
          placeholder="No limit"
          hint={`Used ${plural(promotion.uses, 'time')} so far. Cancelled and expired stays do not count.`}
          value={promotion.useLimit}
          error={errorOf('useLimit')}
          onChange={(useLimit) => set({ useLimit })}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12} alignItems="flex-start">
        <ApartmentChoice
          error={errorOf('apartments')}
          value={promotion.apartments}
          apartments={rates.apartments}
          onChange={(apartments) => set({ apartments })}
        />
      </Grid.Item>
    </RuleEditor>
  );
}
