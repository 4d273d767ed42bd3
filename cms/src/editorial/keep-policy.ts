import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

const SITE_SETTING = 'api::site-setting.site-setting';
const POLICY = 'plugin::booking-rules.cancellation-policy';

/** Refuses to delete the cancellation policy of the business: guests would be told another one without anybody's wish. */
export function keepUsualPolicy(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== POLICY || context.action !== 'delete') return next();
    const { documentId } = context.params as { documentId?: string };
    const setting: unknown = await strapi
      .documents(SITE_SETTING)
      .findFirst({ populate: { cancellationPolicy: { fields: ['name'] } } as never });
    const used = setting as { cancellationPolicy: { documentId: string } | null } | null;
    if (documentId !== undefined && used?.cancellationPolicy?.documentId === documentId)
      throw new errors.ApplicationError('The site settings use this policy. Choose another one there first');
    return next();
  });
}
