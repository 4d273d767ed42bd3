import type { LookedUp } from 'booking-rules/contracts/reservations';
import { isEmailAddress } from '../../forms/field-checks';
import { guestMessage, type ApiError } from '../../api/api-error';
import { lookUpReservation, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { EmailField, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useForm, type Refusal } from '../../forms/use-form';

const FIELDS = ['reference', 'email'] as const;

interface LookUpFormProps {
  /** Filled in to begin with. */
  reference: string;
  onFound: (access: ReservationAccess, found: LookedUp) => void;
}

/** Asks for a reference and its email address. They are sent in a body, so no address ever holds them. */
export function LookUpForm({ reference, onFound }: LookUpFormProps) {
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    initial: { reference },
    check: (values) => ({
      ...(values.reference.trim() === '' && { reference: 'Enter the reference from your email' }),
      ...(!isEmailAddress(values.email.trim()) && { email: 'Enter the email address you booked with' }),
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
        label="Reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint="You'll find it in every email about your booking. It looks like R-7F3K9M2XWB."
        required
      />
      <EmailField {...field('email')} hint="The one you booked with." />
      {message !== null && <Notice tone="danger" title={message} />}
      <Button type="submit" size="lg" busy={busy} className="w-full">
        Show my booking
      </Button>
    </form>
  );
}

function refusalOf(error: ApiError): Refusal<(typeof FIELDS)[number]> {
  if (error.status === 404) {
    return {
      problems: {
        reference:
          "We couldn't find a booking with this reference and email address. Check both against our email.",
      },
    };
  }
  if (error.status === 429) return { message: 'Too many tries. Wait a minute, then try again.' };
  return { message: guestMessage(error) };
}
