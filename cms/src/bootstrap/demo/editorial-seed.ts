import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

interface SeedPost {
  slug: string;
  title: string;
  date: string;
  category: string;
  author: string;
  cover: string;
  excerpt: string;
  seoTitle: string | null;
  /** In the little markup of the seed. */
  text: string;
}

/** A section goes into the document as it stands, but for its text, its picture and its category. */
export interface SeedSection {
  __component: string;
  body?: string[];
  picture?: string;
  category?: string | null;
  [field: string]: unknown;
}

interface SeedPage {
  slug: string;
  title: string;
  intro: string;
  picture: string;
  sections: SeedSection[];
}

interface SeedReview {
  guestName: string;
  rating: number;
  date: string;
  apartment: string | null;
  text: string;
}

interface SeedCategory {
  slug: string;
  [field: string]: unknown;
}

interface SeedFaq {
  question: string;
  [field: string]: unknown;
}

/** Guides, pages, reviews and questions of the seed folder. */
export async function readEditorialSeed(folder: string) {
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
  const [categories, pages, reviews, faqs, posts] = await Promise.all([
    read<SeedCategory[]>('categories.json'),
    read<SeedPage[]>('pages.json'),
    read<SeedReview[]>('reviews.json'),
    read<SeedFaq[]>('faqs.json'),
    readPosts(join(folder, 'posts')),
  ]);
  return { categories, pages, reviews, faqs, posts };
}

type EditorialSeed = Awaited<ReturnType<typeof readEditorialSeed>>;

async function readPosts(folder: string): Promise<SeedPost[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (name) => {
      const { fields, text } = readFrontMatter(await readFile(join(folder, name), 'utf8'));
      const {
        title = '',
        date = '',
        category = '',
        author = '',
        cover = '',
        excerpt = '',
        seoTitle,
      } = fields;
      const slug = basename(name, '.md');
      return { slug, title, date, category, author, cover, excerpt, seoTitle: seoTitle ?? null, text };
    }),
  );
}

/** Every picture that guides and pages show. */
export function picturesOf({ posts, pages }: EditorialSeed): Set<string> {
  const inSections = pages.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture ?? []));
  return new Set([...posts.map(({ cover }) => cover), ...pages.map(({ picture }) => picture), ...inSections]);
}

/** Parts a text of the seed from the `name: value` lines between `---` at its head. */
export function readFrontMatter(file: string): { fields: Record<string, string>; text: string } {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error('A text of the seed has no front matter');
  const fields = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { fields: Object.fromEntries(fields), text: text.trim() };
}
