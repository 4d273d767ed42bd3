import { z } from 'zod';
import { LANGUAGES } from '../../shared/format/language';
import { isTaxNumber, taxNumberForm } from '../../shared/format/tax-number';
import { SITE_FONTS, SOCIAL_NETWORKS } from '../../shared/listing/site-look';
import { data, noQuery, requiredText, text, timeOfDay, uploadId, weekday } from '../fields';
import { route, type ContentAccess, type RouteTable } from '../route';

const phone = text(25).regex(/^(\+?[0-9 ()-]{5,25})?$/, 'must be a phone number, such as +44 20 7946 0958');
const email = z.union([z.literal(''), z.email({ error: 'must be an email address' }).max(254)], {
  error: 'must be an email address',
});
const colour = text(7).regex(/^(#[0-9a-fA-F]{6})?$/, 'must be six digits behind a #, such as #0F5C5C');
const picture = uploadId.nullable().describe('Id of an upload.');

/** A whole number from 1; null as the place says. */
const atMost = (most: number) =>
  z
    .int({ error: 'must be a whole number' })
    .min(1, 'must be 1 or more')
    .max(most, `must be ${most} or less`)
    .nullable();

const OpeningHours = z
  .strictObject({
    days: z.array(weekday).min(1, 'must name a day').max(7),
    opens: timeOfDay,
    closes: timeOfDay,
  })
  .refine(({ opens, closes }) => opens < closes, { error: 'must be after the opening', path: ['closes'] });

/** As the component `site.host` has it. */
const HostFields = z.strictObject({
  name: requiredText(60),
  about: text(400),
  portrait: picture,
  spokenLanguages: text(120),
  whatsapp: text(16).regex(/^(\+[0-9]{7,15})?$/, 'must be a number such as +971501234567'),
});
/** Who looks after guests, as the form holds it. */
export type HostFields = z.output<typeof HostFields>;

const Fields = z.strictObject({
  brand: requiredText(40),
  tagline: text(160),
  tradingName: requiredText(120).describe('At the head of invoices.'),
  legalName: text(160),
  logo: picture,
  logoOnDark: picture,
  icon: picture,
  brandColour: colour.describe('Empty for the usual one.'),
  accentColour: colour.describe('Empty for the usual one.'),
  fonts: z.enum(SITE_FONTS, { error: 'must be one of those offered' }),
  phone,
  email,
  staffMailLanguage: z
    .enum(LANGUAGES, { error: 'must be one of those offered' })
    .describe('Of mails to those who run the business.'),
  footerAddress: requiredText(300).describe('The postal address in the footer.'),
  openingHours: z
    .array(OpeningHours)
    .max(7, 'must be 7 lines or fewer')
    .describe('Empty for around the clock.'),
  socialLinks: z
    .array(
      z.strictObject({
        network: z.enum(SOCIAL_NETWORKS, { error: 'must be one of those offered' }),
        url: text(300).regex(/^https:\/\//, 'must begin with https://'),
      }),
    )
    .max(SOCIAL_NETWORKS.length, 'must be one of each network'),
  pictureNote: text(200),
  arrivalRule: z
    .strictObject({
      hoursBefore: z
        .int({ error: 'must be a whole number' })
        .min(0, 'must be 0 or more')
        .max(720, 'must be 720 or fewer'),
      onlyPaid: z.boolean(),
      onlyRegistered: z.boolean(),
    })
    .describe('When guests are told how to get in.'),
  validPermits: z.boolean().describe('Whether an apartment whose permit has expired cannot be published.'),
  host: HostFields.nullable().describe('Who looks after guests; null for nobody in particular.'),
  legalAddress: text(500).describe('Its lines, as they stand on invoices.'),
  taxNumber: text(20).refine((number) => number === '' || isTaxNumber(number), {
    error: () => `must have ${taxNumberForm()}`,
  }),
  licenceNumber: text(60),
  invoiceEmail: email,
  invoicePhone: phone,
  beneficiary: text(160),
  bank: text(120),
  iban: text(42),
  swift: text(11),
  bankNote: text(300),
  footer: text(500).describe('The last words of every document.'),
  guestRegistration: z
    .enum(['by-place', 'always', 'never'], { error: 'must be one of those offered' })
    .describe('Whether guests register: as the pack of the place says, or otherwise.'),
  registrationHours: atMost(168).describe('By when the authority has to know, in hours after check-in.'),
  registrationDaysKept: atMost(730).describe('After check-out, until what guests gave is deleted.'),
  registrationAskDays: atMost(60).describe('Before arrival, when guests are asked by mail.'),
});
/** All that a business says of itself. */
export type BusinessFields = z.output<typeof Fields>;

const Change = Fields.partial();
/** What of it was changed. */
export type BusinessChange = z.output<typeof Change>;

const Business = z.strictObject({
  values: Fields.extend({ tradingName: z.string(), footerAddress: z.string(), taxNumber: z.string() }),
  pictures: z
    .record(z.string(), z.string())
    .describe('Addresses of the pictures that it names, by their ids.'),
  mailSender: z.string().describe('Address that mails come from, which the operator of the server sets.'),
  registration: z
    .strictObject({
      place: z.string(),
      note: z.string().describe('Which law asks for it.'),
      ...{ on: z.boolean(), dueHours: z.int(), daysKept: z.int(), askDays: z.int() },
    })
    .nullable()
    .describe('What the place says of guests’ registration; null where it has no pack.'),
  homePage: z.string().nullable().describe('Id of the home page, for its preview.'),
});
/** A business as the panel shows it. */
export type Business = z.infer<typeof Business>;

const WRITES: ContentAccess = 'update plugin::booking-rules.business';

/** What the site, mails and documents say of the business. */
export const businessRoutes = {
  'GET /booking-rules/business': route({
    summary: 'Read what the business says of itself',
    access: WRITES,
    handler: 'business.find',
    query: noQuery,
    answer: data(Business),
  }),
  'PUT /booking-rules/business': route({
    summary: 'Change what the business says of itself',
    access: WRITES,
    handler: 'business.save',
    body: data(Change),
    answer: data(Business),
    errors: { 400: 'A field is wrong, or a colour cannot be read; the message names the nearest that can.' },
  }),
  'POST /booking-rules/business/preview': route({
    summary: 'See the site with a change that is not saved',
    access: WRITES,
    handler: 'business.preview',
    body: data(Change),
    answer: data(z.strictObject({ url: z.string().describe('Of the home page; signed, for 15 minutes.') })),
    errors: { 400: 'A field is wrong.', 404: 'There is no home page.' },
  }),
} satisfies RouteTable;
