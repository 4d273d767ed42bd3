import type { Day } from '../domain/stay';
import type { Place } from '../format/place';

/** What is known of a house that is about to take bookings. */
export interface HouseFacts {
  publicUrl: string;
  isDemo: boolean;
  /** Where it is, with what holds until that is chosen. */
  place: Pick<Place, 'city' | 'currency' | 'timeZone'>;
  /** What of the place nobody has chosen yet, such as `country`. */
  unchosen: string[];
  hasMailServer: boolean;
  /** Instant of the last email that was taken over by the mail server, in milliseconds; null for none. */
  lastMailAt: number | null;
  /** Emails that have been tried and refused, and wait. */
  failingMails: number;
  takesCards: boolean;
  hasBankAccount: boolean;
  /** Fields of the business that are empty. */
  missingBusiness: string[];
  /** Legal pages that are published, and whether they still are templates. */
  legalPages: { legal: string; isTemplate: boolean }[];
  apartments: { name: string; permitNumber: string | null; permitExpiry: Day | null }[];
  /** What asking for the sitemap came to: the apartments that it lists; null when it cannot be read. */
  sitemapApartments: number | null;
  /** Instant of the newest backup in the folder of this server, in milliseconds; null for none. */
  lastBackupAt: number | null;
}

/** A line of the list: what was looked at, what was found, and where it is mended. */
export interface GoingLiveCheck {
  id: string;
  title: string;
  done: boolean;
  /** What was found and, where it is not done, what to do. */
  text: string;
  /** A page of the panel; null where it is mended elsewhere. */
  link: string | null;
}

const DAY_MS = 86_400_000;
const LEGAL = ['privacy', 'terms', 'cookies', 'cancellation', 'imprint'];
const CONTENT = '/content-manager/collection-types';
const PLACE = '/plugins/booking-rules/business#place';
const DEMO_CONTENT = '/plugins/booking-rules/demo-content';
/** Names in a sentence before it says how many more there are. */
const NAMED = 5;

/** Everything to look at before guests book, in the order in which it is done. */
export function goingLiveChecks(facts: HouseFacts, today: Day, now: Date): GoingLiveCheck[] {
  return [placeCheck(facts), demoCheck(facts), addressCheck(facts), businessCheck(facts)].concat(
    [legalCheck(facts), permitCheck(facts, today), paymentCheck(facts), mailCheck(facts)],
    [sitemapCheck(facts), backupCheck(facts, now)],
  );
}

function placeCheck({ place: { city, currency, timeZone }, unchosen }: HouseFacts): GoingLiveCheck {
  const done = unchosen.length === 0;
  const text = done
    ? `You are in ${city}: prices are in ${currency}, and days and times are those of ${timeZone}.`
    : `Not chosen yet: ${unchosen.join(', ')}. Until then prices are in ${currency}, and days and times are those of ${timeZone}. Choose before you enter rates: with the first reservation, currency and time zone are fixed. A place brings its taxes, areas, map and legal texts.`;
  return { id: 'place', title: 'Choose your place', done, text, link: PLACE };
}

function demoCheck({ isDemo }: HouseFacts): GoingLiveCheck {
  const text = isDemo
    ? 'This house shows invented apartments, reviews or permits. An administrator removes them with Start your own, under Demo content.'
    : 'This house has no demo content.';
  return { id: 'demo', title: 'No demo content', done: !isDemo, text, link: DEMO_CONTENT };
}

function addressCheck({ publicUrl }: HouseFacts): GoingLiveCheck {
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(hostname) || !hostname.includes('.');
  const done = protocol === 'https:' && !isLocal;
  const text = done
    ? `Guests find the site at ${publicUrl}.`
    : `PUBLIC_URL is ${publicUrl}. Set it to the https address that guests know.`;
  return { id: 'address', title: 'A secure public address', done, text, link: null };
}

function businessCheck({ missingBusiness }: HouseFacts): GoingLiveCheck {
  const done = missingBusiness.length === 0;
  const text = done
    ? 'Name, address and contact of the business are filled in.'
    : `Fill in ${missingBusiness.join(', ')}: invoices and legal pages name the business.`;
  const link = '/content-manager/single-types/plugin::booking-rules.business';
  return { id: 'business', title: 'The business', done, text, link };
}

function legalCheck({ legalPages }: HouseFacts): GoingLiveCheck {
  const published = new Map(legalPages.map(({ legal, isTemplate }) => [legal, isTemplate]));
  const missing = LEGAL.filter((legal) => !published.has(legal));
  const templates = LEGAL.filter((legal) => published.get(legal) === true);
  const done = missing.length + templates.length === 0;
  const said = [
    ...(missing.length === 0 ? [] : [`Not published yet: ${missing.join(', ')}.`]),
    ...(templates.length === 0 ? [] : [`Still a template: ${templates.join(', ')}.`]),
    'Have the texts checked, switch “Template” off, and publish.',
  ];
  const text = done ? 'All five are published and checked.' : said.join(' ');
  return { id: 'legal', title: 'Legal pages', done, text, link: `${CONTENT}/api::page.page` };
}

function permitCheck({ apartments }: HouseFacts, today: Day): GoingLiveCheck {
  const lacking = apartments.filter(
    ({ permitNumber, permitExpiry }) => !permitNumber || permitExpiry === null || permitExpiry < today,
  );
  const done = apartments.length > 0 && lacking.length === 0;
  const names = lacking.slice(0, NAMED).map(({ name }) => name);
  const more = lacking.length > NAMED ? ` and ${lacking.length - NAMED} more` : '';
  const problem =
    apartments.length === 0
      ? 'No apartment is published yet.'
      : `Without a valid permit: ${names.join(', ')}${more}.`;
  const text = done ? `All ${apartments.length} published apartments have a valid permit.` : problem;
  return { id: 'permits', title: 'Permits', done, text, link: `${CONTENT}/api::apartment.apartment` };
}

function paymentCheck({ takesCards, hasBankAccount }: HouseFacts): GoingLiveCheck {
  const ways = [...(takesCards ? ['card'] : []), ...(hasBankAccount ? ['bank transfer'] : [])];
  const text =
    ways.length > 0
      ? `Guests can pay by ${ways.join(' and ')}.`
      : 'Guests cannot pay: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or fill in the bank account of the business.';
  const link = '/content-manager/single-types/plugin::booking-rules.business';
  return { id: 'payments', title: 'Payments', done: ways.length > 0, text, link };
}

function mailCheck({ hasMailServer, lastMailAt, failingMails }: HouseFacts): GoingLiveCheck {
  const done = hasMailServer && lastMailAt !== null && failingMails === 0;
  let text = 'The mail server takes emails, and none is waiting.';
  if (!hasMailServer) text = 'Emails are written to a folder. Set SMTP_URL and MAIL_FROM.';
  else if (failingMails > 0)
    text = `${failingMails} emails could not be sent so far. Check SMTP_URL and the log.`;
  else if (lastMailAt === null)
    text = 'No email has been sent yet. Make a booking of your own and cancel it.';
  return { id: 'mail', title: 'Email', done, text, link: null };
}

function sitemapCheck({ sitemapApartments, apartments, publicUrl }: HouseFacts): GoingLiveCheck {
  const done = sitemapApartments !== null && sitemapApartments >= apartments.length && apartments.length > 0;
  let text = `Search engines find ${sitemapApartments ?? 0} apartments in the sitemap.`;
  if (sitemapApartments === null)
    text = `${publicUrl}/sitemap.xml cannot be reached from this server. Check PUBLIC_URL and the proxy.`;
  else if (!done)
    text = `The sitemap lists ${sitemapApartments} of ${apartments.length} published apartments.`;
  return { id: 'sitemap', title: 'Sitemap', done, text, link: null };
}

function backupCheck({ lastBackupAt }: HouseFacts, now: Date): GoingLiveCheck {
  const done = lastBackupAt !== null && now.getTime() - lastBackupAt < DAY_MS;
  const text = done
    ? 'The newest backup of this server is less than a day old.'
    : 'There is no backup of the last day in the folder of this server. Run npm run backup every day. If backups are made elsewhere, check them there.';
  return { id: 'backup', title: 'Backups', done, text, link: null };
}
