/** Around every page: notices, menus, banner, footer, and the question for consent. */
export const layout = {
  skipToContent: 'Skip to content',
  draft: "Draft: guests can't see this yet",
  demo: 'This is a demo: apartments, reviews, permits and people are invented, and no booking is real',
  /** On a page whose main text is in another language than the page. */
  notTranslated: 'Not translated yet',
  /** Of the way to a page, for screen readers. */
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  apartments: 'Apartments',
  opensInNewTab: '(opens in a new tab)',
  menu: {
    main: 'Main',
    mobile: 'Mobile',
    open: 'Menu',
    areas: 'Areas',
    guides: 'Guides',
    bookNow: 'Book Now',
    currency: 'Currency',
  },
  /** Pages that menus lead to, by the short names that fit into them. */
  pages: {
    'about-us': 'About us',
    'our-services': 'Services',
    'property-management': 'For owners',
  },
  banner: {
    label: 'Discount',
    copyCode: (code: string) => `Copy the code ${code}`,
    copied: 'Copied',
  },
  footer: {
    areas: 'Apartments by area',
    reading: 'About and guides',
    contact: 'Contact',
    writeToUs: 'Write to us',
    currency: 'Currency of prices',
    copyright: (year: string, brand: string) => `© ${year} ${brand}. All rights reserved.`,
    lookUpBooking: 'Look up a booking',
    privacyChoices: 'Privacy choices',
  },
  contact: {
    address: 'Address, opens a map in a new tab',
    phone: 'Phone',
    email: 'Email',
    openingHours: 'Opening hours',
    anyTime: 'Call us any time, day or night.',
  },
  consent: {
    question:
      'May we count visits and try out small changes to improve this site? Booking works the same either way.',
    no: 'No thanks',
    yes: "That's fine",
  },
};

/** What the header of every page says of the guest's account. */
export const accountMenu = {
  signIn: 'Sign in',
  account: 'Account',
  /** Before a name. */
  signedInAs: 'Signed in as',
  myBookings: 'My bookings',
  profile: 'Profile and password',
  signOut: 'Sign out',
};
