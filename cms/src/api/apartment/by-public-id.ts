import type { Context, Next } from 'koa';

/** Lets an apartment be asked for by its permanent public id; generic clients ask by Strapi's documentId. */
export async function byPublicId(ctx: Context, next: Next): Promise<void> {
  const params = ctx.params as { id: string };
  const known = await strapi
    .documents('api::apartment.apartment')
    .findFirst({ filters: { apartmentId: params.id }, status: 'published', fields: ['apartmentId'] });
  if (known) params.id = known.documentId;
  await next();
}
