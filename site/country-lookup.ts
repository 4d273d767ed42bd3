import { useSettings } from './page-context';
import type { SiteSettings } from './site-api';

/** Settings of a host that may have a country look-up. */
interface MaybeLookup {
  integrations?: { countryLookupUrl?: string | null };
}

/** The public service that says in which country a browser is; null unless one is configured (contract A9). */
export function useCountryLookup(): string | null {
  const { integrations }: SiteSettings & MaybeLookup = useSettings();
  return integrations?.countryLookupUrl ?? null;
}
