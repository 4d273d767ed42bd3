import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import type { BookingPolicies } from 'booking-rules/shared/domain/booking-policies';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { messages } from '../../messages/messages';

/** What each way to pay is called, and what it asks of the guest. */
function labelForMethod(
  method: PaymentMethod,
  { paymentHours, addressHours }: BookingPolicies,
): { title: string; text: string } {
  const { manual, onArrival, card } = messages().checkout.payment;
  switch (method) {
    case 'manual':
      return { title: manual.title, text: manual.text(addressHours * 60, paymentHours * 60) };
    case 'on-arrival':
      return { title: onArrival.title, text: onArrival.text(addressHours * 60) };
    case 'stripe':
      return card;
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
      <legend className="mb-4 font-display text-2xl">{messages().checkout.payment.heading}</legend>
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
