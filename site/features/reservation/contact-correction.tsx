import type { LookedUp } from 'booking-rules/contracts/reservations';
import { useState } from 'react';
import { fieldErrors, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { nameProblem, problemsOf } from '../../forms/field-checks';
import { useForm } from '../../forms/use-form';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { NameFields, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';

const FIELDS = ['firstName', 'lastName', 'phone'] as const;

interface ContactCorrectionProps {
  access: ReservationAccess;
  found: LookedUp;
  onChanged: (found: LookedUp) => void;
}

/** Corrects the spelling of a name, or the phone number, until the guest leaves. */
export function ContactCorrection(props: ContactCorrectionProps) {
  const [open, setOpen] = useState(false);
  if (!props.found.meta.mayCorrect) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 w-fit items-center text-sm font-semibold text-teal underline-offset-4 hover:underline"
      >
        Correct name or phone…
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Correct name or phone" className="md:max-w-lg">
        {open && (
          <ContactForm
            {...props}
            onChanged={(changed) => {
              setOpen(false);
              props.onChanged(changed);
            }}
          />
        )}
      </Sheet>
    </>
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
        phone: values.phone.trim() === '' ? 'Enter your phone number' : null,
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
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields field={field} />
      </div>
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={25}
        required
        hint="With your country code, like +971 50 123 4567."
      />
      {message !== null && <Notice tone="danger" title={message} />}
      <Button type="submit" size="lg" busy={busy}>
        Save
      </Button>
    </form>
  );
}
