import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { Typography } from '@strapi/design-system';
import type { ChargeDraft } from 'booking-rules/contracts/rates/terms';
import {
  CHARGE_BASES,
  describeRule,
  isByNight,
  isPercentage,
} from 'booking-rules/shared/domain/pricing/charge-rule';
import {
  AmountField,
  ChoiceField,
  DayField,
  PercentField,
  SwitchField,
  TextField,
  WholeNumberField,
} from '../../components/fields';
import { ApartmentChoice } from '../../components/apartments/apartment-choice';
import { RecordDialog } from './record-dialog';
import { messages } from '../../messages/messages';

const NEW: ChargeDraft = {
  ...{ id: null, name: '', kind: 'fee', basis: 'stay', amount: null, deluxeAmount: null, percent: null },
  ...{ nights: null, taxable: true, from: null, until: null, active: true, apartments: null },
};
const KINDS = ['fee', 'tax'] as const;

/** A fee or tax: what it comes to for what, and when and where it is charged. */
export function ChargeDialog({ charge = NEW, onDone }: { charge?: ChargeDraft; onDone: () => void }) {
  const { charge: t, window } = messages().terms;
  return (
    <RecordDialog<ChargeDraft>
      kind="charge"
      draft={charge}
      changeOf={({ save, ...change }) => ({ charges: { ...change, ...(save && { save: save.map(fit) }) } })}
      onDone={onDone}
    >
      {({ values, set, field, errorOf }) => {
        const isShare = isPercentage(values.basis);
        return (
          <>
            <TextField {...field('name')} required label={window.name} hint={t.nameHint} maxLength={40} />
            <ChoiceField
              {...field('kind')}
              width="100%"
              label={t.kind}
              options={KINDS.map((kind) => [kind, t.kinds[kind]] as const)}
            />
            <ChoiceField
              {...field('basis')}
              width="100%"
              label={t.basis}
              options={CHARGE_BASES.map((basis) => [basis, choiceLabel(basis)] as const)}
            />
            {isShare ? (
              <PercentField
                {...field('percent')}
                label={t.percent}
                value={values.percent ?? 0}
                onChange={(percent) => set({ percent })}
              />
            ) : (
              <>
                <AmountField {...field('amount')} label={t.amount} />
                <AmountField {...field('deluxeAmount')} label={t.deluxeAmount} placeholder={t.sameAmount} />
              </>
            )}
            {isByNight(values.basis) ? (
              <WholeNumberField
                {...field('nights')}
                label={t.nights}
                placeholder={t.allNights}
                hint={t.nightsHint}
              />
            ) : null}
            {values.basis === 'percent-of-taxable' ? null : (
              <SwitchField {...field('taxable')} label={t.taxable} hint={t.taxableHint} />
            )}
            <DayField
              label={t.from}
              hint={t.fromHint}
              value={values.from ?? ''}
              error={errorOf('from')}
              onChange={(from) => set({ from: from === '' ? null : from })}
            />
            <DayField
              label={t.until}
              hint={t.untilHint}
              value={values.until ?? ''}
              error={errorOf('until')}
              onChange={(until) => set({ until: until === '' ? null : until })}
            />
            <ApartmentChoice {...field('apartments')} />
            <SwitchField {...field('active')} label={t.active} hint={t.activeHint} />
            <Typography role="status">{describeRule(fit(values))}</Typography>
          </>
        );
      }}
    </RecordDialog>
  );
}

/** Without what its basis leaves no place for: what was typed for another one is not sent. */
function fit(draft: ChargeDraft): ChargeDraft {
  const { basis, amount, deluxeAmount, percent, nights, taxable } = draft;
  if (isPercentage(basis)) {
    const none = { amount: null, deluxeAmount: null, nights: null };
    return { ...draft, ...none, percent: percent ?? 0, taxable: taxable && basis !== 'percent-of-taxable' };
  }
  return {
    ...draft,
    // Where nothing is said of the others, only deluxe apartments are charged.
    amount: amount ?? (deluxeAmount === null ? null : 0),
    percent: null,
    nights: isByNight(basis) ? nights : null,
  };
}
