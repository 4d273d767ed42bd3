import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import 'booking-rules/shared/messages/all-languages';
import { blocksFromText } from 'booking-rules/shared/format/text-blocks';
import { originalTexts, type OriginalText } from 'booking-rules/shared/translations/original-texts';
import { KINDS, type TranslatedKind } from 'booking-rules/shared/translations/translated-kinds';
import { readEditorialSeed, readMarkdown, readSeed, seedFolder } from './seed-files.fixture';

const folder = join(seedFolder, 'translations/ar');
const editorial = readEditorialSeed();
const seed = readSeed();
const alternativeTexts = new Map(seed.pictures.map(({ file, alt }) => [file, alt]));
const picture = (file: string) => ({ alternativeText: alternativeTexts.get(file) });

/** A document of the demo as it is loaded, by the name of its file where its Arabic has one. */
interface Loaded {
  name: string;
  document: object;
}

const unnamed = (documents: readonly object[]): Loaded[] =>
  documents.map((document) => ({ name: '', document }));

const LOADED: Record<TranslatedKind, Loaded[]> = {
  guides: editorial.posts.map(({ slug, text, cover, seoTitle, ...post }) => ({
    name: slug,
    document: { ...post, cover: picture(cover), body: blocksFromText(text), seo: { title: seoTitle } },
  })),
  apartments: seed.apartments.map(({ photos, ...apartment }) => ({
    name: apartment.apartmentId,
    document: { ...apartment, photos: photos.map(picture) },
  })),
  pages: unnamed([
    ...editorial.pages.map(({ picture: file, sections, ...page }) => ({
      ...page,
      picture: picture(file),
      sections: sections.map(({ body, picture: beside, ...section }) => ({
        ...section,
        body: body && blocksFromText(body.join('\n\n')),
        picture: beside === undefined ? null : picture(beside),
      })),
    })),
    ...editorial.legalPages.map(({ sections, ...page }) => ({
      ...page,
      sections: sections.map(({ body, ...section }) => ({
        ...section,
        body: body && blocksFromText(body.join('\n\n')),
      })),
    })),
  ]),
  areas: unnamed(
    seed.districts.map((area) => ({
      ...area,
      photo: picture(
        seed.pictures.find(({ kind, district }) => kind === 'district' && district === area.slug)?.file ?? '',
      ),
    })),
  ),
  categories: unnamed(editorial.categories),
  amenities: unnamed(seed.amenities),
  questions: unnamed(editorial.faqs),
  business: unnamed([seed.site.siteSetting]),
  address: unnamed([seed.site.companyAddress]),
  invoices: unnamed([seed.site.business]),
  promotions: unnamed(seed.promotions),
  rates: unnamed(seed.ratePlans),
  extras: unnamed(seed.extras),
  fees: unnamed(seed.charges),
  policies: unnamed(seed.policies),
};

/** Paragraphs by their originals, as the files have them. */
const PARAGRAPHS = new Map(
  ['pictures', ...KINDS].map((name) => {
    const file = join(folder, `${name}.json`);
    const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
    return [name, new Map(Object.entries(found).map(([english, arabic]) => [english, String(arabic)]))];
  }),
);
const paragraphsOf = (kind: TranslatedKind) =>
  new Map([...(PARAGRAPHS.get('pictures') ?? []), ...(PARAGRAPHS.get(kind) ?? [])]);
const partsOf = (source: string) => source.split(/\n\s*\n/).map((paragraph) => paragraph.trim());

/** Where a file of its own has what of a document. */
const FIELDS: Record<string, string> = {
  ...{ title: 'title', excerpt: 'excerpt', seoTitle: 'seo.title' },
  ...{ name: 'name', summary: 'summary' },
};
/** Documents whose Arabic has a file of its own. */
const OWN = (['guides', 'apartments'] as const).flatMap((kind) =>
  readdirSync(join(folder, kind)).map((file) => {
    const { fields, text } = readMarkdown(join(folder, kind, file));
    const head = [...fields].map(([field, value]): [string, string] => [FIELDS[field] ?? field, value]);
    const body: [string, string] = [kind === 'guides' ? 'body' : 'description', text.trim()];
    return { kind, name: file.replace('.md', ''), texts: new Map([...head, body]) };
  }),
);

function arabicOf(kind: TranslatedKind, name: string, { path, source }: OriginalText): string | null {
  const own = OWN.find((file) => file.kind === kind && file.name === name)?.texts.get(path);
  const said = partsOf(source).map((paragraph) => paragraphsOf(kind).get(paragraph));
  return own ?? (said.every((text) => text !== undefined) ? said.join('\n\n') : null);
}

const TEXTS = KINDS.flatMap((kind) =>
  LOADED[kind].flatMap(({ name, document }) =>
    originalTexts(kind, document).map((original) => ({
      ...{ kind, name, path: original.path, source: original.source },
      arabic: arabicOf(kind, name, original),
    })),
  ),
);

test('every text of the demo that can be translated is there in Arabic', () => {
  expect(new Set(TEXTS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  const missing = TEXTS.filter(({ arabic }) => arabic === null || arabic === '');
  expect(missing.map(({ kind, name, path, source }) => [kind, name, path, source])).toEqual([]);
});

test('each paragraph in Arabic has its original in the demo', () => {
  const said = (kind: string) =>
    new Set(TEXTS.flatMap((text) => (kind === 'pictures' || text.kind === kind ? partsOf(text.source) : [])));
  const strangers = [...PARAGRAPHS].flatMap(([kind, texts]) =>
    [...texts.keys()].filter((original) => !said(kind).has(original)),
  );
  expect(strangers).toEqual([]);
});

test('each file in Arabic is that of a document, and has nothing else than that says', () => {
  const strangers = OWN.flatMap(({ kind, name, texts }) =>
    [...texts.keys()]
      .filter((path) => !TEXTS.some((text) => text.kind === kind && text.name === name && text.path === path))
      .map((path) => [kind, name, path]),
  );
  expect(strangers).toEqual([]);
});

test('translations are Arabic', () => {
  // Numbers alone, such as 4.87, are written in the same way.
  const foreign = TEXTS.filter(
    ({ arabic, source }) => arabic !== null && /\p{L}/u.test(source) && !/\p{Script=Arabic}/u.test(arabic),
  );
  expect(foreign).toEqual([]);
});

test('texts in Arabic are built as their originals: as many blocks of each kind, with the same links', () => {
  const builtOf = (text: string) =>
    partsOf(text).map((block) => /^(#+|-|\d+\.|>)/.exec(block)?.[0] ?? 'paragraph');
  const linksOf = (text: string) =>
    [...text.matchAll(/\]\(([^)]+)\)|\{\{\w+\}\}/g)].map(([said]) => said).sort();
  const changed = TEXTS.filter(({ arabic, source }) => {
    const said = arabic ?? '';
    return (
      builtOf(said).join() !== builtOf(source).join() ||
      said.split('\n').length !== source.split('\n').length ||
      linksOf(said).join() !== linksOf(source).join()
    );
  });
  expect(changed.map(({ kind, name, path }) => [kind, name, path])).toEqual([]);
});
