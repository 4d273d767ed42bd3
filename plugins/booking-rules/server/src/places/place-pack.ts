import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { weekday } from '../../../contracts/fields';
import {
  DOCUMENT_KINDS,
  REGISTRATION_COLUMNS,
  REGISTRATION_FIELDS,
  type RegistrationRules,
} from '../../../shared/domain/guests/registration';
import { CHARGE_BASES, CHARGE_KINDS } from '../../../shared/domain/pricing/charge-rule';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const point = z.tuple([latitude, longitude]);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const fromTo = z.tuple([z.number().positive(), z.number().positive()]);

const Extent = z
  .strictObject({ south: latitude, west: longitude, north: latitude, east: longitude })
  .refine(({ south, west, north, east }) => south < north && west < east, 'must have an inside');
/** The part of the world that a place is in, in degrees. */
export type MapExtent = z.output<typeof Extent>;

const Area = z.strictObject({
  ...{ slug, name: z.string().min(1).max(60), intro: z.string().min(1).max(1_200) },
  /** Its middle. */
  ...{ latitude, longitude },
  /** What else it is called in lists of others. */
  aliases: z.array(z.string().min(1)),
  /** The first letters of permits that are given in no other area. */
  permitPrefix: z.string().optional(),
});
/** An area of a place, with what helps to recognise it in other people's lists. */
export type PlaceArea = z.output<typeof Area>;

const Charge = z.strictObject({
  ...{ id: slug, name: z.string().min(1).max(40) },
  ...{ kind: z.enum(CHARGE_KINDS), basis: z.enum(CHARGE_BASES) },
  ...{ amount: z.int().min(0), deluxeAmount: z.int().min(0).nullable() },
  ...{ percent: z.number().min(0).max(100), nights: z.int().min(1).max(365).nullable() },
  taxable: z.boolean(),
});

/** How guests are registered there; whoever lets homes has it checked. */
const Registration = z.strictObject({
  /** Which law asks for it, and what was decided here because of it: for whoever checks it. */
  note: z.string().min(1),
  on: z.boolean(),
  fields: z.array(z.enum(REGISTRATION_FIELDS)),
  documents: z.array(z.enum(DOCUMENT_KINDS)).min(1),
  exempt: z.array(z.string().regex(/^[A-Z]{2}$/)),
  adultAge: z.int().min(10).max(21),
  children: z.boolean(),
  dueHours: z.int().min(1).max(168),
  daysKept: z.int().min(1).max(730),
  askDays: z.int().min(1).max(60),
  columns: z.array(z.enum(REGISTRATION_COLUMNS)).min(1),
}) satisfies z.ZodType<RegistrationRules>;

const Place = z.strictObject({
  name: z.string().min(1).max(60),
  place: z.strictObject({
    ...{ country: z.string().regex(/^[A-Z]{2}$/), city: z.string().min(1).max(60) },
    ...{ currency: z.string().regex(/^[A-Z]{3}$/), timeZone: z.string().min(1) },
    firstDayOfWeek: z.enum(['Monday', 'Saturday', 'Sunday']),
  }),
  weekendNights: z.array(weekday),
  extent: Extent,
  charges: z.array(Charge),
  /** The form in which the authority there writes the permit of one home. */
  permit: z.strictObject({ pattern: z.string().refine(isPattern, 'must be a pattern'), example: z.string() }),
  registration: Registration,
  /** What homes cost there in whole units of its currency, by bedrooms; the last is for more. Wide on purpose. */
  prices: z.array(z.strictObject({ night: fromTo, month: fromTo })).min(1),
  areas: z.array(Area),
});

const nameIn = z.record(z.string(), z.string());
const line = z.array(point).min(2);
const outline = z.array(point).min(3);

/** What is drawn by hand, in the order in which it is drawn: of a coast only what the data does not show. */
const Drawing = z.strictObject({
  ...{ land: z.array(outline), lakes: z.array(outline) },
  /** Rivers and canals, as lines. */
  waters: z.array(line),
  /** Narrow land, as lines. */
  spits: z.array(line),
  parks: z.array(z.strictObject({ name: nameIn, outline })),
  roads: z.array(
    z.strictObject({
      name: nameIn,
      /** What its signs call it: E11. */
      ref: z.string().max(6).optional(),
      kind: z.enum(['motorway', 'street']),
      line,
    }),
  ),
  /** Lines of the metro and their like. */
  rails: z.array(z.strictObject({ name: nameIn, colour: z.string().regex(/^#[0-9a-f]{6}$/), line })),
  stations: z.array(z.strictObject({ name: nameIn, at: point })),
  /** Names of areas. */
  labels: z.array(
    z.strictObject({
      name: nameIn,
      at: point,
      /** From which zoom on it is in sight, where it would lie on others before: 12 unless said otherwise. */
      from: z.int().min(10).max(14).optional(),
    }),
  ),
});

/** A coast that is cut from open data; `scripts/places.mjs` writes it. */
const Coast = z.strictObject({
  /** Whose data it is: shown on the map. */
  attribution: z.string().min(1),
  ...{ land: z.array(outline), lakes: z.array(outline) },
});

const heading = z.string().min(1).max(90);
const LegalTemplate = z.strictObject({
  legal: z.enum(['privacy', 'terms', 'cookies', 'cancellation', 'imprint']),
  ...{ title: z.string().min(1).max(90), intro: z.string().min(1).max(600) },
  sections: z
    .array(
      z.union([
        /** Paragraphs, in which `{{email}}` and its like stand for what the business says of itself. */
        z.strictObject({ heading, body: z.array(z.string().min(1)).min(1) }),
        /** A table of what is set elsewhere. */
        z.strictObject({
          ...{ heading, intro: z.string().max(400).optional() },
          shows: z.enum(['business', 'cancellation', 'storage', 'recipients', 'retention']),
        }),
      ]),
    )
    .min(1),
});
/** The words of a legal page as the law of a place has them, to be checked and adapted. */
export type LegalTemplate = z.output<typeof LegalTemplate>;

/** A place as data: what its settings are, what is charged there, its areas, how to draw it, and its legal words. */
export interface PlacePack extends z.output<typeof Place> {
  /** Name of its folder. */
  slug: string;
  map: z.output<typeof Drawing>;
  /** Null where the drawing shows all there is, as away from the sea. */
  coast: z.output<typeof Coast> | null;
  /** One of each kind. */
  legal: LegalTemplate[];
}

/**
 * Reads the place packs of a folder, each a folder with `place.json`, `map.json`, `legal.json`, and
 * `coast.json` where there is a coast.
 * @throws Error that names the file and what is wrong in it
 */
export async function readPlacePacks(root: string): Promise<PlacePack[]> {
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const slugs = folders.map(({ name }) => name).sort();
  return Promise.all(
    slugs.map(async (name) => ({
      slug: name,
      ...(await readAs(Place, join(root, name, 'place.json'))),
      map: await readAs(Drawing, join(root, name, 'map.json')),
      coast: await readCoast(join(root, name, 'coast.json')),
      legal: await readAs(
        z.array(LegalTemplate).refine(isComplete, 'must be one of each kind'),
        join(root, name, 'legal.json'),
      ),
    })),
  );
}

async function readCoast(path: string): Promise<PlacePack['coast']> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  return isThere ? readAs(Coast, path) : null;
}

async function readAs<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> {
  const read = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new Error(`${path} is no place pack: ${z.prettifyError(read.error)}`);
  return read.data;
}

function isComplete(templates: readonly LegalTemplate[]): boolean {
  const kinds = new Set(templates.map(({ legal }) => legal));
  return kinds.size === templates.length && kinds.size === LegalTemplate.shape.legal.options.length;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source).source !== '';
  } catch {
    return false;
  }
}
