import type { PageContextServer } from 'vike/types';
import { noSuchPage } from '../../server/not-found';
import { contentPageData } from '../sections/content-page-data';

/** Any page that editors have added; an address that no page has is not found. */
export async function data(pageContext: PageContextServer) {
  const page = await pageContext.api.page(pageContext.routeParams.slug ?? '');
  if (page === null) throw noSuchPage(pageContext);
  return contentPageData(pageContext, pageContext.routeParams.slug ?? '');
}
