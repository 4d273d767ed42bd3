import { describeTiers } from 'booking-rules/shared/domain/cancellation';
import { isolated } from 'booking-rules/shared/format/isolated';
import type { FactsSection } from '../../api/content-page';
import type { LegalFacts, SiteApi, SiteSettings } from '../../api/site-api';
import { BROWSER_STORAGE } from '../../lib/browser-storage';
import { serverMessages } from '../../messages/all-languages';

/** A table as a page shows it. */
export interface FactTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What is said of the site follows from these settings. */
type SiteFacts = Pick<SiteSettings, 'integrations' | 'map' | 'payments' | 'signInProviders'>;

/** What tables are made from. */
export interface FactSource {
  legalFacts: SiteApi['legalFacts'];
  settings: () => Promise<SiteFacts>;
}

/** The table of a section, from what is set and what the site does at this moment. */
export async function factTable(api: FactSource, shows: FactsSection['shows']): Promise<FactTable> {
  const [facts, settings] = await Promise.all([api.legalFacts(), api.settings()]);
  const t = serverMessages().facts;
  const rows: Record<FactsSection['shows'], () => FactTable['rows']> = {
    business: () => businessRows(facts),
    cancellation: () => policyRows(facts),
    storage: () => storageRows(settings),
    recipients: () => recipientRows(settings),
    retention: () => t.retention,
  };
  return { columns: t.columns[shows], rows: rows[shows]() };
}

/** Stands where a text names something of the business: `{{email}}`. */
const PLACEHOLDER = /\{\{\s*([a-z ]+?)\s*\}\}/g;

/** Puts the facts of the business into the places that a text names; a place of another name stays as it is. */
export function withFacts(text: string, facts: LegalFacts): string {
  const known: Record<string, string | null> = {
    business: facts.legalName ?? facts.tradingName,
    brand: facts.tradingName,
    address: onOneLine(facts.address),
    email: facts.email,
    phone: facts.phone,
    licence: facts.licenceNumber,
    'tax number': facts.taxNumber,
  };
  const { missing } = serverMessages().facts;
  return text.replaceAll(PLACEHOLDER, (place, name: string) =>
    name in known ? isolated(known[name] || missing) : place,
  );
}

/** An address on one line, with the comma of its letters. */
function onOneLine(address: readonly string[]): string {
  return address.join(/\p{Script=Arabic}/u.test(address.join('')) ? '، ' : ', ');
}

function businessRows(facts: LegalFacts): string[][] {
  const t = serverMessages().facts.business;
  const rows: [string, string | null][] = [
    [t.tradingName, facts.tradingName],
    [t.legalName, facts.legalName],
    [t.address, onOneLine(facts.address) || null],
    [t.email, facts.email],
    [t.phone, facts.phone],
    [t.licenceNumber, facts.licenceNumber],
    [t.taxNumber, facts.taxNumber],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [[name, isolated(value)]]));
}

function policyRows({ policies }: LegalFacts): string[][] {
  return policies.map(({ name, usual, tiers }) => [
    usual ? serverMessages().facts.usualPolicy(name) : isolated(name),
    describeTiers(tiers),
  ]);
}

function storageRows({ integrations, signInProviders }: SiteFacts): string[][] {
  const t = serverMessages().facts;
  const rows = BROWSER_STORAGE.filter(({ needs }) => {
    if (needs === 'consent') return integrations.analyticsUrl !== null || integrations.abTesting !== null;
    return needs === undefined || signInProviders.length > 0;
  }).map(({ key, kept }) => [key, t.purposes[key], t.kept[kept]]);
  const asked: [string | null, string][] = [
    [integrations.analyticsUrl, t.countsVisits],
    [integrations.abTesting?.scriptUrl ?? null, t.triesChanges],
  ];
  const others = asked.flatMap(([url, purpose]) =>
    url === null ? [] : [[t.cookiesOf(new URL(url).hostname), purpose, t.asServiceSays]],
  );
  return [...rows, ...others];
}

function recipientRows({ integrations, map, payments, signInProviders }: SiteFacts): string[][] {
  const { analyticsUrl, abTesting, errorReportingDsn, countryLookupUrl } = integrations;
  const { recipients: t, countsVisits, triesChanges } = serverMessages().facts;
  const host = (url: string) => new URL(url.replace('{s}.', '')).hostname;
  const others: [string | null | undefined, string][] = [
    // Tiles that this server gives out itself go to nobody.
    [map?.url.startsWith('/') ? null : map?.url, t.map],
    [countryLookupUrl, t.country],
    [errorReportingDsn, t.errorReports],
    [analyticsUrl, countsVisits],
    [abTesting?.scriptUrl, triesChanges],
  ];
  return [
    t.host,
    t.mail,
    ...(payments.includes('stripe') ? [['Stripe', t.stripe]] : []),
    ...signInProviders.map((name) => [name.charAt(0).toUpperCase() + name.slice(1), t.signIn]),
    ...others.flatMap(([url, purpose]) => (url == null ? [] : [[host(url), purpose]])),
  ];
}
