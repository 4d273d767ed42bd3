import { Typography } from '@strapi/design-system';
import type { ChargeDraft } from 'booking-rules/contracts/terms';
import {
  BASIS_WORDS,
  CHARGE_BASES,
  describeRule,
  isByNight,
  isPercentage,
} from 'booking-rules/shared/domain/pricing/charge-rule';
import type { RuledApartment } from 'booking-rules/shared/domain/restrictions/rule-change';
import {
  AmountField,
  ChoiceField,
  DayField,
  PercentField,
  SwitchField,
  TextField,
  WholeNumberField,
} from '../../components/fields';
import { ApartmentChoice } from '../editors/apartment-choice';
import { RecordDialog } from './record-dialog';

const NEW: ChargeDraft = {
  ...{ id: null, name: '', kind: 'fee', basis: 'stay', amount: null, deluxeAmount: null, percent: null },
  ...{ nights: null, taxable: true, from: null, until: null, active: true, apartments: null },
};
const KINDS = [
  ['fee', 'Fee: the business keeps it'],
  ['tax', 'Tax: it is passed on'],
] as const;

/** A fee or tax: what it comes to for what, and when and where it is charged. */
export function ChargeDialog({
  charge = NEW,
  apartments,
  onDone,
}: {
  charge?: ChargeDraft;
  apartments: readonly RuledApartment[];
  onDone: () => void;
}) {
  return (
    <RecordDialog<ChargeDraft>
      noun="fee or tax"
      draft={charge}
      changeOf={({ save, ...change }) => ({ charges: { ...change, ...(save && { save: save.map(fit) }) } })}
      onDone={onDone}
    >
      {({ values, set, field, errorOf }) => {
        const isShare = isPercentage(values.basis);
        return (
          <>
            <TextField
              {...field('name')}
              required
              label="Name"
              hint="Guests read it as a line of the price, such as “City tax”."
              maxLength={40}
            />
            <ChoiceField {...field('kind')} width="100%" label="Fee or tax" options={KINDS} />
            <ChoiceField
              {...field('basis')}
              width="100%"
              label="Charged for"
              options={CHARGE_BASES.map((basis) => [basis, BASIS_WORDS[basis]] as const)}
            />
            {isShare ? (
              <PercentField
                {...field('percent')}
                label="Percent"
                value={values.percent ?? 0}
                onChange={(percent) => set({ percent })}
              />
            ) : (
              <>
                <AmountField {...field('amount')} label="Amount" />
                <AmountField
                  {...field('deluxeAmount')}
                  label="Amount in deluxe apartments"
                  placeholder="The same"
                />
              </>
            )}
            {isByNight(values.basis) ? (
              <WholeNumberField
                {...field('nights')}
                label="First nights of a stay"
                placeholder="All nights"
                hint="It is charged for this many nights at most."
              />
            ) : null}
            {values.basis === 'percent-of-taxable' ? null : (
              <SwitchField
                {...field('taxable')}
                label="Taxable"
                hint="On: percentages of all that is taxable, such as VAT, are charged on it too."
              />
            )}
            <DayField
              label="In force from"
              hint="By each night where it is charged by night, else by the day of arrival."
              value={values.from ?? ''}
              error={errorOf('from')}
              onChange={(from) => set({ from: from === '' ? null : from })}
            />
            <DayField
              label="In force until"
              hint="Including this day. Empty while no end is known."
              value={values.until ?? ''}
              error={errorOf('until')}
              onChange={(until) => set({ until: until === '' ? null : until })}
            />
            <ApartmentChoice {...field('apartments')} apartments={apartments} />
            <SwitchField
              {...field('active')}
              label="Charged"
              hint="Off: no new stay is charged. Stays that are booked keep what was agreed."
            />
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
