import { z } from 'zod';
import { DEPOSIT_ACTS } from '../../shared/domain/folio/by-hand';
import { ENTRY_KINDS, HAND_METHODS } from '../../shared/domain/folio/entry';
import { PAYMENT_METHODS } from '../../shared/domain/reservation';
import { data, day, FieldErrors, minorUnits, id, instant, requiredText, rowId, text } from '../fields';
import { ReservationView } from '../reservations/reservations';
import { route, type Route, type RouteTable } from '../route';

export const NOT_FOUND = 'There is no such reservation.';
const FolioEntry = z.strictObject({
  id: z.int(),
  at: instant,
  by: z.string().describe("`guest`, `system`, `stripe`, or the manager's email address."),
  kind: z.enum(ENTRY_KINDS),
  label: z.string(),
  amount: minorUnits.describe('What the guest owes more (positive) or less (negative).'),
  night: day.nullable(),
  taxIncluded: minorUnits.describe('VAT inside of the amount, where no entry of its own tells it.'),
  reason: z.string().nullable(),
  reverses: z.int().nullable().describe('The entry that this one takes back.'),
  method: z
    .enum([...PAYMENT_METHODS, ...HAND_METHODS])
    .nullable()
    .describe('How money came or went.'),
  day: day.nullable().describe('On which it did.'),
  reference: z.string().nullable().describe('By which the provider or a bank knows it.'),
  isReversible: z.boolean().describe('It was entered by hand and still stands: staff may take it back.'),
});
/** An entry of a folio as staff see it. */
export type FolioEntry = z.infer<typeof FolioEntry>;

export const Folio = z.strictObject({
  entries: z.array(FolioEntry).describe('First to last.'),
  total: minorUnits.describe('What the stay costs, or what is kept of it.'),
  paid: minorUnits.describe('Payments less refunds that are done.'),
  due: minorUnits,
  refundable: minorUnits.describe('Paid beyond the total, whether it has been asked for or not.'),
  asked: minorUnits.describe('Refunds that are on their way, or wait for a manager.'),
  deposit: minorUnits.describe('Held as a deposit.'),
  mostRefundable: minorUnits.describe('The most that can be given back now.'),
  lastEntry: z.int().describe('Number of the last entry; acts by hand name it.'),
});
/** What every act on a reservation did to its money, and what that comes to. */
export type Folio = z.infer<typeof Folio>;

/** An act by hand names the last entry that was shown. */
const lastEntry = z
  .int({ error: 'is required' })
  .describe('Number of the last entry that was shown; refused with 409 when there are others by now.');
const MOST = 1_000_000_000;
const amount = z
  .int({ error: 'must be a whole number of the smallest unit of the currency' })
  .min(1, 'must be more than 0')
  .max(MOST, 'is too much');
const method = z.enum(HAND_METHODS, { error: `must be one of ${HAND_METHODS.join(', ')}` });
const moneyFields = {
  method,
  day: day.optional().describe('Of the money itself; today where nothing is said.'),
  reference: text(200).optional().describe('By which a bank or a receipt knows it.'),
};

const HandMoneyRequest = z.strictObject({ amount, ...moneyFields, lastEntry });
/** Money that staff have received or given back. */
export type HandMoneyRequest = z.output<typeof HandMoneyRequest>;

const HandPaymentRequest = HandMoneyRequest.extend({
  mail: z
    .boolean()
    .default(false)
    .describe('Whether the guest is sent the receipt. A guest whose stay it confirms is told in any case.'),
});
/** Money that staff have received. */
export type HandPaymentRequest = z.output<typeof HandPaymentRequest>;

const AdjustmentRequest = z.strictObject({
  amount: z
    .int({ error: 'must be a whole number of the smallest unit of the currency' })
    .min(-MOST, 'is too much')
    .max(MOST, 'is too much')
    .refine((minorUnits) => minorUnits !== 0, 'must not be nothing')
    .describe('Before VAT, which follows; negative to lower the price.'),
  reason: requiredText(200),
  lastEntry,
});
/** A change of the price by hand. */
export type AdjustmentRequest = z.output<typeof AdjustmentRequest>;

const ReversalRequest = z.strictObject({ reason: requiredText(200), lastEntry });
/** Why an entry is taken back. */
export type ReversalRequest = z.output<typeof ReversalRequest>;

const DepositRequest = z
  .strictObject({
    act: z.enum(DEPOSIT_ACTS, { error: `must be one of ${DEPOSIT_ACTS.join(', ')}` }),
    amount,
    ...moneyFields,
    method: method.optional().describe('How it came or went; of what is kept nothing.'),
    reason: text(200).optional().describe('Why it is kept.'),
    lastEntry,
  })
  .refine((body) => body.act === 'kept' || body.method !== undefined, {
    error: 'is required',
    path: ['method'],
  })
  .refine((body) => body.act !== 'kept' || (body.reason ?? '') !== '', {
    error: 'is required',
    path: ['reason'],
  });
/** What staff do with a deposit. */
export type DepositRequest = z.output<typeof DepositRequest>;

const act = <const Line extends Pick<Route, 'summary' | 'handler' | 'body'>>(line: Line) => ({
  access: 'reservations.manage' as const,
  answer: data(ReservationView),
  errors: {
    400: { when: 'The body is wrong, or the folio does not allow it.', details: FieldErrors },
    404: NOT_FOUND,
    409: {
      when: 'The folio has changed since it was shown.',
      details: z.strictObject({ lastEntry: z.int() }),
    },
  },
  ...line,
});

/** What managers enter into a folio by hand. */
export const folioRoutes = {
  'POST /booking-rules/reservations/{reference}/payments': route(
    act({
      summary: 'Record money that has come, all that is due or a part',
      handler: 'folio.recordPayment',
      body: data(HandPaymentRequest),
    }),
  ),
  'POST /booking-rules/reservations/{reference}/refunds': route(
    act({
      summary: 'Record money that has been given back, at most what was paid',
      handler: 'folio.recordRefund',
      body: data(HandMoneyRequest),
    }),
  ),
  'POST /booking-rules/reservations/{reference}/refunds/{key}/settle': route({
    summary: 'Note that a refund which waits for a manager has been made',
    access: 'reservations.manage',
    handler: 'folio.settleRefund',
    params: z.strictObject({ reference: id, key: id }),
    body: z.union([
      z.undefined(),
      z.strictObject({ data: z.strictObject({ ...moneyFields, method: method.optional() }).optional() }),
    ]),
    answer: data(ReservationView),
    errors: {
      400: 'The day is in the future, or the money has gone back already.',
      404: 'There is no such refund.',
    },
  }),
  'POST /booking-rules/reservations/{reference}/adjustments': route(
    act({
      summary: 'Raise or lower the price, with a reason',
      handler: 'folio.adjust',
      body: data(AdjustmentRequest),
    }),
  ),
  'POST /booking-rules/reservations/{reference}/deposit': route(
    act({
      summary: 'Take a deposit, release it, or keep it',
      handler: 'folio.moveDeposit',
      body: data(DepositRequest),
    }),
  ),
  'POST /booking-rules/reservations/{reference}/entries/{id}/reverse': route({
    ...act({
      summary: 'Take back a payment, refund, adjustment or deposit that was entered by mistake',
      handler: 'folio.reverse',
      body: data(ReversalRequest),
    }),
    params: z.strictObject({ reference: id, id: rowId }),
  }),
} satisfies RouteTable;
