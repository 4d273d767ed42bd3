import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { BACK_SOON_SECONDS, databaseTrouble, engineOf } from 'booking-rules/engine';
import type { Context } from 'koa';
import type { Limited } from '../rate-limits/limit-settings';
import { rateLimiterOf } from '../rate-limits/rate-limiter';
import type { FormAnswer, FormFailure } from './site-types';

type Values = Record<string, string>;

/**
 * Takes a form that a browser without JavaScript has posted.
 * @returns the address of the page that says thank you, or what the form has to say when it is shown again
 */
export type TakeForm = (
  strapi: Core.Strapi,
  ctx: Context,
) => Promise<{ sent: string } | { form: FormAnswer }>;

/** The addresses to which forms are posted, and what takes them. */
export const FORMS: ReadonlyMap<string, TakeForm> = new Map([
  [
    '/enquiry',
    taking('enquiry', async (strapi, values) => {
      const { reference } = await engineOf(strapi).enquiries.createFromForm(values, new Date());
      return `/enquiry?sent=${reference}`;
    }),
  ],
  [
    '/review',
    taking('reservation', async (strapi, values) => {
      const { reference } = await engineOf(strapi).reviews.createFromForm(values, new Date());
      return `/review?${new URLSearchParams({ reference, token: values['token'] ?? '' }).toString()}`;
    }),
  ],
]);

/**
 * @param limited what it counts as
 * @param send keeps what was typed, and gives the address of the page that says thank you
 */
function taking(limited: Limited, send: (strapi: Core.Strapi, values: Values) => Promise<string>): TakeForm {
  return async (strapi, ctx) => {
    const values = await readForm(ctx.req);
    if (values === null) return failed(413, {}, { reason: 'too-long' });
    const seconds = await rateLimiterOf(strapi).enter(limited, ctx.request.ip);
    if (seconds !== null) {
      ctx.set('Retry-After', String(seconds));
      return failed(429, values, { reason: 'too-many', seconds });
    }
    try {
      return { sent: await send(strapi, values) };
    } catch (error) {
      if (error instanceof errors.ValidationError)
        return { form: { status: 400, values, details: error.details as unknown, failure: null } };
      // What cannot be done any more, the page says by itself.
      const refused = refusalOf(error);
      if (refused !== null) return { form: { status: refused, values, details: {}, failure: null } };
      if (databaseTrouble(error) !== null) {
        ctx.set('Retry-After', BACK_SOON_SECONDS);
        return failed(503, values, { reason: 'not-now' });
      }
      strapi.log.error(`A form (${limited}) could not be saved: ${String(error)}`);
      return failed(500, values, { reason: 'our-side' });
    }
  };
}

/** The status of what cannot be done, or not any more; null for anything else. */
function refusalOf(error: unknown): number | null {
  if (error instanceof errors.NotFoundError) return 404;
  return error instanceof Error && 'status' in error && error.status === 409 ? 409 : null;
}

function failed(status: number, values: Values, failure: FormFailure): { form: FormAnswer } {
  return { form: { status, values, details: {}, failure } };
}

const MOST_BYTES = 64 * 1024;

/** The fields of a posted form; null for one that is too large, or of another kind than browsers send by default. */
async function readForm(request: IncomingMessage): Promise<Values | null> {
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
