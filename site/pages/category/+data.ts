import type { PageContextServer } from 'vike/types';
import { readPage } from '../../features/search/results/page-numbers';
import { notFound } from '../../server/not-found';
import type { PageMeta } from '../../lib/page-meta';
import { categoryPath } from './category-path';
import { serverMessages } from '../../messages/all-languages';

export type Data = Awaited<ReturnType<typeof data>>;

/** Guides on one page. */
const PAGE_SIZE = 6;

/** A page of the guides of a category. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams } = pageContext;
  const category = (await api.categories()).find(({ slug }) => slug === routeParams.slug);
  const page = readPage(routeParams.page ?? '1');
  if (category === undefined || page === null) throw notFound(pageContext);
  const { slug, name, intro, languages } = category;
  const [{ data: posts, meta: found }, { brand }] = await Promise.all([
    api.posts({ category: slug, page, pageSize: PAGE_SIZE }),
    api.settings(),
  ]);
  const { pageCount } = found.pagination;
  if (page > Math.max(pageCount, 1)) throw notFound(pageContext);
  const { titles } = serverMessages();
  const meta: PageMeta = {
    title: titles.category(brand, name, page),
    description: intro || titles.categoryText(brand, name),
    canonical: categoryPath(slug, page),
    languages,
  };
  return { meta, slug, name, intro, posts, page, pageCount };
}
