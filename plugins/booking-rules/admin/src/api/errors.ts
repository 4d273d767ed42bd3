import { isFetchError } from '@strapi/strapi/admin';

/** What the server said about single fields of a body that it refused, by the field's path: `guest.email`. */
export function fieldErrorsOf(failure: unknown): ReadonlyMap<string, string> {
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
