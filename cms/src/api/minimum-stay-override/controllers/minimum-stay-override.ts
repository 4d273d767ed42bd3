import { factories } from '@strapi/strapi';
import type { Context } from 'koa';

const UID = 'api::minimum-stay-override.minimum-stay-override';

interface Override {
  apartment: { apartmentId: string } | null;
  minimumStay: number;
}

export default factories.createCoreController(UID, ({ strapi }) => ({
  /** `GET /api/minimum-stay-overrides` (contract A7): those of published apartments. */
  async find(ctx: Context) {
    await this.validateQuery?.(ctx);
    const documents: unknown = await strapi
      .documents(UID)
      .findMany({ status: 'published', populate: { apartment: true } });
    const data = (documents as Override[]).flatMap(({ apartment, minimumStay }) =>
      apartment ? [{ apartmentId: apartment.apartmentId, minimumStay }] : [],
    );
    return { data };
  },
}));
