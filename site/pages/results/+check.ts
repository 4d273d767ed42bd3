import type { PageContextServer } from 'vike/types';
import { readPage } from '../../features/search/results/page-numbers';

/** Whether the page is a number of a page. */
export function check({ routeParams }: PageContextServer): boolean {
  return readPage(routeParams.page ?? '') !== null;
}
