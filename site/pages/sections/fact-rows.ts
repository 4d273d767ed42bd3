import { describeTiers } from 'booking-rules/shared/domain/cancellation';
import type { FactsSection } from '../../api/content-page';
import type { LegalFacts, SiteApi, SiteSettings } from '../../api/site-api';
import { BROWSER_STORAGE } from '../../lib/browser-storage';

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
  switch (shows) {
    case 'business':
      return { columns: ['What', 'Details'], rows: businessRows(facts) };
    case 'cancellation':
      return { columns: ['Policy', 'What you get back'], rows: policyRows(facts) };
    case 'storage':
      return { columns: ['Name', 'What it is for', 'Kept'], rows: storageRows(settings) };
    case 'recipients':
      return { columns: ['Who', 'What for'], rows: recipientRows(settings) };
    case 'retention':
      return { columns: ['What', 'How long'], rows: RETENTION };
  }
}

/** Stands where a text names something of the business: `{{email}}`. */
const PLACEHOLDER = /\{\{\s*([a-z ]+?)\s*\}\}/g;
/** What is said of a fact that nobody has filled in. */
const MISSING = '[not filled in yet]';

/** Puts the facts of the business into the places that a text names; a place of another name stays as it is. */
export function withFacts(text: string, facts: LegalFacts): string {
  const known: Record<string, string | null> = {
    business: facts.legalName ?? facts.tradingName,
    brand: facts.tradingName,
    address: facts.address.join(', '),
    email: facts.email,
    phone: facts.phone,
    licence: facts.licenceNumber,
    'tax number': facts.taxNumber,
  };
  return text.replaceAll(PLACEHOLDER, (place, name: string) =>
    name in known ? known[name] || MISSING : place,
  );
}

function businessRows(facts: LegalFacts): string[][] {
  const rows: [string, string | null][] = [
    ['Trading name', facts.tradingName],
    ['Legal name', facts.legalName],
    ['Address', facts.address.join(', ') || null],
    ['Email', facts.email],
    ['Phone', facts.phone],
    ['Licence number', facts.licenceNumber],
    ['Tax registration number', facts.taxNumber],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

function policyRows({ policies }: LegalFacts): string[][] {
  return policies.map(({ name, usual, tiers }) => [
    usual ? `${name} (unless your booking names another)` : name,
    describeTiers(tiers),
  ]);
}

function storageRows({ integrations, signInProviders }: SiteFacts): string[][] {
  const rows = BROWSER_STORAGE.filter(({ needs }) => {
    if (needs === 'consent') return integrations.analyticsUrl !== null || integrations.abTesting !== null;
    return needs === undefined || signInProviders.length > 0;
  }).map(({ key, kept, purpose }) => [key, purpose, kept]);
  const asked: [string | null, string][] = [
    [integrations.analyticsUrl, 'Counts visits, once you have agreed to it'],
    [integrations.abTesting?.scriptUrl ?? null, 'Tries out small changes, once you have agreed to it'],
  ];
  const others = asked.flatMap(([url, purpose]) =>
    url === null ? [] : [[`Cookies of ${new URL(url).hostname}`, purpose, 'As that service says']],
  );
  return [...rows, ...others];
}

function recipientRows({ integrations, map, payments, signInProviders }: SiteFacts): string[][] {
  const { analyticsUrl, abTesting, errorReportingDsn, countryLookupUrl } = integrations;
  const host = (url: string) => new URL(url.replace('{s}.', '')).hostname;
  return [
    ['Our web host', 'Runs this site and keeps its database'],
    ['Our email provider', 'Delivers the emails about your booking'],
    ...(payments.includes('stripe')
      ? [['Stripe', 'Takes card payments: your card details go to Stripe and never to us']]
      : []),
    ...signInProviders.map((name) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      'Tells us who you are, if you choose to sign in with it',
    ]),
    ...(map === null ? [] : [[host(map.url), 'Sends the pictures of maps, and sees your network address']]),
    ...(countryLookupUrl === null
      ? []
      : [[host(countryLookupUrl), 'Says in which country you are, for the phone field at checkout']]),
    ...(errorReportingDsn === null
      ? []
      : [[host(errorReportingDsn), 'Receives reports when something breaks, without your name']]),
    ...(analyticsUrl === null ? [] : [[host(analyticsUrl), 'Counts visits, once you have agreed to it']]),
    ...(abTesting === null
      ? []
      : [[host(abTesting.scriptUrl), 'Tries out small changes, once you have agreed to it']]),
  ];
}

/** What the code does: nothing in it deletes a booking, an enquiry or an account by itself. */
const RETENTION: readonly (readonly [what: string, howLong: string])[] = [
  ['A price you were quoted: dates and guests, no name', '7 days after it has expired'],
  [
    'A booking: name, email, phone, message, payments, invoices, the emails we sent',
    'Until we delete it. The law requires us to keep invoices for several years',
  ],
  [
    'What limits unpaid bookings: email, phone and a code made of your network address',
    'At least 24 hours, and until the booking is paid or over',
  ],
  ['The security log: network addresses of sign-ins, no names', "As long as our web host's logs are kept"],
  ['An enquiry: name, email, phone and what you wrote', 'Until we delete it'],
  ['An account: name, email and an encoded password', 'Until you ask us to delete it'],
];
