import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { isEmailAddress } from '../../forms/field-checks';
import { guestMessage, type ApiError } from '../../api/api-error';
import { lookUpReservation, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { EmailField, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useForm, type Refusal } from '../../forms/use-form';
import { messages } from '../../messages/messages';

const FIELDS = ['reference', 'email'] as const;

interface LookUpFormProps {
  /** Filled in to begin with. */
  reference: string;
  onFound: (access: ReservationAccess, found: LookedUp) => void;
}

/** Asks for a reference and its email address. They are sent in a body, so no address ever holds them. */
export function LookUpForm({ reference, onFound }: LookUpFormProps) {
  const { lookUp: t, reference: label } = messages().reservation;
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    initial: { reference },
    check: (values) => ({
      ...(values.reference.trim() === '' && { reference: t.enterReference }),
      ...(!isEmailAddress(values.email.trim()) && { email: t.enterEmail }),
    }),
    async send(values) {
      const access = { reference: values.reference.trim().toUpperCase(), email: values.email.trim() };
      onFound(access, await lookUpReservation(access));
    },
    refusalOf,
  });
  return (
    <form {...form} className="grid gap-5">
      <TextField
        {...field('reference')}
        label={label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint={t.referenceHint}
        required
      />
      <EmailField {...field('email')} hint={t.emailHint} />
      {message !== null && <Notice tone="danger" title={message} />}
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {t.show}
      </Button>
    </form>
  );
}

function refusalOf(error: ApiError): Refusal<(typeof FIELDS)[number]> {
  const t = messages().reservation.lookUp;
  if (error.status === 404) return { problems: { reference: t.notFound } };
  if (error.status === 429) return { message: t.tooManyTries };
  return { message: guestMessage(error) };
}
