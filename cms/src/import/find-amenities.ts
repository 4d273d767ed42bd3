import type { Cells } from './cells';
import { KNOWN_AMENITIES } from './known-amenities';

export interface AmenityName {
  slug: string;
  name: string;
}

/** Finds amenities by the names that lists give them: those of the database, then those we know. */
export function createAmenityFinder(stored: readonly AmenityName[]) {
  const byName = new Map<string, string>();
  for (const { slug, name, synonyms } of KNOWN_AMENITIES) {
    for (const known of [name, slug, ...synonyms].map(plain)) if (!byName.has(known)) byName.set(known, slug);
  }
  // An editor's own amenities win.
  for (const { slug, name } of stored) for (const known of [slug, name].map(plain)) byName.set(known, slug);

  return {
    /** Slugs of a row, sorted, and the names for which there is none; null when the row lists nothing. */
    read(cells: Cells): { slugs: string[]; unknown: string[] } | null {
      const value = cells.first('amenities')?.value;
      const names = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : split(value);
      if (names.length === 0) return null;
      const found = names.map((name) => ({ name, slug: byName.get(plain(name)) }));
      return {
        slugs: [...new Set(found.map(({ slug }) => slug).filter((slug) => slug !== undefined))].sort(),
        unknown: found.filter(({ slug }) => slug === undefined).map(({ name }) => name),
      };
    },
  };
}

export type AmenityFinder = ReturnType<typeof createAmenityFinder>;

/** `Pool; Gym; Wi-Fi`, with commas only where there is no stronger separator. */
function split(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const parts = /[;|•·\n]/.test(value) ? value.split(/[;|•·\n]/) : value.split(',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
