import type { ReactNode } from 'react';
import { Flex, Grid } from '@strapi/design-system';
import type { ListingChoices } from 'booking-rules/contracts/setup/listings';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
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
import { messages } from '../../messages/messages';
import type { ListingFormState } from '../use-listing-form';

const RULES = Object.keys(STAY_DETAIL_ICONS) as StayDetailSlug[];

/** What a night costs, what comes with it, and under which rules. */
export function PriceStep({ form, choices }: { form: ListingFormState; choices: ListingChoices }) {
  const { price: t, booking, houseRules, welcome } = messages().listings;
  const { field, values, set, errorOf } = form;
  const wordsOf = (slug: StayDetailSlug): string =>
    values.houseRules.find((rule) => rule.slug === slug)?.label ?? '';
  const say = (slug: StayDetailSlug, label: string): void =>
    set({
      houseRules: RULES.map((rule) => ({ slug: rule, label: rule === slug ? label : wordsOf(rule) })),
    });
  return (
    <>
      <Panel title={t.title}>
        <Grid.Root gap={4}>
          <Half>
            <AmountField {...field('nightlyRate')} required label={t.nightlyRate} hint={t.nightlyRateHint} />
          </Half>
          <Half>
            <AmountField {...field('weekendRate')} label={t.weekendRate} hint={t.weekendRateHint} />
          </Half>
          <Half>
            <AmountField
              label={t.cleaningFee}
              hint={t.cleaningFeeHint}
              value={values.cleaningFee === 0 ? null : values.cleaningFee}
              error={errorOf('cleaningFee')}
              onChange={(cleaningFee) => set({ cleaningFee: cleaningFee ?? 0 })}
            />
          </Half>
          <Half>
            <AmountField
              label={t.deposit}
              hint={t.depositHint}
              value={values.deposit === 0 ? null : values.deposit}
              error={errorOf('deposit')}
              onChange={(deposit) => set({ deposit: deposit ?? 0 })}
            />
          </Half>
        </Grid.Root>
      </Panel>
      <Panel title={booking.title}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <WholeNumberField
            {...field('minimumStay')}
            label={booking.minimumStay}
            placeholder={booking.usualMinimum(choices.minimumStay)}
            hint={booking.minimumStayHint}
          />
          <ChoiceField
            {...field('bookingMode')}
            label={booking.mode}
            options={[
              ['instant', choiceLabel('instant')],
              ['on-request', choiceLabel('on-request')],
            ]}
          />
          <SwitchField {...field('openForBooking')} label={booking.open} hint={booking.openHint} />
          <TextField
            {...field('permitNumber')}
            label={booking.permit}
            hint={booking.permitHint}
            maxLength={40}
          />
          <DayField
            label={booking.permitExpiry}
            width="17rem"
            value={values.permitExpiry ?? ''}
            error={errorOf('permitExpiry')}
            onChange={(day) => set({ permitExpiry: day === '' ? null : day })}
          />
        </Flex>
      </Panel>
      <Panel title={houseRules}>
        <Grid.Root gap={4}>
          <Half>
            <SwitchField {...field('childrenWelcome')} label={welcome.children} hint={welcome.childrenHint} />
          </Half>
          <Half>
            <SwitchField {...field('petsWelcome')} label={welcome.pets} hint={welcome.petsHint} />
          </Half>
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
