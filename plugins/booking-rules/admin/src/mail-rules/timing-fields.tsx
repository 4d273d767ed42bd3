import { Box, Flex, NumberInput, TextInput, Typography } from '@strapi/design-system';
import type { MailRuleDraft } from 'booking-rules/contracts/mail-rules';
import { MAIL_MOMENTS } from 'booking-rules/shared/domain/mail-rule';
import { clockName } from 'booking-rules/shared/format/instant';
import { ChoiceField, LabelledField, SwitchField } from '../components/fields';
import { messages } from '../messages/messages';
import { hasOffset } from './drafts';

interface TimingProps {
  values: MailRuleDraft;
  set: (change: Partial<MailRuleDraft>) => void;
  errorOf: (field: string) => string | undefined;
}

/** When a mail goes out: what it is timed by, days or hours from there, the time of day, and guests who book late. */
export function TimingFields({ values, set, errorOf }: TimingProps) {
  const t = messages().mailRules.form;
  const { moment, offset, time, sendLate } = values;
  return (
    <>
      <ChoiceField
        name="moment"
        width="100%"
        label={t.moment}
        value={moment}
        error={errorOf('moment')}
        options={MAIL_MOMENTS.map((one) => [one, t.moments[one]] as const)}
        onChange={(chosen) => set({ moment: chosen })}
      />
      <Flex gap={4} alignItems="flex-start" wrap="wrap">
        {hasOffset(moment) ? (
          <Box width="12rem">
            <LabelledField
              name="offset"
              label={moment === 'booking' ? t.hours : t.days}
              error={errorOf('offset')}
            >
              <NumberInput
                value={offset}
                onValueChange={(typed) => set({ offset: Math.max(0, Math.round(typed ?? 0)) })}
              />
            </LabelledField>
          </Box>
        ) : null}
        {moment === 'booking' ? null : (
          <Box width="16rem">
            <LabelledField name="time" label={t.time} hint={t.timeHint(clockName())} error={errorOf('time')}>
              <TextInput type="time" value={time} onChange={({ target }) => set({ time: target.value })} />
            </LabelledField>
          </Box>
        )}
      </Flex>
      {moment === 'payment-due' ? (
        <Typography variant="pi" textColor="neutral600">
          {t.paymentHint}
        </Typography>
      ) : null}
      {moment === 'booking' ? null : (
        <SwitchField
          name="sendLate"
          label={t.sendLate}
          hint={t.sendLateHint}
          value={sendLate}
          onChange={(chosen) => set({ sendLate: chosen })}
        />
      )}
    </>
  );
}
