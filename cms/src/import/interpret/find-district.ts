import type { PlaceArea } from 'booking-rules/engine';
import { placeOfBusiness } from 'booking-rules/shared/format/place';

export interface DistrictName {
  slug: string;
  name: string;
}

/** What a text says about the area. */
export type AreaReading =
  | { kind: 'district'; slug: string; certain: 'named' | 'mentioned' }
  | { kind: 'several'; slugs: string[] }
  /** Nothing that narrows it down: "Prime Central Location", or the city itself. */
  | { kind: 'vague' }
  | { kind: 'unknown' };

const FILLERS =
  /^(a|an|the|of|in|at|and|prime|central|great|best|top|heart|luxury|uae|uk|usa|location|area|city|district|community)$/;
const NEARBY = /\b(near|nearby|close|minutes?|mins?|from|views?|overlooking|opposite|facing)\b[^,.|]*$/;

/**
 * Finds the area that a text names, among those of the database.
 * @param areas what areas of the place are also called
 */
export function createDistrictFinder(districts: readonly DistrictName[], areas: readonly PlaceArea[]) {
  const ofPlace = wordsOfPlace();
  const byName = new Map<string, string>();
  const fullNames = new Map<string, string>();
  for (const { slug, name } of districts) {
    const aliases = areas.find((area) => area.slug === slug)?.aliases ?? [];
    for (const alias of [name, slug, ...aliases]) byName.set(plain(alias), slug);
    // One word such as "marina" is also part of other names.
    for (const full of [name, ...aliases].map(plain)) if (full.includes(' ')) fullNames.set(full, slug);
  }

  function named(part: string): string | undefined {
    const inBrackets = /\(([^)]*)\)/.exec(part)?.[1];
    return (
      byName.get(plain(part.replace(/\([^)]*\)/g, ' '))) ??
      byName.get(plain(part)) ??
      (inBrackets === undefined ? undefined : byName.get(plain(inBrackets)))
    );
  }

  return {
    named,
    /** Reads free text such as `Heron Tower, Harbour East`. */
    read(text: string): AreaReading {
      const parts = [text, ...text.split(/[,;/|•·]|\s[-–]\s/)];
      const exact = new Set(parts.map(named).filter((slug) => slug !== undefined));
      const bare = plain(text);
      const mentioned = new Set<string>();
      for (const [name, slug] of fullNames) {
        const at = ` ${bare} `.indexOf(` ${name} `);
        if (at !== -1 && !NEARBY.test(bare.slice(0, at))) mentioned.add(slug);
      }
      const [certain, slugs] =
        exact.size > 0 ? (['named', exact] as const) : (['mentioned', mentioned] as const);
      const [slug] = slugs;
      if (slugs.size > 1) return { kind: 'several', slugs: [...slugs] };
      if (slug !== undefined) return { kind: 'district', slug, certain };
      const saysNothing = (word: string): boolean => FILLERS.test(word) || ofPlace.has(word);
      return { kind: bare.split(' ').every(saysNothing) ? 'vague' : 'unknown' };
    },
  };
}

export type DistrictFinder = ReturnType<typeof createDistrictFinder>;

/** The words of its city and country, which hold for all of its areas. */
function wordsOfPlace(): ReadonlySet<string> {
  const { city, country } = placeOfBusiness();
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return new Set(plain(`${city} ${name}`).split(' '));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
