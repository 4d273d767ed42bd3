import type { PageContextServer } from 'vike/types';
import { notFound } from '../../server/not-found';
import { richTextHtml } from '../../server/rich-text-html';
import { sharePicture, type PageMeta } from '../../lib/page-meta';

export type Data = Awaited<ReturnType<typeof data>>;

/** Other guides below a guide. */
const MORE = 3;

/** A guide, and the newest others of its category. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams } = pageContext;
  const [post, { brand }] = await Promise.all([api.post(routeParams.slug ?? ''), api.settings()]);
  if (post === null) throw notFound(pageContext);
  const { body, languages, ...card } = post;
  const { slug, title, excerpt, category, seo } = card;
  const others = await api.posts({ pageSize: MORE + 1, ...(category && { category: category.slug }) });
  const more = others.data.filter((other) => other.slug !== slug).slice(0, MORE);
  const description = seo.description ?? excerpt;
  const meta: PageMeta = {
    title: `${seo.title ?? title} · ${brand}`,
    canonical: `/blog/${slug}`,
    article: true,
    languages,
    ...sharePicture(seo.photo, card.cover),
    ...(description !== '' && { description }),
  };
  return { meta, post: card, html: richTextHtml(body, 2), more };
}
