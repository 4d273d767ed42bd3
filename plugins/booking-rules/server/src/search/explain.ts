import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Trace, TraceRequest } from '../../../shared/contracts/trace';
import { normalizeCode } from '../../../shared/domain/pricing/promotion';
import { traceStay } from '../../../shared/explain/trace';
import { engineOf } from '../engine';

/** Explains stays to managers. */
export const createTrace = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Why a stay can or cannot be booked now, and how its price comes about.
   * @throws NotFoundError when no such apartment is published
   */
  async explain(request: TraceRequest, now: Date): Promise<Trace> {
    const { inventory, nights } = engineOf(strapi);
    const entry = inventory.find(request.apartmentId);
    if (!entry) throw new errors.NotFoundError('There is no such apartment, or it is not published');
    const { listing } = entry;
    // So that the verdict and the holders of the nights are of the same moment.
    await inventory.refreshNights(listing.rules.apartmentId);
    const taken = await nights.holders(listing.rules.apartmentId, request);
    const code = normalizeCode(request.promotionCode ?? '');
    const promotion = code === '' ? null : { code, promotion: inventory.current().promotions.get(code) };
    return traceStay({ listing, request, promotion, taken, now });
  },
});

export type TraceService = ReturnType<typeof createTrace>;
