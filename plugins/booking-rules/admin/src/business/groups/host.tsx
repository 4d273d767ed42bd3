import { Box, Button, Typography } from '@strapi/design-system';
import { Plus, Trash } from '@strapi/icons';
import type { HostFields } from 'booking-rules/contracts/setup/business';
import { LongTextField, TextField } from '../../components/fields';
import { messages } from '../../messages/messages';
import { Group, type BusinessFormState } from './names-and-money';
import { PictureField } from './picture-field';

const NOBODY_YET: HostFields = { name: '', about: '', portrait: null, spokenLanguages: '', whatsapp: '' };

/** Who looks after guests, as the page of every apartment shows it; nobody until somebody is named. */
export function HostGroup({
  form: { values, set, errorOf },
  pictures,
}: {
  form: BusinessFormState;
  pictures: Readonly<Record<string, string>>;
}) {
  const t = messages().business.host;
  const { host } = values;
  if (host === null)
    return (
      <Group title={t.title}>
        <Typography textColor="neutral600">{t.none}</Typography>
        <Box>
          <Button variant="tertiary" startIcon={<Plus />} onClick={() => set({ host: NOBODY_YET })}>
            {t.add}
          </Button>
        </Box>
      </Group>
    );
  const field = <Name extends keyof HostFields>(name: Name) => ({
    value: host[name],
    error: errorOf(`host.${name}`),
    onChange: (value: HostFields[Name]) => set({ host: { ...host, [name]: value } }),
  });
  return (
    <Group title={t.title}>
      <TextField {...field('name')} required label={t.name} hint={t.nameHint} maxLength={60} />
      <PictureField
        {...field('portrait')}
        {...{ pictures }}
        keptAs="Host"
        label={t.portrait}
        hint={t.portraitHint}
      />
      <LongTextField {...field('about')} label={t.about} hint={t.aboutHint} maxLength={400} />
      <TextField {...field('spokenLanguages')} label={t.languages} hint={t.languagesHint} maxLength={120} />
      <TextField {...field('whatsapp')} type="tel" label={t.whatsapp} hint={t.whatsappHint} maxLength={16} />
      <Box>
        <Button variant="danger-light" startIcon={<Trash />} onClick={() => set({ host: null })}>
          {t.remove}
        </Button>
      </Box>
    </Group>
  );
}
