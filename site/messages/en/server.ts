/** Of each thing that is kept in a browser; where they are shown the compiler finds what is missing. */
const PURPOSES = {
  availabilityDateStart: 'The arrival date of your last search',
  availabilityDateEnd: 'The departure date of your last search',
  availabilityGuestNumber: 'The number of guests of your last search',
  offer: 'That you took the discount off your search',
  currency: 'The currency you chose to see prices in',
  wishlist: 'The apartments you have saved',
  'recently-seen': 'The apartments you have looked at last',
  'reservation-item': 'The apartment you are about to book',
  'reservation-price-details': 'The price you were shown for it',
  'reservation-date': 'The dates and guests you are about to book',
  'reservation-guest': 'What you have typed at checkout',
  'reservation-attempt': 'Keeps one booking from being made twice',
  'reservation-access': 'What opens the booking you are looking at',
  trips: 'Your trip as you last opened it, so that it opens without a connection',
  'session-token': 'Keeps you signed in to your account',
  'chunk-reload': 'Keeps a page that fails to load from loading over and over',
  'sign-in-return': 'The page to come back to after signing in with another service',
  'koa.sess': 'A cookie that protects signing in with another service',
  consent: 'Whether you agreed to analytics and A/B testing',
};

const KEPT = {
  tab: 'Until you close the tab',
  lasting: 'Until you clear it',
  week: '7 days, or until you sign out',
  minutes: '15 minutes',
  stay: 'Until you check out, or sign out',
};

/** Tables of legal pages, which follow from what is set and what the code does. */
export const facts = {
  /** Stands in a text for what nobody has filled in. */
  missing: '[not filled in yet]',
  columns: {
    business: ['What', 'Details'],
    cancellation: ['Policy', 'What you get back'],
    storage: ['Name', 'What it is for', 'Kept'],
    recipients: ['Who', 'What for'],
    retention: ['What', 'How long'],
  },
  business: {
    tradingName: 'Trading name',
    legalName: 'Legal name',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    licenceNumber: 'Licence number',
    taxNumber: 'Tax registration number',
  },
  usualPolicy: (name: string) => `${name} (unless your booking names another)`,
  purposes: PURPOSES,
  kept: KEPT,
  cookiesOf: (host: string) => `Cookies of ${host}`,
  asServiceSays: 'As that service says',
  countsVisits: 'Counts visits, once you have agreed to it',
  triesChanges: 'Tries out small changes, once you have agreed to it',
  recipients: {
    host: ['Our web host', 'Runs this site and keeps its database'],
    mail: ['Our email provider', 'Delivers the emails about your booking'],
    stripe: 'Takes card payments: your card details go to Stripe and never to us',
    signIn: 'Tells us who you are, if you choose to sign in with it',
    map: 'Sends the pictures of maps, and sees your network address',
    country: 'Says in which country you are, for the phone field at checkout',
    errorReports: 'Receives reports when something breaks, without your name',
  },
  /** What the code does: nothing in it deletes a booking, an enquiry or an account by itself. */
  retention: [
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
    [
      'Guest registration: names, nationality, documents and their pictures, encrypted',
      'For as many days after your stay as its page says; until you cancel, if you do before you arrive',
    ],
    ['An enquiry: name, email, phone and what you wrote', 'Until we delete it'],
    [
      'An account: name, email, an encoded password and the apartments you saved',
      'Until you ask us to delete it',
    ],
  ],
};

const pageOf = (page: number): string => (page === 1 ? '' : `, page ${page}`);

/** Nothing where the business has chosen no place yet. */
const inCity = (city: string): string => (city === '' ? '' : ` in ${city}`);

/** What pages are called in tabs and by search engines, and what is said of them there. */
export const titles = {
  home: (brand: string, city: string) => `${brand} · Holiday apartments${inCity(city)}, booked directly`,
  results: (brand: string, city: string, page: number) =>
    `All apartments${inCity(city)}${pageOf(page)} · ${brand}`,
  resultsText: (brand: string, city: string) =>
    `Holiday apartments${inCity(city)}, booked directly with ${brand}: totals with all fees for your dates.`,
  area: (brand: string, area: string, page: number) => `${area} holiday apartments${pageOf(page)} · ${brand}`,
  areaText: (brand: string, area: string, city: string) =>
    `Holiday apartments in ${area}${city === '' ? '' : `, ${city}`}, booked directly with ${brand}.`,
  category: (brand: string, name: string, page: number) => `${name}${pageOf(page)} · ${brand}`,
  categoryText: (brand: string, name: string) => `${name}: guides by ${brand}.`,
  day: (brand: string, date: string) => `Guides from ${date} · ${brand}`,
  contact: (brand: string) => `Contact us · ${brand}`,
  contactText: (brand: string) =>
    `Ask ${brand} about an apartment, a stay or anything else: by phone, by email or with the form.`,
};

/** What only the server says, and no browser loads. */
export const server = { facts, titles };
