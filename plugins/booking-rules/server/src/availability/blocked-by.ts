import type { Core } from '@strapi/strapi';
import type { BlockedBy } from '../../../shared/contracts/calendar-rules';
import type { Span } from './blocks';

/** As many blocks of an apartment as are looked through; older ones have long passed. */
const MOST = 500;

/** Who blocked nights of a span last, as the audit trail has it; null for what is older than the trail. */
export async function readBlockedBy(strapi: Core.Strapi, span: Span): Promise<BlockedBy | null> {
  const rows: { by: string; at: number | string; details: string }[] = await strapi.db
    .connection('booking_audit')
    .where({ subject: 'nights', subject_id: span.apartmentId, action: 'blocked' })
    .orderBy('id', 'desc')
    .limit(MOST)
    .select('by', 'at', 'details');
  for (const { by, at, details } of rows) {
    const { checkIn, checkOut } = JSON.parse(details) as Pick<BlockedBy, 'checkIn' | 'checkOut'>;
    if (checkIn < span.checkOut && span.checkIn < checkOut)
      return { by, at: new Date(Number(at)).toISOString(), checkIn, checkOut };
  }
  return null;
}
