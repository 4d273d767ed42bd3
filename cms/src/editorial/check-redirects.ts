import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';
import type { Redirect } from '../site-host/site-types';
import { redirectProblem } from './redirect-problem';

const UID = 'api::redirect.redirect';

/** Refuses redirects that lead in a circle, to no address of the web, or away from what is no page. */
export function checkRedirects(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    if (context.uid !== UID || !['create', 'update', 'clone'].includes(context.action)) return next();
    const { documentId, data } = context.params as { documentId?: string; data?: Partial<Redirect> };
    const documents: unknown = await strapi.documents(UID).findMany();
    const known = documents as (Redirect & { documentId: string })[];
    const isNew = context.action !== 'update';
    const before = known.find((one) => one.documentId === documentId);
    const { from = before?.from, to = before?.to } = data ?? {};
    // What is no address yet is refused by the content type, beside its field.
    if (typeof from === 'string' && typeof to === 'string' && from.startsWith('/')) {
      const others = known.filter((one) => isNew || one !== before);
      const problem = redirectProblem({ from, to }, others);
      if (problem) throw refusal(problem.field, problem.message);
    }
    return next();
  });
}

/** Strapi's refusal, which the admin panel shows beside the field. */
export function refusal(field: string, message: string): Error {
  const details = { errors: [{ path: [field], message, name: 'ValidationError' }] };
  return new errors.ValidationError(message, details);
}
