import type Stripe from 'stripe';
import { currencyOfBusiness, formatAmount, type MinorUnits } from '../../../../shared/format/money';
import { writtenIn } from '../../../../shared/format/language';
import { pathIn } from '../../../../shared/format/local-path';
import { guestMessages } from '../../../../shared/messages/messages';
import { languageOf, type ReservationDocument } from '../../records/reservations/reservation';
import type { PaymentRequest, PaymentStanding } from './provider';
import { toStripe } from './stripe-amounts';

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
 * The Checkout session of a payment. The hold of a reservation ends it: when that expires the engine expires the session.
 * Its own end comes one to six minutes later, because Stripe allows none sooner, and matters only when the
 * engine could not reach Stripe.
 */
export function sessionRequestOf(
  reservation: ReservationDocument,
  { amount, paidBefore, replaces }: PaymentRequest,
  publicUrl: string,
  now: Date,
): SessionRequest {
  const { reference, apartmentName, checkIn, checkOut } = reservation;
  const name = wordsFor(reservation).stay(apartmentName, checkIn, checkOut);
  const end = endOf(reservation, now);
  const metadata = { reference, amount, paidBefore };
  return {
    params: {
      ...paramsOf(reservation, { name, amount, metadata }),
      // Charges inherit it, so that refunds made on Stripe's own pages find their reservation.
      payment_intent_data: { metadata },
      expires_at: end,
      ...returnUrlsOf(reservation, publicUrl),
    },
    idempotencyKey: [reference, 'checkout', amount, paidBefore, end, ...(replaces ? [replaces] : [])].join(
      '-',
    ),
  };
}

/**
 * The same for a form on our own pages. Whatever the guest's bank shows them on the way leads back to where a payment
 * ends.
 */
export function formRequestOf(
  reservation: ReservationDocument,
  request: PaymentRequest,
  publicUrl: string,
  now: Date,
): SessionRequest & { page: string } {
  const { params, idempotencyKey } = sessionRequestOf(reservation, request, publicUrl, now);
  const { success_url: end, cancel_url: page, ...rest } = params;
  return {
    params: { ...rest, ui_mode: 'elements', ...(end !== undefined && { return_url: end }) },
    idempotencyKey: `${idempotencyKey}-form`,
    page: page ?? publicUrl,
  };
}

/** The Checkout session on which a card is given that is to hold a deposit: nothing is paid. */
export function depositRequestOf(
  reservation: ReservationDocument,
  { key, amount }: { key: string; amount: MinorUnits },
  publicUrl: string,
  now: Date,
): SessionRequest {
  const { reference, apartmentName } = reservation;
  const end = endOf({ heldUntil: null }, now);
  const metadata = { reference, deposit: key };
  const page = pageOf(reservation, publicUrl);
  const say = wordsFor(reservation);
  const message = writtenIn(languageOf(reservation), () => say.held(formatAmount(amount)));
  return {
    params: {
      ...paramsOf(reservation, { name: say.deposit(apartmentName), amount, metadata }),
      payment_intent_data: { capture_method: 'manual', metadata },
      custom_text: { submit: { message } },
      expires_at: end,
      ...{ success_url: page, cancel_url: page },
    },
    idempotencyKey: `${key}-hold-${amount}-${end}`,
  };
}

/** Payments that need nothing more of the guest: the bank is at them, or has agreed. */
const MADE: ReadonlySet<Stripe.PaymentIntent.Status> = new Set([
  ...(['processing', 'requires_capture', 'succeeded'] as const),
]);
/** Payments that the bank has refused, or that were given up. */
const REFUSED: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['canceled', 'requires_payment_method']);

/** How the payment of a session stands. @param session with its payment, where there is one */
export function stepOf({
  status,
  payment_status: paid,
  payment_intent: intent,
}: Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>): PaymentStanding['step'] {
  const payment = typeof intent === 'string' ? undefined : intent?.status;
  if (paid === 'paid' || (payment !== undefined && MADE.has(payment))) return 'made';
  if (status === 'complete') return payment !== undefined && REFUSED.has(payment) ? 'over' : 'made';
  return status === 'open' ? 'open' : 'over';
}

/** What every session says. */
function paramsOf(
  { reference, email }: ReservationDocument,
  { name, amount, metadata }: { name: string; amount: MinorUnits; metadata: Stripe.MetadataParam },
) {
  return {
    mode: 'payment',
    // Nights are held for minutes: only ways to pay that answer at once, wallets among them.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currencyOfBusiness().toLowerCase(),
          unit_amount: toStripe(amount),
          product_data: { name },
        },
      },
    ],
    ...(email !== null && { customer_email: email }),
    client_reference_id: reference,
    metadata,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** What is said on the page of the payment partner, in the language of the guest. */
function wordsFor(reservation: ReservationDocument) {
  return writtenIn(languageOf(reservation), guestMessages).money.card;
}

/** The page of a stay. */
function pageOf(reservation: ReservationDocument, publicUrl: string): string {
  const { reference } = reservation;
  const page = `/reservation?${new URLSearchParams({ reference }).toString()}`;
  return `${publicUrl}${pathIn(languageOf(reservation), page)}`;
}

/** Who pays to have a stay goes back to where it is booked; who has one, to its page. */
function returnUrlsOf(reservation: ReservationDocument, publicUrl: string) {
  const { state, payment, quote, reference } = reservation;
  const of = new URLSearchParams({ reference }).toString();
  if (state !== 'held' || payment !== 'stripe') {
    const page = pageOf(reservation, publicUrl);
    return { success_url: page, cancel_url: page };
  }
  const back = new URLSearchParams({ quote, reference }).toString();
  const urlOf = (page: string) => `${publicUrl}${pathIn(languageOf(reservation), page)}`;
  return { success_url: urlOf(`/thank-you?${of}`), cancel_url: urlOf(`/summary?${back}`) };
}

/** Seconds since 1970. */
function endOf({ heldUntil }: Pick<ReservationDocument, 'heldUntil'>, now: Date): number {
  const held = heldUntil === null ? 0 : new Date(heldUntil).getTime();
  const wanted = Math.max(held, now.getTime() + SHORTEST);
  const end = Math.min(Math.ceil(wanted / GRID) * GRID, Math.floor((now.getTime() + LONGEST) / GRID) * GRID);
  return end / 1_000;
}
