import type { ErrorEnvelope } from 'booking-rules/contracts/fields';
import { isRecord } from '../lib/json';
import { messages } from '../messages/messages';

/** A failed call, with the server's error. */
export class ApiError extends Error {
  override readonly name: string;
  /** HTTP status; 500 when the server could not be reached. */
  readonly status: number;
  readonly details: unknown;

  constructor({ status, name, message, details }: ErrorEnvelope['error']) {
    super(message);
    this.name = name;
    this.status = status;
    this.details = details;
  }
}

/**
 * The error that an answer's body carries, in the v4 or the v3 shape.
 * @param otherwise message of the unknown error that stands for a body without one
 */
export function errorOf(body: unknown, otherwise: string): ApiError {
  if (!isRecord(body)) return unknownError(otherwise);
  const { error, message, statusCode } = body;
  if (isRecord(error) && typeof error.status === 'number') {
    return new ApiError({
      status: error.status,
      name: typeof error.name === 'string' ? error.name : 'Error',
      message: typeof error.message === 'string' ? error.message : otherwise,
      details: error.details,
    });
  }
  if (typeof error === 'string' && typeof statusCode === 'number') {
    const text = typeof message === 'string' ? message : error;
    return new ApiError({ status: statusCode, name: error, message: text, details: message });
  }
  return unknownError(otherwise);
}

/**
 * What went wrong, for a guest: the server's own words, or that it could not be reached. Never words of the browser.
 */
export function guestMessage(error: unknown): string {
  return error instanceof ApiError && error.name !== UNKNOWN ? error.message : messages().forms.unreachable;
}

const UNKNOWN = 'UnknownError';

export function unknownError(message: string): ApiError {
  return new ApiError({ status: 500, name: UNKNOWN, message, details: {} });
}

/** The sentences that belong beside fields, by the last part of each path in `error.details.errors`. */
export function fieldErrors({ details }: Pick<ApiError, 'details'>): Record<string, string> {
  const found: Record<string, string> = {};
  if (!isRecord(details) || !Array.isArray(details.errors)) return found;
  for (const error of details.errors as unknown[]) {
    if (!isRecord(error) || !Array.isArray(error.path) || typeof error.message !== 'string') continue;
    const field: unknown = error.path.at(-1);
    if (typeof field === 'string') found[field] ??= error.message;
  }
  return found;
}

/**
 * Those of some fields as whole sentences: `must be an email address` becomes `This must be an email address`
 * @param fields names of the form's fields
 */
export function fieldSentences<Name extends string>(
  error: Pick<ApiError, 'details'>,
  fields: readonly Name[],
): Partial<Record<Name, string>> {
  const found = fieldErrors(error);
  const sentences: Partial<Record<Name, string>> = {};
  for (const field of fields) if (found[field] !== undefined) sentences[field] = sentenceOf(found[field]);
  return sentences;
}

function sentenceOf(message: string): string {
  return /^[a-z]/.test(message) ? messages().forms.thisField(message) : message;
}
