import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';

const POLICY = 'plugin::booking-rules.cancellation-policy';
/** What names a policy, and how each is told. */
const USERS = [
  ['api::site-setting.site-setting', () => 'The site settings use this policy'],
  ['plugin::booking-rules.rate-plan', (name: string) => `The rate plan “${name}” uses this policy`],
  ['api::apartment.apartment', (name: string) => `“${name}” uses this policy`],
] as const;

/** Refuses to delete a cancellation policy in use: guests would be told another one without anybody's wish. */
export function keepUsedPolicies(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    const { documentId } = context.params as { documentId?: string };
    if (context.uid !== POLICY || context.action !== 'delete' || documentId === undefined) return next();
    const filters = { cancellationPolicy: { documentId } } as never;
    for (const [uid, describe] of USERS) {
      const users = strapi.documents(uid);
      const user: unknown =
        (await users.findFirst({ filters })) ?? (await users.findFirst({ filters, status: 'published' }));
      if (user) {
        const { name = '' } = user as { name?: string };
        throw new errors.ApplicationError(`${describe(name)}. Choose another one there first`);
      }
    }
    return next();
  });
}
