import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { fieldErrors, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { nameProblem, problemsOf } from '../../forms/field-checks';
import { useForm } from '../../forms/use-form';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { ContactFields } from '../../ui/phone/contact-fields';
import { FormSheet } from '../../ui/form-sheet';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

const FIELDS = ['firstName', 'lastName', 'phone'] as const;

interface ContactCorrectionProps {
  access: ReservationAccess;
  found: LookedUp;
  onChanged: (found: LookedUp) => void;
}

/** Corrects the spelling of a name, or the phone number, until the guest leaves. */
export function ContactCorrection(props: ContactCorrectionProps) {
  const t = messages().reservation.contact;
  if (!props.found.meta.mayCorrect) return null;
  return (
    <FormSheet look="link" label={t.open} title={t.title} onDone={props.onChanged}>
      {(done) => <ContactForm {...props} onChanged={done} />}
    </FormSheet>
  );
}

function ContactForm({ access, found, onChanged }: ContactCorrectionProps) {
  const { firstName, lastName, phone } = found.data.guest;
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    initial: { firstName, lastName, phone },
    check: (values) =>
      problemsOf({
        firstName: nameProblem(values.firstName, 'first name'),
        lastName: nameProblem(values.lastName, 'last name'),
        phone: values.phone.trim() === '' ? messages().reservation.contact.enterPhone : null,
      }),
    async send(values) {
      const { params, body } = requestOf(access);
      const data = { proof: body.data, ...values };
      onChanged(await call('POST /api/reservations/{reference}/contact', { params, body: { data } }));
    },
    refusalOf: (error) => {
      const problems = fieldErrors(error);
      return Object.keys(problems).length > 0 ? { problems } : { message: guestMessage(error) };
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <ContactFields field={field} needsPhone />
      {message !== null && <Notice tone="danger" title={message} />}
      <Button type="submit" size="lg" busy={busy}>
        {messages().reservation.save}
      </Button>
    </form>
  );
}
