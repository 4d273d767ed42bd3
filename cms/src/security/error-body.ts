import createError from 'http-errors';

/** What is known of an error; the rest follows from its status. */
export interface ErrorSaid {
  name?: string;
  message?: string;
  details?: unknown;
}

/**
 * The body of every failed call of the HTTP API (contract A7, shape v4).
 * @param status 400 to 599
 */
export function errorBody(status: number, { name, message, details }: ErrorSaid = {}) {
  const usual = createError(status);
  return {
    data: null,
    error: { status, name: name ?? usual.name, message: message ?? usual.message, details: details ?? {} },
  };
}

/** Whether an address belongs to the API or the panel's own calls, whose callers read JSON; pages are the rest. */
export function isApiPath(path: string): boolean {
  return /^\/(?:api|booking-rules)(?:\/|$)/i.test(path);
}
