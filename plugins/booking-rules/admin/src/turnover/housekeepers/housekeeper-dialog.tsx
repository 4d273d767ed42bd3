import type { ReactNode } from 'react';
import { Button } from '@strapi/design-system';
import type { Housekeeper } from 'booking-rules/contracts/turnover/housekeepers';
import { LANGUAGES, type Language } from 'booking-rules/shared/format/language';
import { useApi } from '../../api/client';
import { ApartmentChoice } from '../../components/apartments/apartment-choice';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { ChoiceField, SwitchField, TextField } from '../../components/fields';
import { useForm } from '../../components/form';
import { messages } from '../../messages/messages';

interface DialogProps {
  title: string;
  /** Whom it is about; somebody new where it is left out. */
  housekeeper?: Housekeeper;
  button: ReactNode;
  onDone: () => void;
}

/** Who somebody is, and what they look after. */
export function HousekeeperDialog({ title, housekeeper, button, onDone }: DialogProps) {
  return (
    <FormDialog title={title} button={button} onDone={onDone}>
      {(done) => <HousekeeperForm onDone={done} {...(housekeeper && { housekeeper })} />}
    </FormDialog>
  );
}

function HousekeeperForm({ housekeeper, onDone }: Pick<DialogProps, 'housekeeper' | 'onDone'>) {
  const t = messages().turnover.housekeepers;
  const api = useApi();
  const { values, field, busy, submit } = useForm<{
    name: string;
    phone: string;
    email: string;
    language: Language;
    apartments: readonly string[] | null;
    active: boolean;
  }>({
    name: housekeeper?.name ?? '',
    ...{ phone: housekeeper?.phone ?? '', email: housekeeper?.email ?? '' },
    ...{ language: housekeeper?.language ?? 'en', apartments: housekeeper?.apartments ?? null },
    active: housekeeper?.active ?? true,
  });
  const save = () =>
    void submit(async () => {
      const chosen = values.apartments && [...values.apartments];
      const body = { data: { ...values, apartments: chosen } };
      await (housekeeper
        ? api.call('PUT /booking-rules/housekeepers/{id}', { params: { id: housekeeper.id }, body })
        : api.call('POST /booking-rules/housekeepers', { body }));
      onDone();
      return t.saved;
    });
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={save}>
          {t.save}
        </Button>
      }
    >
      <TextField {...field('name')} required label={t.name} maxLength={80} />
      <TextField {...field('phone')} type="tel" label={t.phone} hint={t.phoneHint} maxLength={25} />
      <TextField {...field('email')} type="email" label={t.email} maxLength={254} />
      <ChoiceField<Language>
        {...field('language')}
        width="100%"
        label={t.language}
        options={LANGUAGES.map((language) => [language, t.languages[language]] as const)}
      />
      <ApartmentChoice {...field('apartments')} label={t.apartments} none={t.all} />
      {housekeeper ? <SwitchField {...field('active')} label={t.active} hint={t.activeHint} /> : null}
    </FormDialogContent>
  );
}
