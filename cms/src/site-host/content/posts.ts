import type { Core, Modules } from '@strapi/strapi';
import { photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import { madeOnce } from 'booking-rules/shared/made-once';
import { seoOf, type StoredSeo } from './seo';
import type { Told } from './translations';
import type { Category, Post, PostCard, PostPage, PostQuery, RichText } from '../site-types';

const UID = 'api::post.post';
const PAGE_SIZE = 9;
/** Guides in one read; with their pictures they keep the process busy for some milliseconds. */
const POSTS_AT_ONCE = 50;
const POPULATE = {
  category: { fields: ['slug', 'name'] },
  cover: true,
  seo: { populate: { picture: true } },
} satisfies Modules.Documents.Params.Populate.Any<typeof UID>;

interface StoredPost {
  documentId: string;
  slug: string | null;
  title: string | null;
  excerpt: string | null;
  date: string | null;
  updatedAt: string;
  category: { slug: string; name: string } | null;
  cover: StoredPicture | null;
  author: string | null;
  checkedOn: string | null;
  body: RichText | null;
  seo: StoredSeo | null;
}

/** A guide as it was read. */
export interface PostContent extends Omit<Post, 'languages'> {
  documentId: string;
}

/** Every published guide, newest first. */
export async function readPosts(strapi: Core.Strapi): Promise<PostContent[]> {
  const posts: PostContent[] = [];
  for (let start = 0; start === posts.length; start += POSTS_AT_ONCE) {
    const documents: unknown = await strapi.documents(UID).findMany({
      status: 'published',
      populate: POPULATE,
      sort: ['date:desc', 'id:desc'],
      start,
      limit: POSTS_AT_ONCE,
    });
    posts.push(...(documents as StoredPost[]).map(postOf));
  }
  return posts;
}

/** A guide as an editor has left it; null when it is gone. */
export async function readDraftPost(strapi: Core.Strapi, documentId: string): Promise<PostContent | null> {
  const document: unknown = await strapi
    .documents(UID)
    .findOne({ documentId, status: 'draft', populate: POPULATE });
  return document ? postOf(document as StoredPost) : null;
}

/** One page of those that were asked for. */
export function pageOfPosts(posts: readonly Post[], query: PostQuery): PostPage {
  const { category, day, page = 1, pageSize = PAGE_SIZE } = query;
  const found = posts.filter(
    (post) =>
      (category === undefined || post.category?.slug === category) &&
      (day === undefined || post.date === day),
  );
  const pageCount = Math.ceil(found.length / pageSize);
  const data = found
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ body: _body, seo: _seo, languages: _languages, ...card }): PostCard => card);
  return { data, meta: { pagination: { page, pageSize, pageCount, total: found.length } } };
}

/** A category as it was read. */
export interface CategoryContent extends Omit<Category, 'posts' | 'languages'> {
  documentId: string;
  updatedAt: string;
}

/** All categories in the editors' order. */
export async function readCategories(strapi: Core.Strapi): Promise<CategoryContent[]> {
  const documents: unknown = await strapi
    .documents('api::category.category')
    .findMany({ sort: ['order:asc', 'name:asc'] });
  return (documents as (Omit<CategoryContent, 'intro'> & { intro: string | null })[]).map(
    ({ documentId, slug, name, intro, updatedAt }) => ({
      ...{ documentId, slug, name, updatedAt },
      intro: intro ?? '',
    }),
  );
}

/** The categories, each with the number of its published guides. */
export const withPosts = madeOnce(
  (categories: readonly Told<CategoryContent>[], posts: readonly Post[]): Category[] =>
    categories.map(({ slug, name, intro, languages }) => ({
      ...{ slug, name, intro, languages },
      posts: posts.filter(({ category }) => category?.slug === slug).length,
    })),
);

// A draft may still be without what a published guide always has.
function postOf(stored: StoredPost): PostContent {
  const { slug, title, excerpt, date, updatedAt, category, cover, author, checkedOn, body, seo } = stored;
  const name = title || 'Untitled';
  return {
    documentId: stored.documentId,
    slug: slug ?? '',
    title: name,
    excerpt: excerpt ?? '',
    date: date ?? updatedAt.slice(0, 10),
    updatedAt,
    category: category && { slug: category.slug, name: category.name },
    cover: cover && photoOf(cover, name),
    author: author || null,
    checkedOn,
    body: body ?? [],
    seo: seoOf(seo, title ?? ''),
  };
}
