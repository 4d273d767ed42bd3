import { Typography } from '@strapi/design-system';
import type { Business } from 'booking-rules/contracts/setup/business';
import { cityName } from 'booking-rules/shared/format/city';
import { ChoiceField, WholeNumberField } from '../../components/fields';
import { messages } from '../../messages/messages';
import { Group, type BusinessFormState } from './names-and-money';

/** Whether and how guests register: as the place says, or otherwise. */
export function RegistrationGroup({
  form: { field, values },
  registration,
}: {
  form: BusinessFormState;
  registration: Business['registration'];
}) {
  const t = messages().business.registration;
  const usual = registration ?? { place: '', on: false, dueHours: 24, daysKept: 30, askDays: 7 };
  const isOn = values.guestRegistration === 'by-place' ? usual.on : values.guestRegistration === 'always';
  const byPlace =
    registration === null ? t.noPlace : t.byPlace(cityName(registration.place), registration.on);
  return (
    <Group title={t.title} id="registration">
      <ChoiceField
        {...field('guestRegistration')}
        label={t.registers}
        hint={t.registersHint}
        options={[
          ['by-place', byPlace],
          ['always', t.always],
          ['never', t.never],
        ]}
        width="100%"
      />
      {registration === null ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600" dir="auto">
          {registration.note}
        </Typography>
      )}
      {isOn ? (
        <>
          <WholeNumberField
            {...field('registrationHours')}
            label={t.hours}
            hint={t.hoursHint}
            placeholder={String(usual.dueHours)}
          />
          <WholeNumberField
            {...field('registrationDaysKept')}
            label={t.daysKept}
            hint={t.daysKeptHint}
            placeholder={String(usual.daysKept)}
          />
          <WholeNumberField
            {...field('registrationAskDays')}
            label={t.askDays}
            hint={t.askDaysHint}
            placeholder={String(usual.askDays)}
          />
        </>
      ) : null}
    </Group>
  );
}
