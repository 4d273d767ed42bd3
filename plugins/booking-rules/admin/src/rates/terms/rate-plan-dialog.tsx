import { Box, NumberInput } from '@strapi/design-system';
import type { RatePlanDraft, Terms } from 'booking-rules/contracts/rates/terms';
import { ChoiceField, LabelledField, PercentField, SwitchField, TextField } from '../../components/fields';
import { ApartmentChoice } from '../../components/apartments/apartment-choice';
import { RecordDialog } from './record-dialog';
import { messages } from '../../messages/messages';

const NEW: RatePlanDraft = {
  ...{ id: null, name: '', percent: -10, active: true, paidAtOnce: false, noticeDays: 0 },
  ...{ policy: null, apartments: null },
};

/** A rate plan: its price, its policy, and the apartments that offer it. */
export function RatePlanDialog({
  plan = NEW,
  policies,
  onDone,
}: {
  plan?: RatePlanDraft;
  policies: Terms['policies'];
  onDone: () => void;
}) {
  const { ratePlan: t, window } = messages().terms;
  return (
    <RecordDialog<RatePlanDraft>
      kind="ratePlan"
      draft={plan}
      changeOf={(ratePlans) => ({ ratePlans })}
      onDone={onDone}
    >
      {({ values, set, field, errorOf }) => (
        <>
          <TextField {...field('name')} required label={window.name} hint={t.nameHint} maxLength={40} />
          <PercentField {...field('percent')} label={t.percent} hint={t.percentHint} />
          <ChoiceField
            width="100%"
            label={t.policy}
            placeholder={t.ownPolicy}
            value={values.policy ?? ''}
            error={errorOf('policy')}
            options={policies.map(({ id, name }) => [id, name] as const)}
            onChange={(policy) => set({ policy: policy === '' ? null : policy })}
          />
          <SwitchField {...field('paidAtOnce')} label={t.paidAtOnce} />
          <Box>
            <LabelledField label={t.notice} hint={t.noticeHint} error={errorOf('noticeDays')}>
              <NumberInput
                value={values.noticeDays}
                onValueChange={(days) => set({ noticeDays: Math.round(days ?? 0) })}
              />
            </LabelledField>
          </Box>
          <ApartmentChoice {...field('apartments')} />
          <SwitchField {...field('active')} label={t.active} hint={t.activeHint} />
        </>
      )}
    </RecordDialog>
  );
}
