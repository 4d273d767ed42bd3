import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATED_KINDS } from 'booking-rules/shared/translations/translated-kinds';
import { readEditorialSeed, readSeed, seedFolder } from './seed-files.fixture';

const folder = join(seedFolder, 'translations');
const said = JSON.parse(readFileSync(join(folder, 'ar.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;
const { categories, pages, posts, faqs } = readEditorialSeed();
const { site, districts, amenities, apartments, promotions } = readSeed();
const legalPages = readFileSync(join(seedFolder, '../../cms/src/bootstrap/legal-pages.ts'), 'utf8');
const everything = JSON.stringify([
  categories,
  pages,
  faqs,
  site,
  districts,
  amenities,
  apartments,
  promotions,
])
  .replaceAll('\\"', '"')
  .concat(legalPages, ...posts.map(({ title, excerpt }) => `${title}\n${excerpt}\n`));

test('kinds are those that can be translated', () => {
  expect(Object.keys(said).filter((kind) => !(kind in TRANSLATED_KINDS))).toEqual([]);
});

test('each translation has its original in the demo', () => {
  const originals = Object.values(said).flatMap((texts) => Object.keys(texts));
  expect(originals.filter((original) => !everything.includes(original))).toEqual([]);
});

test('translations are Arabic, but for what is written alike', () => {
  const texts = Object.values(said).flatMap((pairs) => Object.values(pairs));
  expect(texts.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
});

test('what lists and menus show of the demo is all in Arabic', () => {
  const missing = (kind: string, originals: readonly unknown[]) =>
    originals.filter((original) => typeof original !== 'string' || !(original in (said[kind] ?? {})));
  expect(
    missing(
      'areas',
      districts.flatMap(({ name, intro }) => [name, intro]),
    ),
  ).toEqual([]);
  expect(
    missing(
      'amenities',
      amenities.map(({ name }) => name),
    ),
  ).toEqual([]);
  expect(
    missing(
      'apartments',
      apartments.map(({ name }) => name),
    ),
  ).toEqual([]);
  expect(
    missing(
      'apartments',
      apartments.flatMap(({ stayDetails }) => stayDetails.map(({ label }) => label)),
    ),
  ).toEqual([]);
  expect(
    missing(
      'categories',
      categories.flatMap(({ name, intro }) => [name, intro]),
    ),
  ).toEqual([]);
});

test('each guide in Arabic is one of the demo', () => {
  const slugs = posts.map(({ slug }) => slug);
  const files = readdirSync(join(folder, 'ar')).map((name) => name.replace('.md', ''));
  expect(files.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
