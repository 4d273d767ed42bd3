import { Button } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { useApi } from '../api/client';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { TextField } from '../components/fields';
import { useForm } from '../components/form';
import { messages } from '../messages/messages';

interface ContactProps {
  reservation: ReservationView;
  onDone: () => void;
}

/** Corrects the guest's name, email address or phone number. */
export function ContactDialog({ reservation, onDone }: ContactProps) {
  const t = messages().reservations.contact;
  return (
    <FormDialog
      onDone={onDone}
      title={t.title}
      button={
        <Button variant="tertiary" size="S">
          {t.open}
        </Button>
      }
    >
      {(done) => <ContactForm reservation={reservation} onDone={done} />}
    </FormDialog>
  );
}

function ContactForm({ reservation: { reference, guest }, onDone }: ContactProps) {
  const { contact: t, guest: labels, save, saved } = messages().reservations;
  const api = useApi();
  const { values, field, busy, submit } = useForm(guest);
  const hasNewAddress = values.email.trim().toLowerCase() !== guest.email.toLowerCase();

  const correct = () =>
    submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/contact', {
        params: { reference },
        body: { data: { ...values, email: values.email.trim() } },
      });
      onDone();
      return saved;
    });

  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void correct()}>
          {save}
        </Button>
      }
    >
      <TextField {...field('firstName')} required label={t.firstName} maxLength={80} />
      <TextField {...field('lastName')} required label={t.lastName} maxLength={80} />
      <TextField
        {...field('email')}
        type="email"
        label={labels.email}
        hint={hasNewAddress ? t.newAddress : t.emailHint}
      />
      <TextField {...field('phone')} required type="tel" label={labels.phone} hint={t.phoneHint} />
    </FormDialogContent>
  );
}
