import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OriginalText, TranslatedText } from 'booking-rules/shared/translations/original-texts';
import { KINDS, type TranslatedKind } from 'booking-rules/shared/translations/translated-kinds';
import { readFrontMatter } from './editorial-seed';

type Texts = ReadonlyMap<string, string>;

/** What the demo says of a kind in another language. */
interface KindSeed {
  /** Paragraphs by their originals. */
  paragraphs: Texts;
  /** Documents that have a file of their own, by its name: their texts by their paths. */
  documents: ReadonlyMap<string, Texts>;
}

export type TranslationSeed = ReadonlyMap<TranslatedKind, KindSeed>;

const NONE: KindSeed['documents'] = new Map();

/** Where the file of a document has what stands in its head, and what stands below that. */
const PATHS: Partial<Record<TranslatedKind, { head: Record<string, string>; text: string }>> = {
  guides: { head: { title: 'title', excerpt: 'excerpt', seoTitle: 'seo.title' }, text: 'body' },
  apartments: { head: { name: 'name', summary: 'summary' }, text: 'description' },
};

/** What the demo says in a language: files of the seed folder that bear the names of the kinds. */
export async function readTranslationSeed(folder: string, language: string): Promise<TranslationSeed> {
  const from = join(folder, 'translations', language);
  const files = new Set(await readdir(from));
  const pictures = await readTexts(join(from, 'pictures.json'));
  const kinds = KINDS.map(async (kind): Promise<[TranslatedKind, KindSeed]> => {
    const paragraphs = files.has(`${kind}.json`) ? await readTexts(join(from, `${kind}.json`)) : [];
    const documents = PATHS[kind] ? await readDocuments(join(from, kind), PATHS[kind]) : NONE;
    return [kind, { paragraphs: new Map([...pictures, ...paragraphs]), documents }];
  });
  return new Map(await Promise.all(kinds));
}

/** As much of a document as the seed has in another language. @param name of its own file, where it has one */
export function textsOfSeed(
  seed: TranslationSeed,
  kind: TranslatedKind,
  name: string,
  originals: readonly Pick<OriginalText, 'path' | 'source'>[],
): TranslatedText[] {
  const known = seed.get(kind);
  return originals.flatMap(({ path, source }) => {
    const own = known?.documents.get(name)?.get(path);
    const text = own ?? (known ? paragraphsIn(known.paragraphs, source) : null);
    return text === null ? [] : [{ path, source, text }];
  });
}

async function readTexts(file: string): Promise<Texts> {
  return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>));
}

async function readDocuments(
  folder: string,
  { head, text: path }: NonNullable<(typeof PATHS)[TranslatedKind]>,
): Promise<Map<string, Texts>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const read = files.map(async (file): Promise<[string, Texts]> => {
    const { fields, text } = readFrontMatter(await readFile(join(folder, file), 'utf8'));
    const said = Object.entries(fields).map(([field, value]): [string, string] => [
      head[field] ?? field,
      value,
    ]);
    return [basename(file, '.md'), new Map([...said, [path, text]])];
  });
  return new Map(await Promise.all(read));
}

/** A text put together of its paragraphs; null where one of them is not in the seed. */
function paragraphsIn(known: Texts, source: string): string | null {
  const said = source.split(/\n\s*\n/).map((paragraph) => known.get(paragraph.trim()));
  return said.every((paragraph) => paragraph !== undefined) ? said.join('\n\n') : null;
}
