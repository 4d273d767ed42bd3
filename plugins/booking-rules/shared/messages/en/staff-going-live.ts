type LegalPage = 'privacy' | 'terms' | 'cookies' | 'cancellation' | 'imprint';

/** What there is to look at before guests book: what was found and, where it is not done, what to do. */
export const goingLive = {
  place: {
    title: 'Choose your place',
    done: (city: string, currency: string, timeZone: string) =>
      `You are in ${city}: prices are in ${currency}, and days and times are those of ${timeZone}.`,
    open: (unchosen: readonly string[], currency: string, timeZone: string) =>
      `Not chosen yet: ${unchosen.join(', ')}. Until then prices are in ${currency}, and days and times are those of ${timeZone}. Choose before you enter rates: with the first reservation, currency and time zone are fixed. A place brings its taxes, areas, map and legal texts.`,
    needed: { country: 'country', currency: 'currency', timeZone: 'time zone' },
  },
  demo: {
    title: 'No demo content',
    done: 'This house has no demo content.',
    open: 'This house shows invented apartments, reviews or permits. An administrator removes them with Start your own, under Demo content.',
  },
  address: {
    title: 'A secure public address',
    done: (url: string) => `Guests find the site at ${url}.`,
    open: (url: string) => `PUBLIC_URL is ${url}. Set it to the https address that guests know.`,
  },
  business: {
    title: 'The business',
    done: 'Name, address and contact of the business are filled in.',
    open: (missing: readonly string[]) =>
      `Fill in ${missing.join(', ')}: invoices and legal pages name the business.`,
    needed: {
      legalName: 'the legal name',
      address: 'the address',
      email: 'the email address',
      phone: 'the phone number',
    },
  },
  legal: {
    title: 'Legal pages',
    done: 'All five are published and checked.',
    missing: (pages: readonly LegalPage[]) => `Not published yet: ${pages.join(', ')}.`,
    templates: (pages: readonly LegalPage[]) => `Still a template: ${pages.join(', ')}.`,
    check: 'Have the texts checked, switch “Template” off, and publish.',
  },
  permits: {
    title: 'Permits',
    done: (count: number) => `All ${count} published apartments have a valid permit.`,
    none: 'No apartment is published yet.',
    /** @param more that are not named */
    lacking: (names: readonly string[], more: number) =>
      `Without a valid permit: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  },
  payments: {
    title: 'Payments',
    byCard: 'Guests can pay by card.',
    byTransfer: 'Guests can pay by bank transfer.',
    byBoth: 'Guests can pay by card and bank transfer.',
    none: 'Guests cannot pay: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or fill in the bank account of the business.',
  },
  mail: {
    title: 'Email',
    done: 'The mail server takes emails, and none is waiting.',
    noServer: 'Emails are written to a folder. Set SMTP_URL and MAIL_FROM.',
    failing: (count: number) => `${count} emails could not be sent so far. Check SMTP_URL and the log.`,
    untried: 'No email has been sent yet. Make a booking of your own and cancel it.',
  },
  sitemap: {
    title: 'Sitemap',
    done: (count: number) => `Search engines find ${count} apartments in the sitemap.`,
    unreachable: (url: string) =>
      `${url}/sitemap.xml cannot be reached from this server. Check PUBLIC_URL and the proxy.`,
    lacking: (listed: number, published: number) =>
      `The sitemap lists ${listed} of ${published} published apartments.`,
  },
  backup: {
    title: 'Backups',
    done: 'The newest backup of this server is less than a day old.',
    none: 'There is no backup of the last day in the folder of this server. Run npm run backup every day. If backups are made elsewhere, check them there.',
  },
};

/** What applying a place would change. */
export const places = {
  notChosen: 'not chosen',
  country: 'Country',
  city: 'City, with its map',
  currency: 'Currency',
  timeZone: 'Time zone',
  firstDayOfWeek: 'First day of the week',
  weekendNights: 'Weekend nights',
  /** @param names of weekdays */
  days: (names: readonly string[]) => (names.length === 0 ? 'None' : names.join(', ')),
  /** @param size what it comes to, as `terms` says it */
  tax: (name: string, size: string) => `${name}: ${size}`,
  /** @param tax as it is told above */
  switchedOff: (tax: string) => `${tax} (switched off)`,
  ratesStay: (before: string, after: string) =>
    `Rates and fees keep their numbers: what was ${before} is ${after}. Check those of every apartment.`,
};
