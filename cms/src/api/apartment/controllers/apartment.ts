import { factories } from '@strapi/strapi';
import type { Context } from 'koa';

const UID = 'api::apartment.apartment';

export default factories.createCoreController(UID, ({ strapi }) => ({
  /** `GET /api/apartments/{id}`: by the permanent public id, or by Strapi's documentId for generic clients. */
  async findOne(ctx: Context) {
    const params = ctx.params as { id: string };
    const known = await strapi
      .documents(UID)
      .findFirst({ filters: { apartmentId: params.id }, status: 'published', fields: ['apartmentId'] });
    if (known) params.id = known.documentId;
    return super.findOne(ctx as never);
  },
}));
