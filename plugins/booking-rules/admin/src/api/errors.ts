import { isFetchError } from '@strapi/strapi/admin';
import type { RefusedStay } from 'booking-rules/contracts/quotes';
import { messages } from '../messages/messages';

/** Why a call failed, in the server's words. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : messages().components.noAnswer;
}

/** What is wrong with single fields, by the field's path: `guest.email`. */
export type FieldErrors = ReadonlyMap<string, string>;

export const NO_FIELD_ERRORS: FieldErrors = new Map();

/** What the server said about single fields of a body that it refused (`details.errors`). */
export function fieldErrors(error: unknown): FieldErrors {
  const found = new Map<string, string>();
  const details = detailsOf(error);
  if (!('errors' in details) || !Array.isArray(details.errors)) return found;
  for (const problem of details.errors as unknown[]) {
    if (typeof problem !== 'object' || problem === null || !('path' in problem) || !('message' in problem))
      continue;
    const path = Array.isArray(problem.path) ? problem.path.map(String) : [];
    found.set(path.filter((part) => part !== 'data').join('.'), String(problem.message));
  }
  return found;
}

/** @param field its name, or its path where the name alone could mean two */
export function errorOfField(errors: FieldErrors, field: string): string | undefined {
  return [...errors].find(([path]) => path === field || path.endsWith(`.${field}`))?.[1];
}

/** The reasons of a refused stay, with what can be booked in its place; null for every other failure. */
export function refusedStay(error: unknown): RefusedStay | null {
  const details = detailsOf(error);
  if (!('reasons' in details)) return null;
  // The server's own contract (contracts/quotes) for this status.
  return { alternatives: [], ...(details as Pick<RefusedStay, 'reasons'> & Partial<RefusedStay>) };
}

/** The details with which the server refused; nothing when it gave none. */
function detailsOf(error: unknown): object {
  if (!isFetchError(error)) return {};
  const details: unknown = error.response?.data.error.details;
  return typeof details === 'object' && details !== null ? details : {};
}
