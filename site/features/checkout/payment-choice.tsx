import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { BookingPolicies } from 'booking-rules/shared/domain/booking-policies';
import { formatDuration } from 'booking-rules/shared/format/duration';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';

/** What each way to pay is called, and what it asks of the guest. */
function labelForMethod(
  method: PaymentMethod,
  { paymentHours, addressHours }: BookingPolicies,
): { title: string; text: string } {
  const link = `First open the link we email you, within ${formatDuration(addressHours * 60)}: we hold the nights until then.`;
  switch (method) {
    case 'manual':
      return {
        title: 'Bank transfer',
        text: `${link} You then have ${formatDuration(paymentHours * 60)} to pay, and no longer than until check-in.`,
      };
    case 'on-arrival':
      return { title: 'On arrival', text: `${link} You pay when you arrive.` };
    case 'stripe':
      return {
        title: 'Card, now',
        text: "You pay on our payment partner's secure page. Your nights are held in the meantime.",
      };
  }
}

interface PaymentChoiceProps {
  /** Ways to pay, the usual one first. */
  offered: readonly PaymentMethod[];
  /** Name of the radio buttons, and the one that is chosen to begin with. */
  name: string;
  defaultValue: string | undefined;
}

/** How the guest would like to pay. */
export function PaymentChoice({ offered, name, defaultValue }: PaymentChoiceProps): ReactNode {
  const { booking } = useSettings().policies;
  return (
    <fieldset>
      <legend className="mb-4 font-display text-2xl">How would you like to pay?</legend>
      <div className="grid gap-3">
        {offered.map((method) => (
          <label
            key={method}
            className="flex gap-3 rounded-card border border-line bg-white p-4 has-checked:border-brand has-checked:ring-1 has-checked:ring-brand"
          >
            <input
              type="radio"
              name={name}
              value={method}
              defaultChecked={method === defaultValue}
              className="mt-1 size-4 accent-brand"
            />
            <span>
              <span className="block font-semibold">{labelForMethod(method, booking).title}</span>
              <span className="block text-sm text-muted">{labelForMethod(method, booking).text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The way to pay that counts: the chosen one while it is offered, otherwise the usual one. */
export function presentPayment(chosen: string, offered: readonly PaymentMethod[]): PaymentMethod {
  return offered.find((method) => method === chosen) ?? offered[0] ?? 'manual';
}
