import { z } from 'zod';
import { data, minorUnits, guestProof } from '../fields';
import { NO_SUCH_RESERVATION } from '../reservations/reservations';
import { NOTHING_TO_PAY } from './payments';
import { route, type RouteTable } from '../route';

const CardFormAnswer = z.strictObject({
  form: z
    .strictObject({
      publishableKey: z.string().describe("What Stripe's script signs in with in a browser; no secret."),
      clientSecret: z.string().describe('Opens this one payment.'),
      amount: minorUnits,
    })
    .nullable()
    .describe("Null where it is paid on Stripe's own page, or Stripe does not answer."),
  paymentUrl: z.string().nullable().describe("The address of Stripe's page; null where neither is there."),
});
/** What a guest pays with on our page, or where else. */
export type CardFormAnswer = z.infer<typeof CardFormAnswer>;

/** Cards that guests give on our own pages. */
export const cardFormRoutes = {
  'POST /api/reservations/{reference}/card-form': route({
    summary: 'Open the form in which a payment is made by card on our own page',
    query: z.strictObject({
      pays: z.enum(['next', 'all']).default('next').describe('The part that is next, or all that is open.'),
    }),
    access: 'guest',
    handler: 'payments.openForm',
    body: data(guestProof),
    answer: data(CardFormAnswer),
    errors: { 404: NO_SUCH_RESERVATION, 409: NOTHING_TO_PAY },
    personal: true,
  }),
} satisfies RouteTable;
