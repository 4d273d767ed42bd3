import { Button } from '@strapi/design-system';
import type { Day } from 'booking-rules/shared/domain/stay';
import { useApi } from '../api/client';
import { ApartmentField } from '../components/apartments/apartment-field';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { DayField, LongTextField } from '../components/fields';
import { useForm } from '../components/form';
import { messages } from '../messages/messages';

/** Asks for something to be done in an apartment. */
export function MaintenanceDialog({ day, onDone }: { day: Day; onDone: () => void }) {
  const t = messages().turnover.maintenance;
  return (
    <FormDialog onDone={onDone} title={t.title} button={<Button variant="secondary">{t.open}</Button>}>
      {(done) => <MaintenanceForm day={day} onDone={done} />}
    </FormDialog>
  );
}

function MaintenanceForm({ day, onDone }: { day: Day; onDone: () => void }) {
  const { maintenance: t, day: dayLabel } = messages().turnover;
  const api = useApi();
  const { values, field, busy, submit } = useForm({ apartmentId: '', day, text: '' });
  const save = () =>
    void submit(async () => {
      await api.call('POST /booking-rules/turnover/maintenance', { body: { data: values } });
      onDone();
      return t.added;
    });
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={save}>
          {t.save}
        </Button>
      }
    >
      <ApartmentField {...field('apartmentId')} />
      <DayField {...field('day')} required label={dayLabel} />
      <LongTextField {...field('text')} required label={t.text} maxLength={500} />
    </FormDialogContent>
  );
}
