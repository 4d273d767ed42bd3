import { useState, type ReactNode } from 'react';
import type { RatesPage } from 'booking-rules/contracts/rates/rates';
import { useApiQuery, type ApiQuery } from '../../api/use-api-query';
import { useApartmentPages, type ApartmentPages } from '../apartments/apartment-pages';
import { Page } from '../page';
import { QueryResult } from '../query-result';

/** Rates and restrictions with a page of apartments, and how to ask for others. */
export interface RatesInPages {
  page: RatesPage;
  pages: ApartmentPages;
  query: Pick<ApiQuery<RatesPage>, 'isCurrent' | 'error' | 'reload'>;
}

/** A page that edits rates and restrictions, with its title while they are loading. */
export function WithRatesAndRestrictions({
  title,
  subtitle,
  search,
  children,
}: {
  title: string;
  subtitle: string;
  /** What apartments are searched for at first. */
  search: string;
  children: (rates: RatesInPages) => ReactNode;
}) {
  const pages = useApartmentPages(search);
  const query = useApiQuery('GET /booking-rules/rates-and-restrictions', { query: pages.query });
  // What was edited stays on the screen while another page is on its way, and when it does not come.
  const [page, setPage] = useState(query.data);
  if (query.data !== null && query.data !== page) setPage(query.data);
  if (page !== null) return <>{children({ page, pages, query })}</>;
  return (
    <Page title={title} subtitle={subtitle}>
      <QueryResult query={query}>{() => null}</QueryResult>
    </Page>
  );
}
