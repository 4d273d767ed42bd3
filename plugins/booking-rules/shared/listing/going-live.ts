import type { Day } from '../domain/stay';
import { cityName } from '../format/city';
import type { Place } from '../format/place';
import { permitState } from './permits';
import { staffMessages, type StaffMessages } from '../messages/messages';

/** What a place and a business cannot do without. */
export type PlaceNeed = keyof StaffMessages['goingLive']['place']['needed'];
export type BusinessNeed = keyof StaffMessages['goingLive']['business']['needed'];

/** What is known of a house that is about to take bookings. */
export interface HouseFacts {
  publicUrl: string;
  isDemo: boolean;
  /** Where it is, with what holds until that is chosen. */
  place: Pick<Place, 'city' | 'currency' | 'timeZone'>;
  /** What of the place nobody has chosen yet. */
  unchosen: PlaceNeed[];
  hasMailServer: boolean;
  /** Instant of the last email that was taken over by the mail server, in milliseconds; null for none. */
  lastMailAt: number | null;
  /** Emails that have been tried and refused, and wait. */
  failingMails: number;
  takesCards: boolean;
  hasBankAccount: boolean;
  /** Fields of the business that are empty. */
  missingBusiness: BusinessNeed[];
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
const LEGAL = ['privacy', 'terms', 'cookies', 'cancellation', 'imprint'] as const;
const CONTENT = '/content-manager/collection-types';
const PLACE = '/plugins/booking-rules/business#place';
const BUSINESS = '/content-manager/single-types/plugin::booking-rules.business';
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
  const say = staffMessages().goingLive.place;
  const done = unchosen.length === 0;
  const needed = unchosen.map((need) => say.needed[need]);
  const text = done ? say.done(cityName(city), currency, timeZone) : say.open(needed, currency, timeZone);
  return { id: 'place', title: say.title, done, text, link: PLACE };
}

function demoCheck({ isDemo }: HouseFacts): GoingLiveCheck {
  const say = staffMessages().goingLive.demo;
  return {
    ...{ id: 'demo', title: say.title, done: !isDemo },
    ...{ text: isDemo ? say.open : say.done, link: DEMO_CONTENT },
  };
}

function addressCheck({ publicUrl }: HouseFacts): GoingLiveCheck {
  const say = staffMessages().goingLive.address;
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(hostname) || !hostname.includes('.');
  const done = protocol === 'https:' && !isLocal;
  return {
    ...{ id: 'address', title: say.title, done },
    ...{ text: (done ? say.done : say.open)(publicUrl), link: null },
  };
}

function businessCheck({ missingBusiness }: HouseFacts): GoingLiveCheck {
  const say = staffMessages().goingLive.business;
  const done = missingBusiness.length === 0;
  const text = done ? say.done : say.open(missingBusiness.map((need) => say.needed[need]));
  return { id: 'business', title: say.title, done, text, link: BUSINESS };
}

function legalCheck({ legalPages }: HouseFacts): GoingLiveCheck {
  const say = staffMessages().goingLive.legal;
  const published = new Map(legalPages.map(({ legal, isTemplate }) => [legal, isTemplate]));
  const missing = LEGAL.filter((legal) => !published.has(legal));
  const templates = LEGAL.filter((legal) => published.get(legal) === true);
  const done = missing.length + templates.length === 0;
  const said = [
    ...(missing.length === 0 ? [] : [say.missing(missing)]),
    ...(templates.length === 0 ? [] : [say.templates(templates)]),
    say.check,
  ];
  const text = done ? say.done : said.join(' ');
  return { id: 'legal', title: say.title, done, text, link: `${CONTENT}/api::page.page` };
}

function permitCheck({ apartments }: HouseFacts, today: Day): GoingLiveCheck {
  const say = staffMessages().goingLive.permits;
  const lacking = apartments.filter((apartment) =>
    ['incomplete', 'expired'].includes(permitState(apartment, today)),
  );
  const done = apartments.length > 0 && lacking.length === 0;
  const names = lacking.slice(0, NAMED).map(({ name }) => name);
  const problem = apartments.length === 0 ? say.none : say.lacking(names, lacking.length - names.length);
  const text = done ? say.done(apartments.length) : problem;
  return { id: 'permits', title: say.title, done, text, link: `${CONTENT}/api::apartment.apartment` };
}

function paymentCheck({ takesCards, hasBankAccount }: HouseFacts): GoingLiveCheck {
  const say = staffMessages().goingLive.payments;
  let text = takesCards ? say.byCard : say.none;
  if (hasBankAccount) text = takesCards ? say.byBoth : say.byTransfer;
  return { id: 'payments', title: say.title, done: takesCards || hasBankAccount, text, link: BUSINESS };
}

function mailCheck({ hasMailServer, lastMailAt, failingMails }: HouseFacts): GoingLiveCheck {
  const say = staffMessages().goingLive.mail;
  const done = hasMailServer && lastMailAt !== null && failingMails === 0;
  let text = say.done;
  if (!hasMailServer) text = say.noServer;
  else if (failingMails > 0) text = say.failing(failingMails);
  else if (lastMailAt === null) text = say.untried;
  return { id: 'mail', title: say.title, done, text, link: null };
}

function sitemapCheck({ sitemapApartments, apartments, publicUrl }: HouseFacts): GoingLiveCheck {
  const say = staffMessages().goingLive.sitemap;
  const done = sitemapApartments !== null && sitemapApartments >= apartments.length && apartments.length > 0;
  let text = say.done(sitemapApartments ?? 0);
  if (sitemapApartments === null) text = say.unreachable(publicUrl);
  else if (!done) text = say.lacking(sitemapApartments, apartments.length);
  return { id: 'sitemap', title: say.title, done, text, link: null };
}

function backupCheck({ lastBackupAt }: HouseFacts, now: Date): GoingLiveCheck {
  const say = staffMessages().goingLive.backup;
  const done = lastBackupAt !== null && now.getTime() - lastBackupAt < DAY_MS;
  return { id: 'backup', title: say.title, done, text: done ? say.done : say.none, link: null };
}
