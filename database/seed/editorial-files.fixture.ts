import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, seedFolder, type Entry } from './seed-files.fixture';

export interface PostEntry extends Entry {
  slug: string;
  title: string;
  date: string;
  category: string;
  cover: string;
  excerpt: string;
  /** In the little markup that the README describes. */
  text: string;
}

export interface SectionEntry extends Entry {
  __component: string;
  body?: string[];
  picture?: string;
}

export interface PageEntry extends Entry {
  slug: string;
  picture: string;
  sections: SectionEntry[];
}

export interface ReviewEntry extends Entry {
  apartment: string | null;
  date: string;
  text: string;
}

/** Guides, pages, reviews and questions as they stand in the files of this folder. */
export function readEditorialSeed() {
  return {
    categories: read('categories.json') as ({ slug: string } & Entry)[],
    pages: read('pages.json') as PageEntry[],
    reviews: read('reviews.json') as ReviewEntry[],
    faqs: read('faqs.json') as ({ topic: string; question: string } & Entry)[],
    posts: readdirSync(join(seedFolder, 'posts')).map(readPost),
  };
}

function readPost(file: string): PostEntry {
  const [, head = '', text = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(seedFolder, 'posts', file), 'utf8')) ?? [];
  const fields = new Map(head.split('\n').map((line) => [nameIn(line), line.replace(/^\w+:\s*/, '')]));
  const {
    title = '',
    date = '',
    category = '',
    cover = '',
    excerpt = '',
    ...rest
  } = Object.fromEntries(fields);
  return { ...rest, slug: file.replace('.md', ''), title, date, category, cover, excerpt, text };
}

function nameIn(line: string): string {
  return /^\w+/.exec(line)?.[0] ?? line;
}
