import type { PageContextServer } from 'vike/types';
import { contentPageData } from '../sections/content-page-data';

export function data(pageContext: PageContextServer) {
  return contentPageData(pageContext, 'property-management');
}
