import { factories } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { READ_BY_GUESTS } from '../../read-by-guests';

const { find, findOne } = READ_BY_GUESTS;

/** Lets an apartment be asked for by its permanent public id; generic clients ask by Strapi's documentId. */
async function byPublicId(ctx: Context, next: Next): Promise<void> {
  const params = ctx.params as { id: string };
  const known = await strapi
    .documents('api::apartment.apartment')
    .findFirst({ filters: { apartmentId: params.id }, status: 'published', fields: ['apartmentId'] });
  if (known) params.id = known.documentId;
  await next();
}

export default factories.createCoreRouter('api::apartment.apartment', {
  only: ['find', 'findOne'],
  config: { find, findOne: { middlewares: [...findOne.middlewares, byPublicId] } },
});
