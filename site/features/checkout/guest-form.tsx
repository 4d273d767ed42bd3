import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import { useMemo, type ReactNode } from 'react';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/button';
import { EmailField, NameFields, TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { fallbackCountry } from '../../ui/phone/countries';
import { preparePhoneCheck } from '../../ui/phone/phone-check';
import { PhoneField } from '../../ui/phone/phone-field';
import { useHydrated } from '../../ui/use-browser';
import { messages } from '../../messages/messages';
import { draftProblems, DRAFT_FIELDS, EMPTY_DRAFT, type GuestDraft } from './guest-details';
import { PaymentChoice, presentPayment } from './payment-choice';
import { reservationFailureOf } from './reservation-failure';
import { guestDraft } from './stored-checkout';

const FIELDS = [...DRAFT_FIELDS, 'phoneCountry', 'payment'] as const;

interface GuestFormProps {
  /** What the button says: what it does, and for how much. */
  label: string;
  /** Ways to pay, the usual one first. */
  payments: readonly PaymentMethod[];
  /** Also after it was sent, until the confirmation is shown. */
  busy: boolean;
  /** What is known of the guest already; what they type comes before it. */
  prefill: Partial<GuestDraft> | null | undefined;
  /** Public service that says in which country this browser is. */
  lookupUrl: string | null;
  /** Shown above the button: what went wrong. */
  notice: ReactNode;
  /** Shown below the payment choice: what the guest agrees to. */
  policies: ReactNode;
  /** Whether the button may be pressed at all. */
  open: boolean;
  onReserve: (draft: GuestDraft, payment: PaymentMethod) => Promise<unknown>;
}

/** Who is coming, how they pay, and the button that reserves. What was typed survives failures and reloads. */
export function GuestForm({
  label,
  payments,
  busy,
  prefill,
  lookupUrl,
  notice,
  policies,
  open,
  onReserve,
}: GuestFormProps): ReactNode {
  const t = messages().checkout.guest;
  const hydrated = useHydrated();
  const stored = useMemo(() => (hydrated ? guestDraft.read() : null), [hydrated]);
  const draft: GuestDraft = { ...EMPTY_DRAFT, phoneCountry: fallbackCountry(), ...prefill, ...stored };
  const initial = { ...draft, payment: presentPayment(draft.payment, payments) };
  const {
    form,
    field,
    message,
    busy: isSending,
  } = useForm({
    fields: FIELDS,
    initial,
    onType: (part) => guestDraft.write({ ...guestDraft.read(), ...part }),
    prepare: preparePhoneCheck,
    check: draftProblems,
    send: async (values) => open && !busy && onReserve(values, presentPayment(values.payment, payments)),
    refusalOf(error) {
      const failure = reservationFailureOf(error);
      return failure.kind === 'fields' ? { problems: failure.problems } : {};
    },
  });
  return (
    <form {...form} className="grid gap-8">
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-4 font-display text-2xl">{t.heading}</legend>
        <NameFields field={field} />
        <EmailField {...field('email')} hint={t.emailHint} className="sm:col-span-2" />
        <PhoneField
          label={t.phone}
          className="sm:col-span-2"
          initial={{ phone: initial.phone, country: initial.phoneCountry }}
          error={field('phone').error}
          lookupUrl={lookupUrl}
          hint={t.phoneHint}
          required
        />
        <TextArea
          {...field('message')}
          label={t.message}
          maxLength={2000}
          rows={3}
          hint={t.messageHint}
          className="sm:col-span-2"
        />
      </fieldset>
      <PaymentChoice offered={payments} name="payment" defaultValue={initial.payment} />
      {policies}
      <div className="grid gap-4">
        {message === null ? notice : <Notice tone="danger" title={message} />}
        {open && (
          // Before the page comes alive there is nothing that could send it.
          <Button
            type="submit"
            size="lg"
            // From the first press on, also while the check of the phone number loads.
            busy={busy || isSending}
            disabled={!hydrated}
            className="w-full sm:w-fit sm:min-w-72"
          >
            {label}
          </Button>
        )}
      </div>
    </form>
  );
}
