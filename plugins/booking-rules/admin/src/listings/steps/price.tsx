import type { ReactNode } from 'react';
import { Flex, Grid } from '@strapi/design-system';
import type { ListingChoices } from 'booking-rules/contracts/setup/listings';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { plural } from 'booking-rules/shared/format/plural';
import { STAY_DETAIL_ICONS, type StayDetailSlug } from 'booking-rules/shared/listing/stay-detail';
import {
  AmountField,
  ChoiceField,
  DayField,
  SwitchField,
  TextField,
  WholeNumberField,
} from '../../components/fields';
import { Panel } from '../../components/panel';
import type { ListingFormState } from '../use-listing-form';

const RULES = Object.keys(STAY_DETAIL_ICONS) as StayDetailSlug[];

/** What a night costs, what comes with it, and under which rules. */
export function PriceStep({ form, choices }: { form: ListingFormState; choices: ListingChoices }) {
  const { field, values, set, errorOf } = form;
  const wordsOf = (slug: StayDetailSlug): string =>
    values.houseRules.find((rule) => rule.slug === slug)?.label ?? '';
  const say = (slug: StayDetailSlug, label: string): void =>
    set({
      houseRules: RULES.map((rule) => ({ slug: rule, label: rule === slug ? label : wordsOf(rule) })),
    });
  return (
    <>
      <Panel title="Price">
        <Grid.Root gap={4}>
          <Half>
            <AmountField
              {...field('nightlyRate')}
              required
              label="Rate per night"
              hint="Before fees and taxes."
            />
          </Half>
          <Half>
            <AmountField
              {...field('weekendRate')}
              label="Weekend rate"
              hint="Leave empty if it is the same."
            />
          </Half>
          <Half>
            <AmountField
              label="Cleaning fee"
              hint="Once a stay."
              value={values.cleaningFee === 0 ? null : values.cleaningFee}
              error={errorOf('cleaningFee')}
              onChange={(cleaningFee) => set({ cleaningFee: cleaningFee ?? 0 })}
            />
          </Half>
          <Half>
            <AmountField
              label="Security deposit"
              hint="Shown beside the price, never part of the total."
              value={values.deposit === 0 ? null : values.deposit}
              error={errorOf('deposit')}
              onChange={(deposit) => set({ deposit: deposit ?? 0 })}
            />
          </Half>
        </Grid.Root>
      </Panel>
      <Panel title="Booking and permit">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <WholeNumberField
            {...field('minimumStay')}
            label="Minimum stay in nights"
            placeholder={plural(choices.minimumStay, 'night')}
            hint="Leave empty for that of all apartments. It counts as soon as it is saved."
          />
          <ChoiceField
            {...field('bookingMode')}
            label="Booking"
            options={[
              ['instant', choiceLabel('instant')],
              ['on-request', choiceLabel('on-request')],
            ]}
          />
          <SwitchField
            {...field('openForBooking')}
            label="Open for booking"
            hint="Off: its page stays, but nobody can book it."
          />
          <TextField
            {...field('permitNumber')}
            label="Holiday home permit"
            hint="The number, shown on its page."
            maxLength={40}
          />
          <DayField
            label="Permit valid until"
            width="17rem"
            value={values.permitExpiry ?? ''}
            error={errorOf('permitExpiry')}
            onChange={(day) => set({ permitExpiry: day === '' ? null : day })}
          />
        </Flex>
      </Panel>
      <Panel title="House rules">
        <Grid.Root gap={4}>
          {RULES.map((slug) => (
            <Half key={slug}>
              <TextField
                label={choiceLabel(slug)}
                maxLength={80}
                value={wordsOf(slug)}
                onChange={(label) => say(slug, label)}
              />
            </Half>
          ))}
        </Grid.Root>
      </Panel>
    </>
  );
}

/** Half of a row on a wide screen, all of it on a phone. */
function Half({ children }: { children: ReactNode }) {
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
      {children}
    </Grid.Item>
  );
}
