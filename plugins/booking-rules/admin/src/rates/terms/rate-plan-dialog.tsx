import { Box, NumberInput } from '@strapi/design-system';
import type { RatePlanDraft, Terms } from 'booking-rules/contracts/terms';
import type { RuledApartment } from 'booking-rules/shared/domain/restrictions/rule-change';
import { ChoiceField, LabelledField, PercentField, SwitchField, TextField } from '../../components/fields';
import { ApartmentChoice } from '../editors/apartment-choice';
import { RecordDialog } from './record-dialog';

const NEW: RatePlanDraft = {
  ...{ id: null, name: '', percent: -10, active: true, paidAtOnce: false, noticeDays: 0 },
  ...{ policy: null, apartments: null },
};

/** A rate plan: its price, its policy, and the apartments that offer it. */
export function RatePlanDialog({
  plan = NEW,
  policies,
  apartments,
  onDone,
}: {
  plan?: RatePlanDraft;
  policies: Terms['policies'];
  apartments: readonly RuledApartment[];
  onDone: () => void;
}) {
  return (
    <RecordDialog<RatePlanDraft>
      noun="rate plan"
      draft={plan}
      changeOf={(ratePlans) => ({ ratePlans })}
      onDone={onDone}
    >
      {({ values, set, field, errorOf }) => (
        <>
          <TextField
            {...field('name')}
            required
            label="Name"
            hint="Guests see it when they choose, such as “Non-refundable”."
            maxLength={40}
          />
          <PercentField
            {...field('percent')}
            label="Change of the nights’ price (%)"
            hint="-10 takes 10% off, 10 adds 10%."
          />
          <ChoiceField
            width="100%"
            label="Cancellation policy"
            placeholder="The apartment’s own"
            value={values.policy ?? ''}
            error={errorOf('policy')}
            options={policies.map(({ id, name }) => [id, name] as const)}
            onChange={(policy) => set({ policy: policy === '' ? null : policy })}
          />
          <SwitchField {...field('paidAtOnce')} label="Paid in full when booked" />
          <Box>
            <LabelledField
              label="Offered until (days before arrival)"
              hint="0: until the day itself."
              error={errorOf('noticeDays')}
            >
              <NumberInput
                value={values.noticeDays}
                onValueChange={(days) => set({ noticeDays: Math.round(days ?? 0) })}
              />
            </LabelledField>
          </Box>
          <ApartmentChoice {...field('apartments')} apartments={apartments} />
          <SwitchField
            {...field('active')}
            label="Guests can choose it"
            hint="Off: stays already booked with it keep it."
          />
        </>
      )}
    </RecordDialog>
  );
}
