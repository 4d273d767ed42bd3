import { findCountry } from './countries';

/** Nobody waits for it, so it gives up soon. */
const PATIENCE_MS = 4_000;
const NAMES = ['country_code', 'countryCode', 'country_code2', 'country', 'code'] as const;

/**
 * Asks a public service in which country this browser is.
 * @param url answers with a country code, as text or in JSON under one of the usual names
 * @returns a known country code; null when the service fails or says something else
 */
export async function lookUpCountry(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), credentials: 'omit' });
    return response.ok ? countryIn(await response.text()) : null;
  } catch {
    return null;
  }
}

/** The country code in the text of an answer; null when there is none. */
export function countryIn(text: string): string | null {
  const code = (fieldOf(text) ?? text).trim().toUpperCase();
  return findCountry(code) === null ? null : code;
}

function fieldOf(text: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof answer === 'string') return answer;
  if (typeof answer !== 'object' || answer === null) return null;
  const fields = answer as Record<string, unknown>;
  const found = NAMES.map((name) => fields[name]).find(
    (value) => typeof value === 'string' && value.length === 2,
  );
  return typeof found === 'string' ? found : null;
}
