import type { PageContextServer } from 'vike/types';
import { readPage } from '../../features/search/results/page-numbers';

/** Whether there is such an area, and the page is a number of a page. */
export async function check({ api, routeParams }: PageContextServer): Promise<boolean> {
  const districts = await api.districts();
  return (
    districts.some(({ slug }) => slug === routeParams.district) && readPage(routeParams.page ?? '1') !== null
  );
}
