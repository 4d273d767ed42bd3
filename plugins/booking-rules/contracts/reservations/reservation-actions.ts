import { z } from 'zod';
import { REFUND_CHOICES } from '../../shared/domain/reservation';
import { LANGUAGES } from '../../shared/format/language';
import {
  data,
  day,
  FieldErrors,
  minorUnits,
  guestBody,
  guests,
  id,
  LONGEST_PHONE_NUMBER,
  rowId,
  spanRule,
  stayedFields,
  stayFields,
  text,
  requiredText,
} from '../fields';
import { extraChoices } from '../rates/extras';
import { ReservationMail } from '../mails';
import { NightsUnavailable } from '../calendar';
import { PriceLine, Reason, Refund, refusedPromotion } from '../quotes';
import { OtherState, ReservationView } from './reservations';
import { NOT_FOUND } from '../money/folio';
import { route, type Route, type RouteTable } from '../route';

const why = z.string().trim().max(300, 'must have 300 characters or fewer').optional();

/** A body that says nothing. */
export const Nothing = z.union([z.undefined(), z.strictObject({ data: z.strictObject({}).optional() })]);

/** A manager books for a guest on the phone. */
const DeskBookingRequest = z
  .strictObject({
    ...stayFields,
    guests,
    promotionCode: text(30).optional().describe('Wins over the offer, as in a quote.'),
    offer: z.literal('none').optional().describe('Without that offer.'),
    ratePlan: id.optional().describe('The standard one without it.'),
    extras: extraChoices.optional().describe('Booked with the stay, whatever their notice.'),
    guest: guestBody
      .extend({
        email: z.union([z.literal(''), guestBody.shape.email], { error: 'must be an email address' }),
        phone: requiredText(LONGEST_PHONE_NUMBER).describe(
          'A number without a country code is one of the country in the site settings.',
        ),
      })
      .describe(
        'The confirmation goes to the email address, by which the guest finds it again; without one no mail is sent.',
      ),
    payment: z
      .enum(['to-pay', 'paid'], { error: 'must be to-pay or paid' })
      .describe('The guest pays by transfer or on arrival, or has paid already.'),
    message: text(2_000).optional(),
    language: z
      .enum(LANGUAGES, { error: 'must be a language of the site' })
      .optional()
      .describe('In which the guest is written to: one of the site, whose main language it is without it.'),
    total: z.int().optional().describe('MinorUnits the manager has told the guest.'),
    overrideRules: z
      .boolean()
      .optional()
      .describe(
        'Book although rules refuse the stay; taken nights, the past and too many guests always refuse.',
      ),
  })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
    error: 'must be after check-in',
    path: ['checkOut'],
  })
  .refine(...spanRule);
export type DeskBookingRequest = z.output<typeof DeskBookingRequest>;

/** How a changed stay is priced. */
const AskedPrice = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['agreed', 'today', 'keep']) }),
    z.strictObject({
      kind: z.literal('by-hand'),
      total: z.int().min(0).max(1_000_000_000),
      reason: requiredText(200),
    }),
  ])
  .describe(
    'Agreed rates for nights kept and those of today for the others (the default), rates of today for all, the ' +
      'total as it was agreed (the default for another apartment on the same dates), or a total by hand.',
  );
const changeFields = {
  ...stayFields,
  guests: guests.optional().describe('As many as before, where nothing is said.'),
  price: AskedPrice.optional(),
  waiveCharge: z.boolean().optional().describe('Keep nothing of nights given up.'),
};
const StayChange = z
  .strictObject({
    ...changeFields,
    total: z
      .int()
      .optional()
      .describe('The total that was shown; refused with 409 when it has changed since.'),
    refundDifference: z
      .boolean()
      .optional()
      .describe('Give back at once what has been paid beyond the new total.'),
  })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
    error: 'must be after check-in',
    path: ['checkOut'],
  })
  .refine(...spanRule);
/** A change of a reservation's dates, guests or apartment. */
export type StayChange = z.output<typeof StayChange>;
const StayChangePreview = z
  .strictObject(changeFields)
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
    error: 'must be after check-in',
    path: ['checkOut'],
  })
  .refine(...spanRule);

export const ModificationPreview = z.strictObject({
  ...stayedFields,
  reasons: z.array(Reason).describe('None when the stay fits there.'),
  kept: z.array(day).describe('Nights of the stay that stay as they are.'),
  added: z.array(day),
  dropped: z.array(day),
  totalBefore: minorUnits,
  total: minorUnits.describe('What the changed stay costs.'),
  lines: z.array(PriceLine).describe('They add up to the total.'),
  charge: minorUnits.describe('What is kept of nights given up, within the total.'),
  refundPercent: z.number().describe('Percent of nights given up that goes back today.'),
  due: minorUnits.describe('What is still to be paid afterwards.'),
  refundable: minorUnits.describe('What has been paid beyond the new total, and is not on its way back.'),
  ratePlanProblem: z.string().nullable().describe('Why the rate plan that was agreed falls away.'),
  promotionProblem: z.string().nullable().describe('Why the code that was agreed falls away.'),
  refunds: z.array(Refund).describe('What cancelling would give back afterwards.'),
});
/** What other dates or another apartment would do to a reservation. */
export type ModificationPreview = z.infer<typeof ModificationPreview>;

const TOO_LATE = z.strictObject({ payment: z.literal('too-late') });
const CONFLICT = {
  when: 'The nights have just been taken, or the code no longer holds.',
  details: NightsUnavailable.partial().extend({
    promotion: refusedPromotion({ code: z.string() }).optional(),
    total: minorUnits.nullable().optional().describe('What the stay costs now.'),
  }),
};
/** `error.details` of the 409 while a payment that was made is on its way to us: nothing is to be paid again. */
export const BeingChecked = OtherState.extend({
  isBeingChecked: z.literal(true).describe('A payment was made, and has not been reported yet.'),
});
/** Why a stay cannot be changed as asked. */
export const CHANGE_REFUSED = {
  409: {
    when: 'The nights have just been taken, the code no longer holds, the price has changed, or a payment is checked.',
    details: z.union([CONFLICT.details, BeingChecked]),
  },
  422: {
    when: 'The stay does not fit there, or its bank transfer could not arrive before.',
    details: z.union([z.strictObject({ reasons: z.array(Reason) }), TOO_LATE]),
  },
};
export const NOT_ALLOWED = {
  when: 'The body is wrong, or the state of the reservation does not allow it.',
  details: z.union([FieldErrors, OtherState.pick({ state: true })]),
};

/** A change of a reservation, answered with the reservation as it then is. */
export const change = <const Line extends Pick<Route, 'summary' | 'handler' | 'body'>>(
  line: Line,
  errors: Route['errors'] = {},
) => ({
  access: 'reservations.manage' as const,
  answer: data(ReservationView),
  errors: { 400: NOT_ALLOWED, 404: NOT_FOUND, ...errors },
  ...line,
});

/** What managers do with reservations. */
export const reservationActionRoutes = {
  'POST /booking-rules/reservations': route({
    summary: 'Book for a guest at the desk or on the phone',
    access: 'reservations.manage',
    handler: 'reservationsAdmin.create',
    body: data(DeskBookingRequest),
    status: 201,
    answer: data(ReservationView),
    errors: {
      409: { ...CONFLICT, when: 'Nights are taken, or the price is not the one that was told.' },
      422: {
        when: 'Rules refuse the stay; `mayOverride` says whether a manager may set them all aside.',
        details: z.strictObject({ reasons: z.array(Reason), mayOverride: z.boolean() }),
      },
    },
  }),
  'POST /booking-rules/reservations/{reference}/accept': change(
    {
      summary: "Accept a request: confirmed, or held for the guest's payment",
      handler: 'reservationsAdmin.accept',
      body: Nothing,
    },
    { 422: { when: 'No bank transfer could arrive before check-in.', details: TOO_LATE } },
  ),
  'POST /booking-rules/reservations/{reference}/decline': change({
    summary: 'Decline a request',
    handler: 'reservationsAdmin.decline',
    body: z.strictObject({ data: z.strictObject({ why }).optional() }).optional(),
  }),
  'POST /booking-rules/reservations/{reference}/confirm': change(
    {
      summary: 'Confirm a held or expired reservation, paid or not',
      handler: 'reservationsAdmin.confirm',
      body: Nothing,
    },
    { 409: CONFLICT },
  ),
  'POST /booking-rules/reservations/{reference}/release': change({
    summary: 'Free the nights of a hold that nobody has paid',
    handler: 'reservationsAdmin.release',
    body: Nothing,
  }),
  'POST /booking-rules/reservations/{reference}/paid': change({
    summary: 'Note that the total has been received',
    handler: 'reservationsAdmin.markPaid',
    body: Nothing,
  }),
  'POST /booking-rules/reservations/{reference}/cancel': change({
    summary: 'Cancel a reservation, and give back what its ladder says, all or nothing',
    handler: 'reservationsAdmin.cancel',
    body: data(z.strictObject({ refund: z.enum(REFUND_CHOICES), why })),
  }),
  'POST /booking-rules/reservations/{reference}/no-show': change({
    summary: 'Note that the guest never came, from the day of check-in on',
    handler: 'reservationsAdmin.markNoShow',
    body: Nothing,
  }),
  'POST /booking-rules/reservations/{reference}/move': change(
    {
      summary:
        'Give a reservation other dates, another number of guests or another apartment, at agreed rates, at those of today or by hand',
      handler: 'reservationsAdmin.modify',
      body: data(StayChange),
    },
    CHANGE_REFUSED,
  ),
  'POST /booking-rules/reservations/{reference}/move-preview': route({
    summary: 'Preview that, with every reason against it',
    access: 'reservations.read',
    handler: 'reservationsAdmin.previewModification',
    asks: true,
    body: data(StayChangePreview),
    answer: data(ModificationPreview),
    errors: { 400: NOT_ALLOWED, 404: NOT_FOUND },
  }),
  'POST /booking-rules/reservations/{reference}/mails/{id}/resend': route({
    summary: 'Send a mail once more, and list all mails about the reservation',
    access: 'reservations.manage',
    handler: 'reservationsAdmin.resendMail',
    params: z.strictObject({ reference: id, id: rowId }),
    body: Nothing,
    answer: data(z.array(ReservationMail)),
    errors: { 404: 'There is no such mail.' },
  }),
} satisfies RouteTable;
