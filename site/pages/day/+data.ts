import type { PageContextServer } from 'vike/types';
import { formatDate } from '../../lib/format-month';
import { notFound } from '../../server/not-found';
import type { PageMeta } from '../../lib/page-meta';
import { serverMessages } from '../../messages/all-languages';

export type Data = Awaited<ReturnType<typeof data>>;

/** More than anybody publishes on one day. */
const MOST = 50;

/** The guides of a day. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams } = pageContext;
  const day = routeParams.day ?? '';
  const [{ data: posts }, { brand }] = await Promise.all([
    api.posts({ day, pageSize: MOST }),
    api.settings(),
  ]);
  if (posts.length === 0) throw notFound(pageContext);
  const meta: PageMeta = {
    title: serverMessages().titles.day(brand, formatDate(day)),
    canonical: `/${day.replaceAll('-', '/')}`,
    // Each of them is listed in its category.
    noindex: true,
  };
  return { meta, day, posts };
}
