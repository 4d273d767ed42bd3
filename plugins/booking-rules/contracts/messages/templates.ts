import { z } from 'zod';
import { LONGEST_MESSAGE } from '../../shared/domain/guests/messages';
import { TEMPLATE_VARIABLES } from '../../shared/templates/template';
import { data, instant, noQuery, requiredText, rowId, text } from '../fields';
import { route, type RouteTable } from '../route';

const MessageTemplateDraft = z.strictObject({
  name: requiredText(80),
  english: requiredText(LONGEST_MESSAGE),
  arabic: text(LONGEST_MESSAGE).describe('Empty: guests of that language are written to in English.'),
});
/** A text with variables that staff answer with. */
export type MessageTemplateDraft = z.output<typeof MessageTemplateDraft>;

const MessageTemplate = MessageTemplateDraft.extend({
  id: z.int(),
  changedBy: z.string(),
  changedAt: instant,
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

const TemplatePreview = z.strictObject({
  text: z.string(),
  missing: z
    .array(z.enum(TEMPLATE_VARIABLES))
    .describe('Variables that this booking has nothing for; they stand in the text as they were.'),
});
/** A text as a guest would get it. */
export type TemplatePreview = z.infer<typeof TemplatePreview>;

const UNFIT = 'A field is wrong, or the text names a variable that there is not.';
const params = z.strictObject({ id: rowId });
const errors = {
  400: UNFIT,
  404: 'There is no such template.',
  409: 'Another template has this name.',
} as const;

/** The texts that staff answer with. */
export const messageTemplateRoutes = {
  'GET /booking-rules/message-templates': route({
    summary: 'List message templates by name',
    access: 'reservations.read',
    handler: 'messageTemplates.find',
    query: noQuery,
    answer: data(z.array(MessageTemplate)),
  }),
  'POST /booking-rules/message-templates': route({
    summary: 'Write a message template',
    access: 'reservations.manage',
    handler: 'messageTemplates.create',
    body: data(MessageTemplateDraft),
    status: 201,
    answer: data(z.array(MessageTemplate)),
    errors: { 400: UNFIT, 409: errors[409] },
  }),
  'PUT /booking-rules/message-templates/{id}': route({
    summary: 'Change a message template',
    access: 'reservations.manage',
    handler: 'messageTemplates.update',
    params,
    body: data(MessageTemplateDraft),
    answer: data(z.array(MessageTemplate)),
    errors,
  }),
  'DELETE /booking-rules/message-templates/{id}': route({
    summary: 'Remove a message template',
    access: 'reservations.manage',
    handler: 'messageTemplates.remove',
    params,
    answer: data(z.array(MessageTemplate)),
    errors: { 404: errors[404] },
  }),
  'POST /booking-rules/messages/{reference}/preview': route({
    summary: 'Preview a text with variables as the guest would get it',
    access: 'reservations.read',
    handler: 'messageTemplates.preview',
    body: data(z.strictObject({ text: requiredText(LONGEST_MESSAGE) })),
    answer: data(TemplatePreview),
    errors: { 400: UNFIT, 404: 'There is no such reservation or enquiry.' },
    asks: true,
  }),
} satisfies RouteTable;
