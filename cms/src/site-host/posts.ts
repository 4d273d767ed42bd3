import type { Core } from '@strapi/strapi';
import { photoOf, type StoredPicture } from 'booking-rules/shared/photo';
import { seoOf, type StoredSeo } from './seo';
import type { Category, Post, PostCard, PostPage, PostQuery, RichText } from './site-types';

/** Whether what guests see is read, or what an editor is still working on. */
export type Status = 'published' | 'draft';

const UID = 'api::post.post';
const PAGE_SIZE = 9;
const CARD = {
  category: { fields: ['slug', 'name'] },
  cover: true,
};

interface StoredCard {
  slug: string | null;
  title: string | null;
  excerpt: string | null;
  date: string | null;
  updatedAt: string;
  category: { slug: string; name: string } | null;
  cover: StoredPicture | null;
  author: string | null;
}

interface StoredPost extends StoredCard {
  body: RichText | null;
  seo: StoredSeo | null;
}

/** Every published guide, newest first. */
export async function readPostCards(strapi: Core.Strapi): Promise<PostCard[]> {
  const documents: unknown = await strapi.documents(UID).findMany({
    status: 'published',
    fields: ['slug', 'title', 'excerpt', 'date', 'updatedAt', 'author'],
    populate: CARD,
    sort: ['date:desc', 'id:desc'],
  });
  return (documents as StoredCard[]).map(cardOf);
}

/** The guide that fits; null when there is none. */
export async function readPost(
  strapi: Core.Strapi,
  filters: { slug: string } | { documentId: string },
  status: Status = 'published',
): Promise<Post | null> {
  const document: unknown = await strapi.documents(UID).findFirst({
    status,
    filters,
    populate: { ...CARD, seo: { populate: { picture: true } } },
  });
  if (!document) return null;
  const { body, seo, ...card } = document as StoredPost;
  return { ...cardOf(card), body: body ?? [], seo: seoOf(seo, card.title ?? '') };
}

/** One page of those that were asked for. */
export function pageOfPosts(posts: readonly PostCard[], query: PostQuery): PostPage {
  const { category, day, page = 1, pageSize = PAGE_SIZE } = query;
  const found = posts.filter(
    (post) =>
      (category === undefined || post.category?.slug === category) &&
      (day === undefined || post.date === day),
  );
  const pageCount = Math.ceil(found.length / pageSize);
  const data = found.slice((page - 1) * pageSize, page * pageSize);
  return { data, meta: { pagination: { page, pageSize, pageCount, total: found.length } } };
}

/** All categories in the editors' order, each with the number of its published guides. */
export async function readCategories(strapi: Core.Strapi, posts: readonly PostCard[]): Promise<Category[]> {
  const documents: unknown = await strapi
    .documents('api::category.category')
    .findMany({ sort: ['order:asc', 'name:asc'] });
  return (documents as { slug: string; name: string; intro: string | null }[]).map(
    ({ slug, name, intro }) => ({
      slug,
      name,
      intro: intro ?? '',
      posts: posts.filter(({ category }) => category?.slug === slug).length,
    }),
  );
}

// A draft may still be without what a published guide always has.
function cardOf(stored: StoredCard): PostCard {
  const { slug, title, excerpt, date, updatedAt, category, cover, author } = stored;
  const name = title || 'Untitled';
  return {
    slug: slug ?? '',
    title: name,
    excerpt: excerpt ?? '',
    date: date ?? updatedAt.slice(0, 10),
    updatedAt,
    category: category && { slug: category.slug, name: category.name },
    cover: cover && photoOf(cover, name),
    author: author || null,
  };
}
