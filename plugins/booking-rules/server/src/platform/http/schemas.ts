import { z } from 'zod';
import { PAYMENT_METHODS } from '../../../../shared/contracts/reservations';
import { STAY_SORTS } from '../../../../shared/contracts/stays';
import { isDay, LARGEST_PARTY } from '../../../../shared/domain/stay';
import { phoneNumber } from './phone-number';

/** Longest stay that is looked at, in nights; anything longer is a mistake or an attack. */
const LONGEST_STAY = 1_100;
const NUL = String.fromCharCode(0);

export const day = z
  .string({ error: 'must be a day such as 2027-01-31' })
  .refine(isDay, 'must be a day such as 2027-01-31');
export const id = z.string().min(1).max(80);
export const guests = z
  .int({ error: 'must be a whole number' })
  .min(1, 'must be 1 or more')
  .max(LARGEST_PARTY, `must be ${LARGEST_PARTY} or fewer`);
const spanFits = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }): boolean =>
  Math.abs(Date.parse(checkOut) - Date.parse(checkIn)) <= LONGEST_STAY * 86_400_000;

/** The fields of an apartment's stay. */
export const stayFields = { apartmentId: id, checkIn: day, checkOut: day };

/** No stay, and no block, is longer. */
export const spanRule = [
  spanFits,
  { error: `a stay has ${LONGEST_STAY} nights at most`, path: ['checkOut'] as string[] },
] as const;

/** Free text: no control characters that a database or a mail would choke on. */
export const text = (longest: number) =>
  z
    .string({ error: 'is required' })
    .trim()
    .max(longest, `must have ${longest} characters or fewer`)
    .refine((value) => !value.includes(NUL), 'has a character that cannot be kept');
export const requiredText = (longest: number) => text(longest).min(1, 'is required');

/** Body of `POST /api/quotes`. */
export const quoteBody = z.strictObject({
  data: z
    .strictObject({
      apartmentId: id,
      checkIn: day,
      checkOut: day,
      guests,
      promotionCode: text(30).optional(),
    })
    .refine(spanFits, { error: `a stay has ${LONGEST_STAY} nights at most`, path: ['checkOut'] }),
});

/** The guest of a reservation. */
export const guestBody = z.strictObject({
  firstName: requiredText(80),
  lastName: requiredText(80),
  email: z.email({ error: 'must be an e-mail address' }).max(254),
  phone: phoneNumber,
});

/** Body of `POST /api/reservations`. */
export const reservationBody = z.strictObject({
  data: z.strictObject({
    quote: id,
    guest: guestBody,
    payment: z.enum(PAYMENT_METHODS, { error: `must be one of: ${PAYMENT_METHODS.join(', ')}` }),
    message: text(2_000).optional(),
  }),
});

/** Query of an address that takes none. */
export const noQuery = z.strictObject({});

/** How a guest shows that a reservation is theirs; also the query of `GET /api/reservations/{reference}`. */
export const guestProof = z
  .strictObject({
    email: z.string().min(1).max(254).optional(),
    token: z.string().min(1).max(100).optional(),
  })
  .transform(({ email, token }, ctx) => {
    if (email !== undefined && token === undefined) return { email };
    if (token !== undefined && email === undefined) return { token };
    ctx.addIssue({ code: 'custom', path: ['email'], message: 'give either email or token' });
    return z.NEVER;
  });

/** Body of the POSTs of a guest to a reservation: `/look-up`, `/cancellation`, `/payment`. */
export const guestProofBody = z.strictObject({ data: guestProof });

/** Body of `POST /api/reservations/{reference}/address-confirmation`. */
export const addressBody = z.strictObject({ data: z.strictObject({ token: z.string().min(1).max(100) }) });

/** Query of `GET /api/reservations`. */
export const pageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

/** Query of `GET /api/apartments/{id}/calendar`. */
export const calendarQuery = z.strictObject({ from: day.optional(), to: day.optional() });

export const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** Query of `GET /api/stays`. */
export const stayQuery = z
  .strictObject({
    availabilityDateStart: day.optional(),
    availabilityDateEnd: day.optional(),
    availabilityGuestNumber: whole(1, LARGEST_PARTY).optional(),
    district: id.optional(),
    bedrooms: whole(0, 20).optional(),
    priceMin: whole(0, Number.MAX_SAFE_INTEGER).optional(),
    priceMax: whole(0, Number.MAX_SAFE_INTEGER).optional(),
    amenities: z
      .union([z.string().max(1_000), z.array(z.string().max(80)).max(40)])
      .transform((value) => (Array.isArray(value) ? value : value.split(',')).filter((slug) => slug !== ''))
      .optional(),
    sort: z.enum(STAY_SORTS).optional(),
    page: whole(1, 100_000).optional(),
    pageSize: whole(1, 100).optional(),
  })
  .refine(
    (query) => (query.availabilityDateStart === undefined) === (query.availabilityDateEnd === undefined),
    {
      error: 'availabilityDateStart and availabilityDateEnd come together',
      path: ['availabilityDateEnd'],
    },
  )
  .refine(
    ({ availabilityDateStart: start, availabilityDateEnd: end }) =>
      start === undefined ||
      end === undefined ||
      (start < end && spanFits({ checkIn: start, checkOut: end })),
    { error: 'availabilityDateEnd must be after availabilityDateStart', path: ['availabilityDateEnd'] },
  );
