import { Box, Button, Flex, IconButton, TextInput, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import type { Weekday } from 'booking-rules/shared/domain/stay';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { LANGUAGES } from 'booking-rules/shared/format/language';
import { SOCIAL_NETWORKS } from 'booking-rules/shared/listing/site-look';
import { ChoiceField, LabelledField, LongTextField, TextField } from '../../components/fields';
import { WeekdayChoice } from '../../components/rates/weekday-choice';
import { messages } from '../../messages/messages';
import { profileOn, withProfile } from '../draft';
import { Group, type BusinessFormState } from './names-and-money';

interface GroupProps {
  form: BusinessFormState;
}

const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5];
const ALL_DAYS: Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** How guests reach it, and when. */
export function ContactGroup({ form: { field, values, set, errorOf } }: GroupProps) {
  const t = messages().business.contact;
  const hours = messages().business.hours;
  const { openingHours } = values;
  const change = (index: number, part: Partial<(typeof openingHours)[number]>): void =>
    set({ openingHours: openingHours.map((line, at) => (at === index ? { ...line, ...part } : line)) });
  return (
    <Group title={t.title}>
      <TextField {...field('phone')} type="tel" label={t.phone} hint={t.phoneHint} maxLength={25} />
      <TextField {...field('email')} type="email" label={t.email} />
      <ChoiceField
        {...field('staffMailLanguage')}
        label={t.staffMailLanguage}
        hint={t.staffMailLanguageHint}
        options={LANGUAGES.map((language) => [language, choiceLabel(language)] as const)}
        width="100%"
      />
      <LongTextField
        {...field('footerAddress')}
        required
        label={t.footerAddress}
        hint={t.footerAddressHint}
        maxLength={300}
      />
      <Typography variant="pi" fontWeight="bold">
        {hours.title}
      </Typography>
      {openingHours.length === 0 ? <Typography textColor="neutral600">{hours.none}</Typography> : null}
      {openingHours.map(({ days, opens, closes }, index) => (
        <Box key={index} background="neutral100" hasRadius padding={3}>
          <WeekdayChoice
            label={hours.days}
            value={days.length === ALL_DAYS.length ? null : days}
            onChange={(chosen) => change(index, { days: chosen ?? ALL_DAYS })}
          />
          <Flex gap={3} alignItems="flex-end" paddingTop={2}>
            <LabelledField label={hours.from} error={errorOf(`openingHours.${index}.opens`)}>
              <TextInput
                type="time"
                value={opens}
                onChange={({ target }) => change(index, { opens: target.value })}
              />
            </LabelledField>
            <LabelledField label={hours.until} error={errorOf(`openingHours.${index}.closes`)}>
              <TextInput
                type="time"
                value={closes}
                onChange={({ target }) => change(index, { closes: target.value })}
              />
            </LabelledField>
            <IconButton
              label={hours.remove(index + 1)}
              onClick={() => set({ openingHours: openingHours.filter((_, at) => at !== index) })}
            >
              <Trash />
            </IconButton>
          </Flex>
        </Box>
      ))}
      <Box>
        <Button
          variant="tertiary"
          startIcon={<Plus />}
          onClick={() =>
            set({ openingHours: [...openingHours, { days: WORKDAYS, opens: '09:00', closes: '18:00' }] })
          }
        >
          {hours.add}
        </Button>
      </Box>
    </Group>
  );
}

/** Profiles elsewhere; only those that are given are shown. */
export function SocialLinksGroup({ form: { values, set, errorOf } }: GroupProps) {
  const t = messages().business.socialLinks;
  return (
    <Group title={t.title}>
      {SOCIAL_NETWORKS.map((network) => {
        const index = values.socialLinks.findIndex((link) => link.network === network);
        return (
          <TextField
            key={network}
            label={choiceLabel(network)}
            maxLength={300}
            value={profileOn(values, network)}
            error={index < 0 ? undefined : errorOf(`socialLinks.${index}.url`)}
            onChange={(url) => set({ socialLinks: withProfile(values, network, url) })}
          />
        );
      })}
      <Typography variant="pi" textColor="neutral600">
        {t.note}
      </Typography>
    </Group>
  );
}
