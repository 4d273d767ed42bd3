import type { Context, Next } from 'koa';
import { readAll, readOne } from '../../read-by-guests';

const UID = 'api::apartment.apartment';

/** Lets an apartment be asked for by its permanent public id; generic clients ask by Strapi's documentId. */
async function byPublicId(ctx: Context, next: Next): Promise<void> {
  const params = ctx.params as { id: string };
  const known = await strapi
    .documents(UID)
    .findFirst({ filters: { apartmentId: params.id }, status: 'published', fields: ['apartmentId'] });
  if (known) params.id = known.documentId;
  await next();
}

export default {
  routes: [readAll(UID, '/apartments'), readOne(UID, '/apartments', byPublicId)],
};
