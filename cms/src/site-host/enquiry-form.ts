import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BACK_SOON_SECONDS, databaseTrouble, engineOf } from 'booking-rules/engine';
import type { Context } from 'koa';
import { rateLimiterOf } from '../rate-limits/rate-limiter';
import type { FormAnswer, FormFailure } from './site-types';

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
  if (values === null) return failed(413, {}, { reason: 'too-long' });
  const seconds = await rateLimiterOf(strapi).enter('enquiry', ctx.request.ip);
  if (seconds !== null) {
    ctx.set('Retry-After', String(seconds));
    return failed(429, values, { reason: 'too-many', seconds });
  }
  try {
    const { reference } = await engineOf(strapi).enquiries.createFromForm(values, new Date());
    return { sent: `${ENQUIRY_FORM}?sent=${reference}` };
  } catch (error) {
    if (error instanceof errors.ValidationError)
      return { form: { status: 400, values, details: error.details as unknown, failure: null } };
    if (databaseTrouble(error) !== null) {
      ctx.set('Retry-After', BACK_SOON_SECONDS);
      return failed(503, values, { reason: 'not-now' });
    }
    strapi.log.error(`An enquiry could not be saved: ${String(error)}`);
    return failed(500, values, { reason: 'our-side' });
  }
}

function failed(status: number, values: Record<string, string>, failure: FormFailure): { form: FormAnswer } {
  return { form: { status, values, details: {}, failure } };
}

const MOST_BYTES = 64 * 1024;

/** The fields of a posted form; null for one that is too large, or of another kind than browsers send by default. */
async function readForm(request: IncomingMessage): Promise<Record<string, string> | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroyed by an early end of the loop, the request would take its connection along, and with it the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
