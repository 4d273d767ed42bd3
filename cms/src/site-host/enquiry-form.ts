import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BACK_SOON_SECONDS, engineOf, databaseTrouble } from 'booking-rules/engine';
import type { Context } from 'koa';
import { gateOf } from '../rate-limits/gate';
import { tooMany } from '../rate-limits/waiting-time';
import { readForm } from './read-form';
import type { FormAnswer } from './site-types';

/** Where enquiry forms are posted to by browsers without JavaScript. */
export const ENQUIRY_FORM = '/enquiry';

/**
 * Takes an enquiry that came as a plain form.
 * @returns the address of the page that says thank you, or what the form has to say when it is shown again
 */
export async function takeEnquiryForm(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<{ sent: string } | { form: FormAnswer }> {
  const values = await readForm(ctx.req);
  if (values === null) return failed(413, {}, 'Your enquiry is too long to be taken in one piece.');
  const seconds = await gateOf(strapi).enter('enquiry', ctx.request.ip);
  if (seconds !== null) {
    ctx.set('Retry-After', String(seconds));
    return failed(429, values, `${tooMany(seconds)}.`);
  }
  try {
    const { reference } = await engineOf(strapi).enquiries.createFromForm(values, new Date());
    return { sent: `${ENQUIRY_FORM}?sent=${reference}` };
  } catch (error) {
    if (error instanceof errors.ValidationError)
      return { form: { status: 400, values, details: error.details as unknown, failure: null } };
    if (databaseTrouble(error) !== null) {
      ctx.set('Retry-After', BACK_SOON_SECONDS);
      return failed(
        503,
        values,
        'We cannot take your enquiry right now. Try again in a few seconds, or call us.',
      );
    }
    strapi.log.error(`An enquiry could not be kept: ${String(error)}`);
    return failed(500, values, 'Something went wrong on our side: try again, or call us.');
  }
}

function failed(status: number, values: Record<string, string>, failure: string): { form: FormAnswer } {
  return { form: { status, values, details: {}, failure } };
}
