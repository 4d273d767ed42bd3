import { Button } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { useApi } from '../api/client';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { TextField } from '../components/fields';
import { useForm } from '../components/form';

interface ContactProps {
  reservation: ReservationView;
  onDone: () => void;
}

/** Corrects the guest's name, email address or phone number. */
export function ContactDialog({ reservation, onDone }: ContactProps) {
  return (
    <FormDialog
      onDone={onDone}
      title="Correct name or contact"
      button={
        <Button variant="tertiary" size="S">
          Correct …
        </Button>
      }
    >
      {(done) => <ContactForm reservation={reservation} onDone={done} />}
    </FormDialog>
  );
}

function ContactForm({ reservation: { reference, guest }, onDone }: ContactProps) {
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
      return 'Saved.';
    });

  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void correct()}>
          Save
        </Button>
      }
    >
      <TextField {...field('firstName')} required label="First name" maxLength={80} />
      <TextField {...field('lastName')} required label="Last name" maxLength={80} />
      <TextField
        {...field('email')}
        type="email"
        label="Email"
        hint={
          hasNewAddress
            ? 'The confirmation goes to the new address. Links in earlier emails stop working.'
            : 'Empty for a guest who has none.'
        }
      />
      <TextField
        {...field('phone')}
        required
        type="tel"
        label="Phone"
        hint="Such as 050 123 4567, or with a country code"
      />
    </FormDialogContent>
  );
}
