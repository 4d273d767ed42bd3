import { NumberInput, Typography } from '@strapi/design-system';
import { LabelledField, SwitchField } from '../../components/fields';
import { messages } from '../../messages/messages';
import { Group, type BusinessFormState } from './names-and-money';

/** When guests are told how to get in. */
export function ArrivalGroup({ form: { values, set, errorOf } }: { form: BusinessFormState }) {
  const t = messages().business.arrival;
  const { arrivalRule } = values;
  const change = (part: Partial<typeof arrivalRule>): void =>
    set({ arrivalRule: { ...arrivalRule, ...part } });
  return (
    <Group title={t.title} id="arrival">
      <Typography textColor="neutral600">{t.note}</Typography>
      <LabelledField
        name="hoursBefore"
        label={t.hoursBefore}
        hint={t.hoursHint}
        error={errorOf('arrivalRule.hoursBefore')}
      >
        <NumberInput
          value={arrivalRule.hoursBefore}
          onValueChange={(typed) => change({ hoursBefore: Math.max(0, Math.round(typed ?? 0)) })}
        />
      </LabelledField>
      <SwitchField
        label={t.onlyPaid}
        value={arrivalRule.onlyPaid}
        onChange={(onlyPaid) => change({ onlyPaid })}
      />
      <SwitchField
        label={t.onlyRegistered}
        value={arrivalRule.onlyRegistered}
        onChange={(onlyRegistered) => change({ onlyRegistered })}
      />
    </Group>
  );
}
