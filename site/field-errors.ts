import type { ApiError } from './http';
import { isRecord } from './is-record';

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

/** The same as whole sentences: `must be an e-mail address` becomes `This must be an e-mail address.` */
export function fieldSentences(error: Pick<ApiError, 'details'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([field, message]) => [field, sentenceOf(message)]),
  );
}

function sentenceOf(message: string): string {
  return /^[a-z]/.test(message) ? `This ${message}.` : message;
}
