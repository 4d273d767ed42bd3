import { z } from 'zod';
import { data, FieldErrors, id, requiredText } from '../fields';
import { ReservationView } from '../reservations/reservations';
import { route, type RouteTable } from '../route';
import { NOT_FOUND } from './folio';
import { PaymentLinkAnswer, PaymentLinkRequest } from './payments';

const KeepRequest = z.strictObject({
  amount: z
    .int({ error: 'must be a whole number of the smallest unit of the currency' })
    .min(1, 'must be more than 0'),
  reason: requiredText(200),
});
/** What is kept of a deposit. */
export type KeepRequest = z.output<typeof KeepRequest>;

const act = {
  access: 'reservations.manage' as const,
  params: z.strictObject({ reference: id, key: id }),
  answer: data(ReservationView),
};
const errors = {
  404: 'This reservation has no such deposit.',
  409: 'It is over, something else is being done with it, or the payment provider refuses.',
};

/** Deposits on guests' cards. */
export const cardDepositRoutes = {
  'POST /booking-rules/reservations/{reference}/card-deposits': route({
    summary: 'Ask a guest to have a deposit held on their card, by a link that is made and mailed',
    access: 'reservations.manage',
    handler: 'cardDeposits.ask',
    body: data(PaymentLinkRequest),
    answer: data(PaymentLinkAnswer),
    errors: {
      400: { when: 'The amount is wrong.', details: FieldErrors },
      404: NOT_FOUND,
      409: 'Card payments are not set up, the stay is not confirmed, or the guest has no email address.',
    },
  }),
  'POST /booking-rules/reservations/{reference}/card-deposits/{key}/release': route({
    ...act,
    summary: 'Release a deposit that is held on a card, or withdraw the request for one',
    handler: 'cardDeposits.release',
    errors,
  }),
  'POST /booking-rules/reservations/{reference}/card-deposits/{key}/keep': route({
    ...act,
    summary: 'Keep all or part of a deposit that is held on a card; the rest is released',
    handler: 'cardDeposits.keep',
    body: data(KeepRequest),
    errors: { ...errors, 400: { when: 'It is more than is held.', details: FieldErrors } },
  }),
} satisfies RouteTable;
