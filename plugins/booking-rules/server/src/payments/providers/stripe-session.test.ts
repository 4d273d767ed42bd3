import type Stripe from 'stripe';
import { stepOf } from './stripe-session';

type Status = Stripe.PaymentIntent.Status;

test.each([
  ['nobody has given a card', 'open', 'unpaid', null, 'open'],
  ['a bank has declined the card', 'open', 'unpaid', 'requires_payment_method', 'open'],
  ['a bank asks its customer something', 'open', 'unpaid', 'requires_action', 'open'],
  ['a bank is at it', 'open', 'unpaid', 'processing', 'made'],
  ['a bank has agreed, and the page does not know yet', 'open', 'unpaid', 'succeeded', 'made'],
  ['it is paid', 'complete', 'paid', 'succeeded', 'made'],
  ['a bank answers in some days', 'complete', 'unpaid', 'processing', 'made'],
  ['a bank has refused after some days', 'complete', 'unpaid', 'requires_payment_method', 'over'],
  ['its time is over', 'expired', 'unpaid', null, 'over'],
  ['its time ended while a bank was at it', 'expired', 'unpaid', 'processing', 'made'],
] as const)('%s: a session that is %s and %s, with a payment that is %s, is %s', (...row) => {
  const [, status, paid, intent, expected] = row;
  const payment = intent === null ? null : ({ id: 'pi_1', status: intent as Status } as Stripe.PaymentIntent);
  expect(stepOf({ status, payment_status: paid, payment_intent: payment })).toBe(expected);
});

test('what is paid is so without its payment', () => {
  const session = { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' } as const;
  expect(stepOf(session)).toBe('made');
});
