import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';
import { wasEverPublished } from '../editorial/follow-name';

const UID = 'api::apartment.apartment';

/**
 * Keeps the public id of an apartment as it was when it was first published: links, calendars and reservations hang on
 * it. Until then it can be changed.
 */
export function keepApartmentIds(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    if (context.uid !== UID || context.action !== 'update') return next();
    const { documentId, data } = context.params as { documentId: string; data?: { apartmentId?: unknown } };
    if (data?.apartmentId === undefined) return next();
    const before = await strapi.documents(UID).findOne({ documentId, fields: ['apartmentId'] });
    if (!before || before.apartmentId === data.apartmentId) return next();
    if (await wasEverPublished(strapi, UID, documentId)) {
      throw new errors.ValidationError(
        `The public id of an apartment is permanent and stays ${before.apartmentId}. Change the name instead.`,
        { errors: [{ path: ['apartmentId'], message: 'is permanent', name: 'ValidationError' }] },
      );
    }
    return next();
  });
}
