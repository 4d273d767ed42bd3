import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { daysBetween, isDay, LARGEST_PARTY } from '../shared/domain/stay';

/** Longest stay that is looked at, in nights; anything longer is a mistake or an attack. */
const LONGEST_STAY = 1_100;
const NUL = String.fromCharCode(0);

/** A calendar day at the property, in the time zone of the business. */
export const day = z
  .string({ error: 'must be a day such as 2027-01-31' })
  .refine(isDay, 'must be a day such as 2027-01-31')
  .meta({ format: 'date' });
/** A calendar month there. */
export const month = z
  .string({ error: 'must be a month such as 2027-01' })
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-01');
/** A time of a day there. */
export const timeOfDay = z
  .string({ error: 'must be a time such as 09:00' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** An amount in the smallest unit of the business's currency: see `GET /api/place`. */
export const minorUnits = z.int();
/** The currency of the business, ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** Sunday 0 to Saturday 6. */
export const weekday = z.literal([0, 1, 2, 3, 4, 5, 6], 'must be 0 to 6');
export const weekdays = z.array(weekday).readonly();
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

/** Makes one schema for each number: a schema takes some kilobytes, and the same texts are asked for everywhere. */
function onceForEach<Schema>(make: (longest: number) => Schema): (longest: number) => Schema {
  const made = new Map<number, Schema>();
  return (longest) => {
    const schema = made.get(longest) ?? make(longest);
    made.set(longest, schema);
    return schema;
  };
}

/** Free text: no control characters that a database or a mail would choke on. */
export const text = onceForEach((longest) =>
  z
    .string({ error: 'is required' })
    .trim()
    .max(longest, `must have ${longest} characters or fewer`)
    .refine((value) => !value.includes(NUL), 'has a character that cannot be kept'),
);
export const requiredText = onceForEach((longest) => text(longest).min(1, 'is required'));

/** Longest phone number as it is typed (contract A9). */
export const LONGEST_PHONE_NUMBER = 25;

/**
 * A phone number as it is kept (E.164); null for what cannot be one: without a country code, of a country that
 * there is not, or too short or long for its country. Whether a line of that number exists is not asked.
 * @param country code of the country whose numbers may come without its calling code
 */
export function e164Of(text: string, country?: string): string | null {
  const typed = text.trim().replace(/^00/, '+');
  if (!/^\+?[0-9 ()./-]{6,}$/.test(typed)) return null;
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(typed, { ...(home && { defaultCountry: home }), extract: false });
  return parsed?.isPossible() ? parsed.number : null;
}

/** A phone number with its country code, made E.164. */
export const phoneNumber = z
  .string({ error: 'is required' })
  .trim()
  .max(LONGEST_PHONE_NUMBER, `must have ${LONGEST_PHONE_NUMBER} characters or fewer`)
  .transform((typed, context) => {
    const number = e164Of(typed);
    if (number !== null) return number;
    context.addIssue({
      code: 'custom',
      message: 'must be a complete phone number with its country code, such as +44 20 7946 0958',
    });
    return z.NEVER;
  });

/** The guest of a reservation. */
export const guestBody = z.strictObject({
  firstName: requiredText(80),
  lastName: requiredText(80),
  email: z.email({ error: 'must be an email address' }).max(254),
  phone: phoneNumber,
});

/** Strapi's envelope of what is sent and answered. */
export const data = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ data: schema });

/** `error.details` of the 400 for input that is wrong. */
export const FieldErrors = z.strictObject({
  errors: z.array(z.strictObject({ path: z.array(z.string()), message: z.string(), name: z.string() })),
});

/** Strapi's v4 error envelope. `details` depends on the error. */
export const ErrorEnvelope = z.strictObject({
  data: z.null(),
  error: z.strictObject({ status: z.int(), name: z.string(), message: z.string(), details: z.unknown() }),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

export const Pagination = z
  .strictObject({
    page: z.int(),
    pageSize: z.int(),
    pageCount: z.int(),
    total: z.int(),
  })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof Pagination>;

/** A list with its page, in Strapi's shape. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ data: z.array(item), meta: z.strictObject({ pagination: Pagination }) });
export interface Page<Item> {
  data: Item[];
  meta: { pagination: Pagination };
}

/** Query of an address that takes none. */
export const noQuery = z.strictObject({});

/**
 * How a guest shows that a reservation is theirs: its email address, or the token of a signed link. In the query of
 * a GET, and inside `data` of a POST (`/look-up`, `/cancellation`, `/payment`).
 */
export const guestProof = z
  .strictObject({
    email: z.string().min(1).max(254).optional(),
    token: z.string().min(1).max(100).optional(),
  })
  .transform(({ email, token }, ctx): { email: string } | { token: string } => {
    if (email !== undefined && token === undefined) return { email };
    if (token !== undefined && email === undefined) return { token };
    ctx.addIssue({ code: 'custom', path: ['email'], message: 'give either email or token' });
    return z.NEVER;
  });

export const whole = (least: number, most: number) =>
  z.coerce.number<string | number>().int().min(least).max(most);
/** The largest number of a row. */
const LAST_ROW = 2_147_483_647;
/** The number of a row of a table, in a path. */
export const rowId = whole(1, LAST_ROW);
/** The number of an upload, in a body. */
export const uploadId = z.int({ error: 'must be the number of an upload' }).min(1).max(LAST_ROW);

/** Which page of a list is asked for; the first of 25, or of `usual`, where nothing is said. */
export const pageFields = (most: number, usual = 25) => ({
  page: whole(1, 100_000).default(1),
  pageSize: whole(1, most).default(usual),
});

/** One or more of some names in a query: repeated, or parted by commas. */
export const namesOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (Array.isArray(value) ? value : value.split(',')))
    .pipe(z.array(item).min(1));

/** A span of nights in a query: from a day up to, not including, another. */
export const spanQuery = { from: day, to: day };
const MOST_DAYS = 731;

/** Two years at most, so that a year and the one before fit. */
export const runsForwards = [
  ({ from, to }: { from: string; to: string }): boolean => from < to && daysBetween(from, to) <= MOST_DAYS,
  { error: `must be after from, by ${MOST_DAYS} days at most`, path: ['to'] as string[] },
] as const;

/** Which stay something is about, in answers. */
export const stayedFields = {
  apartmentId: z.string(),
  apartmentName: z.string(),
  checkIn: day,
  checkOut: day,
  nights: z.int(),
  guests: z.int(),
};

/** An apartment's area. */
export const district = z.strictObject({ slug: z.string(), name: z.string() });

/** What names an apartment in lists of the panel. */
export const apartmentFields = {
  apartmentId: z.string(),
  documentId: z.string().describe('For links into the content manager.'),
  name: z.string(),
};

/** A published apartment, as it is named where one is chosen. */
export const ApartmentName = z.strictObject({ ...apartmentFields, district });
export type ApartmentName = z.infer<typeof ApartmentName>;

/** `error.details` of a 429 by which a guest has as much as one may have; seconds where time alone ends it. */
export const LimitReached = z.strictObject({
  limit: z.string(),
  most: z.int(),
  retryAfter: z.int().optional(),
});
