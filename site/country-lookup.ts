import { useSettings } from './page-context';

/** The public service that says in which country a browser is; null unless one is configured (contract A9). */
export function useCountryLookup(): string | null {
  return useSettings().integrations.countryLookupUrl;
}
