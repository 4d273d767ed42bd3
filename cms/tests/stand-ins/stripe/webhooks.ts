import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';

/** The secret that Stripe and the server under test share. */
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** An event as Stripe sends it. */
export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  data: { object: object };
}

/** How a delivery differs from an honest one. */
export interface Delivery {
  secret?: string;
  /** Seconds since 1970 at which it was signed. */
  timestamp?: number;
  /** Sent in place of what was signed. */
  body?: string;
}

/** A new event about an object, as that is now: all that are about money name its currency. */
export function eventOf(type: string, object: object): StripeEvent {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1_000),
    livemode: false,
    data: { object: { currency: 'aed', ...object } },
  };
}

/** What Stripe posts to the server under test to tell of an event, signed by Stripe's own library. */
export function deliveryOf(event: object, delivery: Delivery = {}) {
  // Stripe sends its JSON in many lines; the signature is over the very bytes.
  const payload = JSON.stringify(event, null, 2);
  const { secret = WEBHOOK_SECRET, timestamp, body = payload } = delivery;
  const signature = new Stripe('sk_test_signing').webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  });
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature };
  return { path: '/api/payments/stripe/webhook', headers, body };
}
