import type { EditingView } from './view';

export const siteViews: readonly EditingView[] = [
  {
    uid: 'api::company-address.company-address',
    mainField: 'address',
    list: ['address'],
    form: [[['address', 12]]],
    fields: { address: ['Address', 'Shown in the footer, with a link to a map search.'] },
  },
  {
    uid: 'api::site-setting.site-setting',
    mainField: 'brand',
    list: ['brand', 'phone', 'email'],
    form: [
      [
        ['brand', 4],
        ['tagline', 8],
      ],
      [['appearance', 12]],
      [
        ['phone', 6],
        ['email', 6],
      ],
      [['host', 12]],
      [['endorsement', 12]],
      [['openingHours', 12]],
      [['socialLinks', 12]],
      [
        ['country', 6],
        ['city', 6],
      ],
      [
        ['currency', 4],
        ['timeZone', 4],
        ['firstDayOfWeek', 4],
      ],
      [
        ['languages', 6],
        ['staffMailLanguage', 6],
      ],
      [
        ['checkInTime', 6],
        ['checkOutTime', 6],
      ],
      [['stays', 12]],
      [['holds', 12]],
      [['paymentTerms', 12]],
      [['paymentReminders', 12]],
      [['arrivalRule', 12]],
      [['turnover', 12]],
      [['bankDetails', 12]],
      [['limits', 12]],
      [['lengthOfStayDiscounts', 12]],
      [['cancellationPolicy', 12]],
      [['currencies', 12]],
      [['pictureNote', 12]],
      [['publishingChecks', 12]],
      [['validPermits', 12]],
    ],
    fields: {
      brand: ['Brand'],
      tagline: ['Tagline', 'One sentence about the business, on the home page.'],
      appearance: ['Appearance', 'Guests see a change within a second.'],
      phone: ['Phone', 'With its country code.'],
      email: ['Email'],
      host: ['Host', 'Shown on the page of every apartment, with how soon you answer enquiries.'],
      endorsement: ['Marketplace endorsement', 'Your rating there, inside the banner.'],
      openingHours: ['Opening hours', 'Without any, guests read that you answer around the clock.'],
      socialLinks: ['Social links', 'Shown in the footer.'],
      country: [
        'Country',
        'Two letters, such as DE. Local phone numbers are read as numbers of this country.',
      ],
      city: [
        'City',
        'As guests call it. It stands in titles, and after times. Leave it empty for the city of the time zone.',
      ],
      currency: [
        'Currency',
        'Three letters, such as EUR. Choose it before you enter rates: with the first reservation it is fixed.',
      ],
      timeZone: ['Time zone', 'Such as Europe/Madrid. With the first reservation it is fixed.'],
      firstDayOfWeek: ['Weeks begin on', 'In calendars.'],
      languages: [
        'Languages',
        'Of the site. Pages in Arabic are at /ar, and each page links to its other language. What editors have translated is read there; the rest stays English. The demo is in both.',
      ],
      staffMailLanguage: ['Language of emails to you', 'Guests get emails in their own language.'],
      checkInTime: ['Check-in from', 'Local time, such as 15:00. Advance notice is counted up to it.'],
      checkOutTime: ['Check-out by', 'Local time, such as 11:00.'],
      stays: ['Stays', 'For every apartment without its own.'],
      holds: ['How long prices and nights are kept', 'What guests have already been told stays as it is.'],
      paymentTerms: [
        'Payment terms',
        'What guests pay when they book, for apartments that say nothing else. Stays that are booked keep theirs.',
      ],
      paymentReminders: ['Payment reminders', 'Once before and once after the day on which the rest is due.'],
      arrivalRule: ['When guests get the door code', 'Wi-Fi, check-in steps and house manual with it.'],
      turnover: ['Turnover', 'Which work between stays is planned by itself.'],
      bankDetails: [
        'Bank details',
        'For guests who pay by bank transfer, where the business details name no account.',
      ],
      limits: ['Limits on unpaid bookings', 'Beyond these, guests are asked to call.'],
      lengthOfStayDiscounts: ['Length-of-stay discounts', 'Only the largest one that applies is used.'],
      cancellationPolicy: ['Cancellation policy', 'For apartments that have none of their own.'],
      currencies: ['Other currencies', 'Shown as “about”. Guests are always charged in your own currency.'],
      pictureNote: [
        'Note about pictures',
        'Shown once, in the footer. Leave empty when the photos are real.',
      ],
      publishingChecks: ['Before an apartment is published', 'Photos, permit, texts, area and rate.'],
      validPermits: [
        'Publish with a valid permit only',
        'On: an apartment whose permit has expired cannot be published. Without a choice it is on where we know the permits of your city.',
      ],
    },
  },
  {
    uid: 'site.appearance',
    mainField: 'brandColour',
    list: ['fonts', 'brandColour'],
    form: [
      [
        ['logo', 4],
        ['logoOnDark', 4],
        ['icon', 4],
      ],
      [
        ['brandColour', 4],
        ['accentColour', 4],
        ['fonts', 4],
      ],
    ],
    fields: {
      logo: [
        'Logo',
        'In place of the name in the header. At least 80 pixels high works best, on a transparent background.',
      ],
      logoOnDark: ['Logo on dark', 'For the footer. Without it, the name stands there.'],
      icon: ['Icon', 'Square, ideally 512 pixels or more. For tabs, bookmarks and phones.'],
      brandColour: [
        'Brand colour',
        'Of buttons and links, such as #0F5C5C. It has to be dark enough to be read on the page.',
      ],
      accentColour: ['Accent colour', 'Of stars and ornaments, such as #B8893B.'],
      fonts: ['Fonts', 'Of headings and of texts.'],
    },
  },
  {
    uid: 'site.opening-hours',
    mainField: 'opens',
    list: ['opens', 'closes'],
    form: [
      [['days', 12]],
      [
        ['opens', 6],
        ['closes', 6],
      ],
    ],
    fields: { days: ['Days'], opens: ['From', 'Such as 09:00.'], closes: ['Until', 'Such as 18:00.'] },
  },
  {
    uid: 'site.social-link',
    mainField: 'url',
    list: ['network', 'url'],
    form: [
      [
        ['network', 4],
        ['url', 8],
      ],
    ],
    fields: { network: ['Network'], url: ['Address', 'Begins with https://'] },
  },
  {
    uid: 'site.host',
    mainField: 'name',
    list: ['name', 'spokenLanguages'],
    form: [
      [
        ['name', 6],
        ['spokenLanguages', 6],
      ],
      [['about', 12]],
      [
        ['portrait', 6],
        ['whatsapp', 6],
      ],
    ],
    fields: {
      name: ['Name', 'Of the person, or of the team.'],
      portrait: ['Portrait', 'Upright, with a face that looks at the guest.'],
      about: ['About', 'Two or three sentences.'],
      spokenLanguages: ['Languages', 'For example “English, Arabic and Hindi”.'],
      whatsapp: ['WhatsApp number', 'With its country code and without spaces, such as +971501234567.'],
    },
  },
  {
    uid: 'site.endorsement',
    mainField: 'marketplace',
    list: ['marketplace', 'averageRating'],
    form: [
      [
        ['marketplace', 4],
        ['airbnbReviewCount', 4],
        ['averageRating', 4],
      ],
      [
        ['profileUrl', 8],
        ['enabled', 4],
      ],
    ],
    fields: {
      marketplace: ['Marketplace'],
      airbnbReviewCount: ['Number of reviews', 'Shown as “1240+ reviews”.'],
      averageRating: ['Average rating', '1 to 5.'],
      profileUrl: ['Your profile there', 'Begins with https://'],
      enabled: ['Show it'],
    },
  },
  {
    uid: 'site.currency',
    mainField: 'code',
    list: ['code', 'symbol', 'perAed'],
    form: [
      [
        ['code', 4],
        ['symbol', 4],
        ['perAed', 4],
      ],
    ],
    fields: {
      code: ['Code', 'Such as USD'],
      symbol: ['Symbol', 'Such as $'],
      perAed: ['For one of yours', 'How much of it one unit of your currency buys: 1.08 USD for one EUR.'],
    },
  },
];
