import { type Columns, textOf } from './columns';
import type { Issues } from './listing-draft';
import type { PlaceArea } from 'booking-rules/engine';
import type { DistrictFinder } from './find-district';

/** As the document's schema has it. */
const MOST_ADDRESS = 160;

/** Where a row says that the apartment is. */
export interface Area {
  /** null when the row had to be refused. */
  district: string | null;
  address: string | null;
}

/**
 * The area, from the columns that name it; where they only say "Prime Central Location", from a permit
 * whose letters belong to one area.
 * @param areas those of the place that are known
 */
export function interpretArea(
  columns: Columns,
  permit: string | null,
  finder: DistrictFinder,
  areas: readonly PlaceArea[],
  issues: Issues,
): Area {
  const levels = levelsOf(columns.first('district', Array.isArray)?.value);
  if (levels.length > 0) {
    const district =
      [...levels]
        .reverse()
        .map(finder.named)
        .find((slug) => slug !== undefined) ?? null;
    if (district === null) refuseArea(levels.slice(2).join(' › ') || levels.join(' › '), issues);
    return { district, address: addressOf([...levels.slice(2)].reverse().slice(0, 3)) };
  }
  const texts = columns.all('district', isName).map(({ value }) => String(value).trim());
  const given = columns.text('address', isName);
  const places = given === null || texts.includes(given) ? texts : [...texts, given];
  const address = addressOf([given ?? texts[1] ?? '']);
  return { district: districtOf(texts[0] ?? null, places, permit, finder, areas, issues), address };
}

function districtOf(
  first: string | null,
  places: string[],
  permit: string | null,
  finder: DistrictFinder,
  areas: readonly PlaceArea[],
  issues: Issues,
): string | null {
  for (const place of places) {
    const reading = finder.read(place);
    if (reading.kind === 'several') {
      issues.refuse(`The area "${place}" names several of ours: ${reading.slugs.join(', ')}. Name one.`);
      return null;
    }
    if (reading.kind !== 'district') continue;
    if (reading.certain === 'mentioned' || place !== first) {
      issues.fixed(
        'district',
        `${reading.slug}, read from "${place}"${first === null || first === place ? '' : ` since "${first}" names no area`}`,
      );
    }
    return reading.slug;
  }
  if (first !== null && finder.read(first).kind === 'unknown') {
    refuseArea(first, issues);
    return null;
  }
  const prefix = /^([A-Z]{3})-/.exec(permit ?? '')?.[1];
  const byPermit = prefix && areas.find(({ permitPrefix }) => permitPrefix === prefix);
  if (byPermit && finder.named(byPermit.slug) !== undefined) {
    const why = first === null ? 'the row names no area' : `"${first}" names no area`;
    issues.fixed(
      'district',
      `${byPermit.slug}: ${why}, and permits in ${prefix}- are given in ${byPermit.name}`,
    );
    return byPermit.slug;
  }
  issues.refuse(
    first === null
      ? 'The area is missing: give a column such as area, community or location.'
      : `"${first}" does not say in which area it is.`,
  );
  return null;
}

function refuseArea(area: string, issues: Issues): void {
  issues.refuse(
    `The area "${area}" is not one of ours. To offer it, add it in the admin panel (Content Manager, Area, Create new entry) and import again.`,
  );
}

/** Names of nested levels from the country down to the building: a list of names, or of objects with one. */
function levelsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[])
    .map((level) =>
      typeof level === 'object' && level !== null && 'name' in level ? textOf(level.name) : textOf(level),
    )
    .filter((name) => name !== null);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}{2,}/u.test(value);
}

/** Parts of an address, each once; null when there is nothing to say. */
function addressOf(parts: string[]): string | null {
  const text = [...new Set(parts.map((part) => part.trim()))].filter((part) => part !== '').join(', ');
  return text === '' ? null : text.slice(0, MOST_ADDRESS);
}
