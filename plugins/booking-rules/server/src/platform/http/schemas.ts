import { z } from 'zod';
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
export const spanFits = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }): boolean =>
  Math.abs(Date.parse(checkOut) - Date.parse(checkIn)) <= LONGEST_STAY * 86_400_000;

/** The fields of an apartment's stay. */
export const stayFields = { apartmentId: id, checkIn: day, checkOut: day };

/** No stay, and no block, is longer. */
export const spanRule = [
  spanFits,
  { error: `a stay has ${LONGEST_STAY} nights at most`, path: ['checkOut'] as string[] },
] as const;

/** An apartment and a span of its nights. */
export const staySpan = z
  .strictObject(stayFields)
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
    error: 'must be after check-in',
    path: ['checkOut'],
  })
  .refine(...spanRule);

/** Free text: no control characters that a database or a mail would choke on. */
export const text = (longest: number) =>
  z
    .string({ error: 'is required' })
    .trim()
    .max(longest, `must have ${longest} characters or fewer`)
    .refine((value) => !value.includes(NUL), 'has a character that cannot be kept');
export const requiredText = (longest: number) => text(longest).min(1, 'is required');

/** The guest of a reservation. */
export const guestBody = z.strictObject({
  firstName: requiredText(80),
  lastName: requiredText(80),
  email: z.email({ error: 'must be an e-mail address' }).max(254),
  phone: phoneNumber,
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

export const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
