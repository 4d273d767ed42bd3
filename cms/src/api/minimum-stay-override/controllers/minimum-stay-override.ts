import { factories } from '@strapi/strapi';

const UID = 'api::minimum-stay-override.minimum-stay-override';

interface Override {
  apartment: { apartmentId: string } | null;
  minimumStay: number;
}

export default factories.createCoreController(UID, ({ strapi }) => ({
  /** `GET /api/minimum-stay-overrides` (contract A7): every override, as `apartmentId` and `minimumStay`. */
  async find() {
    const documents: unknown = await strapi.documents(UID).findMany({ populate: { apartment: true } });
    const data = (documents as Override[]).flatMap(({ apartment, minimumStay }) =>
      apartment ? [{ apartmentId: apartment.apartmentId, minimumStay }] : [],
    );
    return { data };
  },
}));
