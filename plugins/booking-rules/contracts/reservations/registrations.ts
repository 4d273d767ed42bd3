import { z } from 'zod';
import { DOCUMENT_KINDS, REGISTRATION_FIELDS } from '../../shared/domain/guests/registration';
import {
  data,
  day,
  guestProof,
  instant,
  noQuery,
  requiredText,
  runsForwards,
  spanQuery,
  stayedFields,
  text,
} from '../fields';
import { NO_SUCH_RESERVATION } from './reservations';
import { route, type RouteTable } from '../route';

const standing = {
  state: z
    .enum(['off', 'missing', 'partly', 'registered', 'reported'])
    .describe('`off` where nobody has to be registered, `reported` once the authority knows.'),
  registered: z.int().describe('How many guests of the stay are.'),
  needed: z.int(),
  dueAt: instant.describe('By when the authority has to know.'),
  isLate: z.boolean(),
};

const country = z.string({ error: 'is required' }).regex(/^[A-Z]{2}$/, 'must be a country code such as GB');

/** What somebody who stays gives; which of it the place decides. */
const Entry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('guest'),
    firstName: requiredText(80).describe('As in the document, as all names.'),
    lastName: requiredText(80),
    nationality: country,
    document: z
      .strictObject({
        kind: z.enum(DOCUMENT_KINDS, 'must be one of those offered'),
        number: requiredText(30),
      })
      .optional(),
    birthDate: day.optional(),
    address: text(300).optional(),
    picture: z.uuid('must be the id of a picture').optional().describe('As the picture was answered with.'),
  }),
  z.strictObject({
    kind: z.literal('child').describe('Where children are only said to come.'),
  }),
]);
export type RegistrationEntry = z.output<typeof Entry>;

const GuestRegistration = z.strictObject({
  reference: z.string(),
  apartmentName: z.string(),
  checkIn: day,
  checkOut: day,
  ...standing,
  isOpen: z.boolean().describe('Whether guests can register, and take back what they gave.'),
  fields: z.array(z.enum(REGISTRATION_FIELDS)).describe('What is asked beside name and nationality.'),
  documents: z.array(z.enum(DOCUMENT_KINDS)),
  exempt: z.array(z.string()).describe('Nationalities of which no more than that is asked.'),
  children: z.boolean().describe('Whether children give the same as adults.'),
  adultAge: z.int(),
  place: z.string().describe('Whose law asks for it; empty where the house asks by itself.'),
  deletedOn: day.describe('When all of it is deleted.'),
  guests: z
    .array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['guest', 'child']),
        initials: z.string().describe('Such as `L. H.`; empty for a child, and where it cannot be read.'),
      }),
    )
    .describe('Who is registered.'),
});
/** The registration of a stay as its guests see it: nobody is shown what others have given. */
export type GuestRegistration = z.infer<typeof GuestRegistration>;

const PanelRegistration = z.strictObject({
  ...standing,
  deletedOn: day,
  askedAt: instant.nullable().describe('When guests were asked by mail.'),
  reportedAt: instant.nullable(),
  reportedBy: z.string().nullable(),
  guests: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['guest', 'child']),
      hasPicture: z.boolean(),
      registeredAt: instant,
    }),
  ),
});
/** The registration of a stay as staff see it, without anything that guests have given. */
export type PanelRegistration = z.infer<typeof PanelRegistration>;

const RegisteredGuest = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  nationality: z.string(),
  document: z.strictObject({ kind: z.enum(DOCUMENT_KINDS), number: z.string() }).nullable(),
  birthDate: day.nullable(),
  address: z.string().nullable(),
});

const DueRegistration = z.strictObject({
  reference: z.string(),
  guest: z.string().describe('Who booked.'),
  ...stayedFields,
  ...standing,
});
/** An arrival of which the authority still has to know. */
export type DueRegistration = z.infer<typeof DueRegistration>;

const NOT_OPEN = 'Guests cannot register for this stay, or not any more.';
const UNREADABLE = 'It was sealed with a key that is not here.';
const ofGuest = {
  params: z.strictObject({ reference: z.string(), id: z.uuid('must be the id of a registration') }),
};

/** What guests give because the law of a place asks for it, and what managers do with it. */
export const registrationRoutes = {
  'POST /api/reservations/{reference}/registration/look-up': route({
    summary: 'Read what has to be registered for a stay, and how far that is',
    access: 'guest',
    handler: 'registrations.lookUp',
    body: data(guestProof),
    answer: data(GuestRegistration),
    errors: { 404: NO_SUCH_RESERVATION },
    personal: true,
  }),
  'POST /api/reservations/{reference}/registration/pictures': route({
    summary: 'Send the picture of a document (JPEG, PNG, WebP or AVIF, 10 MB) as the body itself',
    access: 'guest',
    handler: 'registrations.addPicture',
    query: guestProof,
    status: 201,
    answer: data(z.strictObject({ picture: z.uuid() })),
    errors: {
      400: 'It is no picture, or too large.',
      404: NO_SUCH_RESERVATION,
      409: `${NOT_OPEN} Or too many pictures were sent.`,
    },
    personal: true,
  }),
  'POST /api/reservations/{reference}/registration': route({
    summary: 'Register somebody who stays',
    access: 'guest',
    handler: 'registrations.register',
    body: data(z.strictObject({ proof: guestProof, guest: Entry })),
    status: 201,
    answer: data(GuestRegistration),
    errors: {
      404: NO_SUCH_RESERVATION,
      409: `${NOT_OPEN} Or everybody is registered.`,
    },
    personal: true,
  }),
  'POST /api/reservations/{reference}/registration/{id}/removal': route({
    summary: 'Take back what somebody gave',
    access: 'guest',
    handler: 'registrations.withdraw',
    body: data(guestProof),
    answer: data(GuestRegistration),
    errors: { 404: NO_SUCH_RESERVATION, 409: NOT_OPEN },
    personal: true,
  }),
  'GET /booking-rules/reservations/{reference}/registration': route({
    summary: 'Read how far the registration of a stay is',
    access: 'reservations.read',
    handler: 'registrations.find',
    query: noQuery,
    answer: data(PanelRegistration),
    errors: { 404: 'There is no such reservation.' },
  }),
  'POST /booking-rules/reservations/{reference}/registration/link': route({
    summary: 'Make the link by which guests register, and mail it if wanted',
    access: 'reservations.manage',
    handler: 'registrations.link',
    body: data(z.strictObject({ mail: z.boolean() })),
    answer: data(z.strictObject({ url: z.string() })),
    errors: { 404: 'There is no such reservation.', 409: `${NOT_OPEN} Or there is no email address.` },
    personal: true,
  }),
  'POST /booking-rules/reservations/{reference}/registration/guests/{id}/look': route({
    summary: 'See what a guest gave; the history tells of it',
    access: 'registrations.read',
    handler: 'registrations.look',
    ...ofGuest,
    answer: data(RegisteredGuest),
    errors: { 404: 'There is no such registration.', 409: UNREADABLE },
    personal: true,
  }),
  'GET /booking-rules/reservations/{reference}/registration/guests/{id}/picture.jpg': route({
    summary: 'See the picture of a document; the history tells of it',
    access: 'registrations.read',
    handler: 'registrations.picture',
    ...ofGuest,
    answer: 'image/jpeg',
    errors: { 404: 'There is no such picture.', 409: UNREADABLE },
    personal: true,
  }),
  'POST /booking-rules/reservations/{reference}/registration/report': route({
    summary: 'Say that the authority knows of the guests, or that it does not',
    access: 'registrations.read',
    handler: 'registrations.report',
    body: data(z.strictObject({ reported: z.boolean() })),
    answer: data(PanelRegistration),
    errors: { 404: 'There is no such reservation.' },
  }),
  'DELETE /booking-rules/reservations/{reference}/registration': route({
    summary: 'Delete all that the guests of a stay gave',
    access: 'registrations.read',
    handler: 'registrations.remove',
    answer: data(PanelRegistration),
    errors: { 404: 'There is no such reservation.' },
  }),
  'GET /booking-rules/registrations/due': route({
    summary: 'List arrivals of which the authority still has to know, soonest first',
    access: 'reservations.read',
    handler: 'registrations.due',
    query: noQuery,
    answer: data(z.array(DueRegistration)),
  }),
  'GET /booking-rules/exports/registrations': route({
    summary: 'Download the guests of arrivals from a day to before another, as the authority asks for them',
    access: 'registrations.read',
    handler: 'registrations.file',
    query: z.strictObject(spanQuery).refine(...runsForwards),
    answer: 'text/csv',
    personal: true,
  }),
} satisfies RouteTable;
