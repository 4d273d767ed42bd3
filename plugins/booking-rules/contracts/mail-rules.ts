import { z } from 'zod';
import { MAIL_CONDITIONS, MAIL_MOMENTS } from '../shared/domain/mail-rule';
import { LANGUAGES } from '../shared/format/language';
import { templateProblems } from '../shared/templates/template';
import { data, instant, requiredText, rowId, text } from './fields';
import { NOT_FOUND } from './money/folio';
import { apartments } from './rates/rates';
import { route, type RouteTable } from './route';

const LONGEST_SUBJECT = 150;
const LONGEST_TEXT = 5_000;
const MOST_DAYS = 60;
const MOST_HOURS = 720;

/** A text in which every variable is one that there is. */
const template = (longest: number) =>
  text(longest).superRefine((typed, context) => {
    for (const problem of templateProblems(typed))
      context.addIssue({
        code: 'custom',
        message:
          problem.problem === 'unknown-variable'
            ? `has no variable {{${problem.name}}}`
            : `has braces that are not closed near “${problem.near}”`,
      });
  });

const WrittenText = z.strictObject({
  subject: template(LONGEST_SUBJECT).refine((typed) => !typed.includes('\n'), 'must be one line'),
  text: template(LONGEST_TEXT),
});
const Texts = z
  .strictObject({ en: WrittenText, ar: WrittenText })
  .describe('What guests read, in their language; where that is empty, in the other.')
  .superRefine(({ en, ar }, context) => {
    for (const language of LANGUAGES) {
      const { subject, text: body } = language === 'en' ? en : ar;
      const isHalf = (subject === '') !== (body === '');
      const isMissing = en.subject === '' && ar.subject === '' && language === 'en';
      if (isHalf || isMissing)
        context.addIssue({
          code: 'custom',
          path: [language, subject === '' ? 'subject' : 'text'],
          message: 'is required',
        });
    }
  });

const ruleFields = {
  name: requiredText(80).describe('As the panel lists it; guests never see it.'),
  active: z.boolean(),
  moment: z.enum(MAIL_MOMENTS),
  offset: z
    .int({ error: 'must be a whole number' })
    .min(0, 'must be 0 or more')
    .max(MOST_HOURS, `must be ${MOST_HOURS} or fewer`)
    .describe('Hours after `booking`, days of the other moments; 0 for those that are days themselves.'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00')
    .describe('Local time at the property; not looked at for `booking`.'),
  sendLate: z.boolean().describe('Whether who books after that time gets it at once.'),
  condition: z.enum(MAIL_CONDITIONS),
  apartments,
  texts: Texts,
};
const MailRuleDraft = z
  .strictObject(ruleFields)
  .refine(({ moment, offset }) => moment === 'booking' || offset <= MOST_DAYS, {
    error: `must be ${MOST_DAYS} or fewer`,
    path: ['offset'],
  });
/** A rule as a manager writes it. */
export type MailRuleDraft = z.output<typeof MailRuleDraft>;

const MailRuleLine = z.strictObject({
  ...ruleFields,
  id: z.int(),
  activeSince: instant.nullable().describe('What was due before that is not sent.'),
  sent: z.int().describe('How many bookings have got its mail.'),
});
/** A rule as the panel lists it. */
export type MailRuleLine = z.infer<typeof MailRuleLine>;

const ExampleBooking = z.strictObject({
  reference: z.string(),
  guest: z.string(),
  apartmentName: z.string(),
  checkIn: z.string(),
  language: z.enum(LANGUAGES),
});
const MailRules = z.strictObject({
  rules: z.array(MailRuleLine),
  bookings: z.array(ExampleBooking).describe('The next stays, to look at a mail with.'),
  mailServer: z.boolean().describe('False when mails are written to a folder.'),
});
/** All rules, and what to try them with. */
export type MailRules = z.infer<typeof MailRules>;

const PreviewRequest = z.strictObject({
  reference: requiredText(20).describe('The booking that fills the text in.'),
  language: z.enum(LANGUAGES),
  subject: template(LONGEST_SUBJECT),
  text: template(LONGEST_TEXT),
});
/** A text that is looked at before it is kept. */
export type MailPreviewRequest = z.output<typeof PreviewRequest>;
const MailPreview = z.strictObject({
  subject: z.string(),
  html: z.string().describe('The whole mail as guests read it.'),
  missing: z
    .array(z.string())
    .describe('Variables that this booking has nothing for: lines that name them are left out.'),
});
/** A mail as a guest would read it. */
export type MailPreview = z.infer<typeof MailPreview>;

const BookingMails = z.strictObject({
  off: z.boolean().describe('Whether this guest gets no automatic mails.'),
  planned: z
    .array(z.strictObject({ rule: z.int(), name: z.string(), at: instant }))
    .describe('What will be sent as things stand, first to last.'),
});
/** Automatic mails of a booking that are still to be sent. */
export type BookingMails = z.infer<typeof BookingMails>;

const params = z.strictObject({ id: rowId });

/** Mails that go to guests by rule. */
export const mailRuleRoutes = {
  'GET /booking-rules/mail-rules': route({
    summary: 'List the rules by which mails go to guests',
    access: 'reservations.read',
    handler: 'mail-rules.list',
    answer: data(MailRules),
    personal: true,
  }),
  'POST /booking-rules/mail-rules': route({
    summary: 'Add a rule',
    access: 'rules.manage',
    handler: 'mail-rules.create',
    body: data(MailRuleDraft),
    status: 201,
    answer: data(MailRuleLine),
  }),
  'PUT /booking-rules/mail-rules/{id}': route({
    summary: 'Change a rule, or switch it on or off',
    access: 'rules.manage',
    handler: 'mail-rules.update',
    params,
    body: data(MailRuleDraft),
    answer: data(MailRuleLine),
    errors: { 404: NOT_FOUND },
  }),
  'DELETE /booking-rules/mail-rules/{id}': route({
    summary: 'Remove a rule; what was sent stays in the bookings',
    access: 'rules.manage',
    handler: 'mail-rules.remove',
    params,
    answer: data(z.strictObject({ removed: z.literal(true) })),
    errors: { 404: NOT_FOUND },
  }),
  'POST /booking-rules/mail-rules/preview': route({
    summary: 'Show a text as the guest of a booking would read it',
    access: 'rules.manage',
    handler: 'mail-rules.preview',
    body: data(PreviewRequest),
    answer: data(MailPreview),
    asks: true,
    personal: true,
    errors: { 404: NOT_FOUND },
  }),
  'POST /booking-rules/mail-rules/test': route({
    summary: 'Send such a mail to whoever asks, at the address of their account',
    access: 'rules.manage',
    handler: 'mail-rules.test',
    body: data(PreviewRequest),
    answer: data(z.strictObject({ to: z.string() })),
    personal: true,
    errors: { 404: NOT_FOUND },
  }),
  'GET /booking-rules/reservations/{reference}/automatic-mails': route({
    summary: 'List automatic mails that the guest of a booking will get',
    access: 'reservations.read',
    handler: 'mail-rules.planned',
    answer: data(BookingMails),
    personal: true,
    errors: { 404: NOT_FOUND },
  }),
  'PUT /booking-rules/reservations/{reference}/automatic-mails': route({
    summary: 'Switch automatic mails off for a booking, or on again',
    access: 'reservations.manage',
    handler: 'mail-rules.switchForBooking',
    body: data(z.strictObject({ off: z.boolean() })),
    answer: data(BookingMails),
    personal: true,
    errors: { 404: NOT_FOUND },
  }),
} satisfies RouteTable;
