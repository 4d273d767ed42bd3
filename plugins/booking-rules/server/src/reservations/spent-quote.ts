import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { holdsNights } from '../../../shared/reservation';
import { UIDS } from '../catalogue/documents';
import type { ReservationDocument } from './document';

/** A quote makes one reservation: when that is over, its nights may cost something else. */
export async function refuseSpentQuote(strapi: Core.Strapi, number: string): Promise<void> {
  const spent: unknown = await strapi.documents(UIDS.reservation).findFirst({ filters: { quote: number } });
  if (!spent || holdsNights((spent as ReservationDocument).state)) return;
  throw createError(410, 'This quote has been used: ask for a new one', { details: {} });
}
