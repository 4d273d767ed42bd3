import type { PageContextServer } from 'vike/types';
import { noSuchPage } from '../../server/not-found';
import { contentPageData } from '../sections/content-page-data';

/** Any page that editors have added; an address that no page has is not found. */
export function data(pageContext: PageContextServer) {
  return contentPageData(pageContext, pageContext.routeParams.slug ?? '', noSuchPage);
}
