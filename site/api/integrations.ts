/** Services of others (contract A9): each is null, and nothing of it is loaded, unless a setting names it. */
export interface Integrations {
  /** Script of the analytics tag loader. */
  analyticsUrl: string | null;
  abTesting: AbTesting | null;
  /** Where errors of the site are reported to. */
  errorReportingDsn: string | null;
  /** Says in which country a browser is, for the phone input. */
  countryLookupUrl: string | null;
}

/** A/B testing: its script, and the account whose tests it runs, as it was configured. */
export interface AbTesting {
  scriptUrl: string;
  accountId: string | null;
}

/** Whether something is configured that a visitor has to be asked about first. */
export function asksForConsent({ analyticsUrl, abTesting }: Integrations): boolean {
  return analyticsUrl !== null || abTesting !== null;
}

/** Asks for consent again, for a visitor who wants to change their choice. */
export const CHOOSE_AGAIN = 'privacy-choices';
