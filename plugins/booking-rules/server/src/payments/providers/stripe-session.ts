import type Stripe from 'stripe';
import { CURRENCY } from '../../../../shared/format/money';
import type { ReservationDocument } from '../../records/reservation';

const MINUTE = 60_000;
/** Stripe keeps a session open for 30 minutes at least and 24 hours at most; a minute more or less for its clock. */
const SHORTEST = 31 * MINUTE;
const LONGEST = (24 * 60 - 1) * MINUTE;
/** Ends of sessions lie on a grid, so that two attempts at about the same time ask for the very same session. */
const GRID = 5 * MINUTE;

/** What is asked of Stripe, and under which key it is asked only once. */
export interface SessionRequest {
  params: Stripe.Checkout.SessionCreateParams;
  idempotencyKey: string;
}

/**
 * The Checkout session of a held reservation. The hold ends it: when that expires the engine expires the session.
 * Its own end comes one to six minutes later, because Stripe allows none sooner, and matters only when the
 * engine could not reach Stripe.
 */
export function sessionRequestOf(
  reservation: ReservationDocument,
  publicUrl: string,
  now: Date,
): SessionRequest {
  const { reference, quote, apartmentName, checkIn, checkOut, total, email } = reservation;
  const end = endOf(reservation, now);
  const back = new URLSearchParams({ quote, reference });
  const metadata = { reference };
  return {
    params: {
      mode: 'payment',
      // Nights are held for minutes: only ways to pay that answer at once, wallets among them.
      allowed_payment_method_types: ['card'],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: CURRENCY.toLowerCase(),
            unit_amount: total,
            product_data: { name: `${apartmentName}, ${checkIn} to ${checkOut}` },
          },
        },
      ],
      ...(email !== null && { customer_email: email }),
      client_reference_id: reference,
      metadata,
      // Charges inherit it, so that refunds made on Stripe's own pages find their reservation.
      payment_intent_data: { metadata },
      expires_at: end,
      success_url: `${publicUrl}/thank-you?reference=${encodeURIComponent(reference)}`,
      cancel_url: `${publicUrl}/summary?${back.toString()}`,
    },
    idempotencyKey: `${reference}-checkout-${end}`,
  };
}

/** Seconds since 1970. */
function endOf({ heldUntil }: ReservationDocument, now: Date): number {
  const held = heldUntil === null ? 0 : new Date(heldUntil).getTime();
  const wanted = Math.max(held, now.getTime() + SHORTEST);
  const end = Math.min(Math.ceil(wanted / GRID) * GRID, Math.floor((now.getTime() + LONGEST) / GRID) * GRID);
  return end / 1_000;
}
