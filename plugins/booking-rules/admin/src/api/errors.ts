import { isFetchError } from '@strapi/strapi/admin';
import type { RefusedStay } from 'booking-rules/shared/contracts/quotes';

/** Why a call failed, in the server's words. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'The server did not answer.';
}

/** What the server said about single fields of a body that it refused, by the field's path: `guest.email`. */
export function fieldErrors(failure: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const details = detailsOf(failure);
  if (!('errors' in details) || !Array.isArray(details.errors)) return found;
  for (const problem of details.errors as unknown[]) {
    if (typeof problem !== 'object' || problem === null || !('path' in problem) || !('message' in problem))
      continue;
    const path = Array.isArray(problem.path) ? problem.path.map(String) : [];
    found.set(path.filter((part) => part !== 'data').join('.'), String(problem.message));
  }
  return found;
}

/** The details with which the server refused; nothing when it gave none. */
export function detailsOf(failure: unknown): object {
  if (!isFetchError(failure)) return {};
  const details: unknown = failure.response?.data.error.details;
  return typeof details === 'object' && details !== null ? details : {};
}

/** The reasons of a refused stay, with what can be booked in its place; null for every other failure. */
export function refusedStay(failure: unknown): RefusedStay | null {
  if (!isFetchError(failure)) return null;
  const details: unknown = failure.response?.data.error.details;
  if (typeof details !== 'object' || details === null || !('reasons' in details)) return null;
  // The server's own contract (shared/contracts/quotes) for this status.
  return { alternatives: [], ...(details as Pick<RefusedStay, 'reasons'> & Partial<RefusedStay>) };
}
