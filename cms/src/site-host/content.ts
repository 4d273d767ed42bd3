import type { Core } from '@strapi/strapi';
import { booking } from 'booking-rules/services';

/**
 * Keeps what the site reads of published content in memory until a document changes, so that no page waits
 * for the database twice.
 */
export function createContentMemory(strapi: Core.Strapi) {
  const kept = new Map<string, Promise<unknown>>();
  const { changes, catalogue } = booking(strapi);
  changes.subscribe((change) => {
    if (change.kind === 'content') kept.clear();
  });
  // What was read between a change and its arrival in the catalogue joins new words with old rules.
  catalogue.follow((apartmentIds) => {
    if (apartmentIds === null) kept.clear();
  });
  return function remember<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = kept.get(key);
    if (known) return known as Promise<T>;
    const reading = read();
    kept.set(key, reading);
    // What failed is asked again next time.
    reading.catch(() => kept.delete(key));
    return reading;
  };
}

/** Reads what is remembered under a key, or remembers it. */
export type Remember = ReturnType<typeof createContentMemory>;
