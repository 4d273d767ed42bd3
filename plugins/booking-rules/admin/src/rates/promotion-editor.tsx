import { Grid } from '@strapi/design-system';
import type {
  RatesAndRestrictions,
  RuledPromotion,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import { errorOfField, type FieldErrors } from '../api/errors';
import { ApartmentChoice } from '../components/apartments/apartment-choice';
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
import { messages } from '../messages/messages';

const DAYS = ['bookFrom', 'bookUntil', 'stayFrom', 'stayUntil'] as const;

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
  const t = messages().rates.promotion;
  const set = (change: Partial<RuledPromotion>) => onChange({ ...promotion, ...change });
  return (
    <RuleEditor label={t.label(promotion.code)} removeLabel={t.remove} onRemove={onRemove} onClose={onClose}>
      <Grid.Item col={4} s={12} xs={12} alignItems="flex-start">
        <TextField
          name="code"
          label={t.code}
          hint={t.codeHint}
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
          label={t.percent}
          hint={t.percentHint}
          value={promotion.percent}
          error={errorOf('percent')}
          onChange={(percent) => set({ percent, ...(percent > 0 && { amount: null }) })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <AmountField
          name="amount"
          label={t.amount}
          hint={t.amountHint}
          value={promotion.amount}
          error={errorOf('amount')}
          onChange={(amount) => set({ amount, ...(amount !== null && { percent: 0 }) })}
        />
      </Grid.Item>
      <Grid.Item col={4} s={6} xs={12} alignItems="flex-start">
        <SwitchField
          name="active"
          label={t.active}
          value={promotion.active}
          onChange={(active) => set({ active })}
        />
      </Grid.Item>
      {DAYS.map((field) => (
        <Grid.Item key={field} col={3} s={6} xs={12} alignItems="flex-start">
          <DayField
            name={field}
            {...t.days[field]}
            value={promotion[field] ?? ''}
            error={errorOf(field)}
            onChange={(day) => set({ [field]: day === '' ? null : day })}
          />
        </Grid.Item>
      ))}
      <Grid.Item col={3} s={6} xs={12} alignItems="flex-start">
        <WholeNumberField
          name="minimumNights"
          label={t.minimumNights}
          placeholder={t.noMinimum}
          value={promotion.minimumNights}
          error={errorOf('minimumNights')}
          onChange={(minimumNights) => set({ minimumNights })}
        />
      </Grid.Item>
      <Grid.Item col={3} s={6} xs={12} alignItems="flex-start">
        <WholeNumberField
          name="useLimit"
          label={t.useLimit}
          placeholder={t.noLimit}
          hint={t.uses(promotion.uses)}
          value={promotion.useLimit}
          error={errorOf('useLimit')}
          onChange={(useLimit) => set({ useLimit })}
        />
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12} alignItems="flex-start">
        <ApartmentChoice
          error={errorOf('apartments')}
          value={promotion.apartments}
          onChange={(apartments) => set({ apartments })}
        />
      </Grid.Item>
    </RuleEditor>
  );
}
