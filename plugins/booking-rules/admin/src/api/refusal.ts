import { isFetchError } from '@strapi/strapi/admin';
import type { RefusedStay } from 'booking-rules/shared/contracts/quotes';

/** The reasons of a refused stay, with what can be booked in its place; null for every other failure. */
export function refusalOf(failure: unknown): RefusedStay | null {
  if (!isFetchError(failure)) return null;
  const details: unknown = failure.response?.data.error.details;
  if (typeof details !== 'object' || details === null || !('reasons' in details)) return null;
  // The server's own contract (shared/contracts/quotes) for this status.
  return { alternatives: [], ...(details as Pick<RefusedStay, 'reasons'> & Partial<RefusedStay>) };
}
