import type { ReactNode } from 'react';
import type { RatesAndRestrictions } from 'booking-rules/shared/domain/restrictions/rule-change';
import { QueryResult } from '../query-result';
import { Page } from '../page';
import { useApiQuery } from '../../api/use-api-query';

/** A page that edits or explains rates and restrictions, with its title while they are loading. */
export function WithRatesAndRestrictions({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children: (rates: RatesAndRestrictions) => ReactNode;
}) {
  const query = useApiQuery('GET /booking-rules/rates-and-restrictions');
  if (query.state === 'ready') return <>{children(query.data.data)}</>;
  return (
    <Page title={title} subtitle={subtitle}>
      <QueryResult query={query}>{() => null}</QueryResult>
    </Page>
  );
}
