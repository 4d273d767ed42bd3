import type { PageContextServer } from 'vike/types';
import { notFound } from '../../server/not-found';
import type { PageMeta } from '../../lib/page-meta';
import { sharePicture } from '../../lib/page-meta';
import { fillSections } from './fill-sections';

export type ContentPageData = Awaited<ReturnType<typeof contentPageData>>;

/**
 * A page that editors build from sections.
 * @param missing what is thrown while it is not published: the fatal 404, unless the page says otherwise
 */
export async function contentPageData(pageContext: PageContextServer, slug: string, missing = notFound) {
  const { api } = pageContext;
  const page = await api.page(slug);
  // Before anything else is read: a page that is not there stays a 404 while something else cannot be read.
  if (page === null) throw missing(pageContext);
  const { brand, tagline } = await api.settings();
  const { title, intro, photo, sections, seo, isTemplate, languages } = page;
  const meta: PageMeta = {
    title: `${seo.title ?? title} · ${brand}`,
    description: seo.description ?? intro ?? tagline,
    languages,
    ...sharePicture(seo.photo, photo),
  };
  return { meta, title, intro, photo, isTemplate, sections: await fillSections(api, sections) };
}
