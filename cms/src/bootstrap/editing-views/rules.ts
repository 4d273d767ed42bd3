import type { EditingView } from './view';

export const ruleViews: readonly EditingView[] = [
  {
    uid: 'api::minimum-stay.minimum-stay',
    mainField: 'days',
    list: ['days'],
    form: [[['days', 6]]],
    fields: { days: ['Nights', 'The fewest a guest can book, where no season or override says otherwise.'] },
  },
  {
    uid: 'api::minimum-stay-override.minimum-stay-override',
    mainField: 'minimumStay',
    list: ['apartment', 'minimumStay'],
    form: [
      [
        ['apartment', 8],
        ['minimumStay', 4],
      ],
    ],
    fields: {
      apartment: ['Apartment', 'One override for each apartment.'],
      minimumStay: ['Nights', 'Replaces the global minimum stay. Seasons override it.'],
    },
  },
  {
    uid: 'plugin::booking-rules.season',
    mainField: 'name',
    sort: { by: 'firstNight', order: 'ASC' },
    list: ['name', 'firstNight', 'lastNight', 'minimumNights', 'apartments'],
    form: [
      [
        ['name', 6],
        ['firstNight', 3],
        ['lastNight', 3],
      ],
      [['apartments', 12]],
      [
        ['nightlyRate', 4],
        ['weekendRate', 4],
        ['minimumNights', 4],
      ],
      [
        ['arrivalDays', 6],
        ['departureDays', 6],
      ],
    ],
    fields: {
      name: ['Name', 'For you, and for guests when a stay is refused, such as “New Year peak”.'],
      firstNight: ['First night'],
      lastNight: ['Last night', 'Included.'],
      apartments: ['Apartments', 'Leave empty for all. A season for an apartment wins over one for all.'],
      nightlyRate: ['Rate per night', 'Leave empty to keep the apartment’s own.'],
      weekendRate: ['Weekend rate', 'Leave empty to use the season’s rate.'],
      minimumNights: ['Minimum nights', 'For arrivals in the season. Leave empty to keep the usual minimum.'],
      arrivalDays: ['Arrivals on', 'None chosen: every day.'],
      departureDays: ['Departures on', 'None chosen: every day.'],
    },
  },
  {
    uid: 'plugin::booking-rules.cancellation-policy',
    mainField: 'name',
    sort: { by: 'name', order: 'ASC' },
    list: ['name', 'tiers'],
    form: [[['name', 12]], [['tiers', 12]]],
    fields: {
      name: ['Name', 'Guests read it beside what they get back, such as “Flexible”.'],
      tiers: [
        'What guests get back',
        'After the last tier, nothing. Without tiers, nothing at all. Stays that are booked keep what was agreed.',
      ],
    },
  },
  {
    uid: 'plugin::booking-rules.rate-plan',
    mainField: 'name',
    sort: { by: 'name', order: 'ASC' },
    list: ['name', 'percent', 'paidAtOnce', 'active'],
    form: [
      [
        ['name', 6],
        ['percent', 3],
        ['active', 3],
      ],
      [['cancellationPolicy', 12]],
      [
        ['paidAtOnce', 6],
        ['noticeDays', 6],
      ],
      [['apartments', 12]],
    ],
    fields: {
      name: [
        'Name',
        'Guests see it when they choose, such as “Non-refundable”. “Standard” is always there beside it.',
      ],
      percent: ['Change of the nights’ price (%)', '-10 takes 10% off, 10 adds 10%.'],
      active: ['On', 'Off: nobody can choose it. Stays that are booked with it keep it.'],
      cancellationPolicy: ['Cancellation policy', 'Leave empty for that of the apartment.'],
      paidAtOnce: ['Paid in full when booked', 'Guests cannot choose to pay on arrival.'],
      noticeDays: [
        'Days before arrival',
        'Offered until this many days before arrival. 0: until the day itself.',
      ],
      apartments: ['Apartments', 'Leave empty for all.'],
    },
  },
  {
    uid: 'plugin::booking-rules.extra',
    mainField: 'name',
    sort: { by: 'order', order: 'ASC' },
    list: ['name', 'price', 'basis', 'noticeHours', 'active'],
    form: [
      [
        ['name', 6],
        ['slug', 6],
      ],
      [['description', 12]],
      [
        ['price', 4],
        ['basis', 4],
        ['taxable', 4],
      ],
      [
        ['noticeHours', 4],
        ['most', 4],
        ['order', 4],
      ],
      [
        ['changesTime', 6],
        ['time', 6],
      ],
      [['active', 12]],
      [['apartments', 12]],
    ],
    fields: {
      name: [
        'Name',
        'Guests see it when they choose, and on bookings and invoices, such as “Airport transfer”.',
      ],
      slug: ['Short name', 'For addresses and programs. Bookings keep the one they were made with.'],
      description: ['Description', 'One sentence for guests: what it includes.'],
      price: ['Price', 'Before VAT.'],
      basis: [
        'Charged for each',
        'stay: once. night: each night. guest: each guest. guest-night: each guest and night.',
      ],
      taxable: ['VAT is charged on it'],
      noticeHours: [
        'Hours before check-in',
        'Guests can book it and take it off until then. You can do so at any time.',
      ],
      most: ['At most in one booking'],
      order: ['Position in the list', 'Lower numbers come first.'],
      changesTime: ['Changes a time', 'For an early check-in or a late check-out. Turnover plans with it.'],
      time: ['The time', 'Local time, such as 14:00.'],
      active: ['On', 'Off: nobody can book it. Bookings that have it keep it.'],
      apartments: ['Apartments', 'Leave empty for all.'],
    },
  },
  {
    uid: 'plugin::booking-rules.promotion',
    mainField: 'code',
    sort: { by: 'code', order: 'ASC' },
    list: ['code', 'percent', 'active', 'bookUntil', 'stayUntil', 'onBanner'],
    form: [
      [
        ['code', 4],
        ['percent', 3],
        ['amount', 3],
        ['active', 2],
      ],
      [
        ['bookFrom', 3],
        ['bookUntil', 3],
        ['stayFrom', 3],
        ['stayUntil', 3],
      ],
      [
        ['minimumNights', 4],
        ['useLimit', 4],
      ],
      [
        ['onBanner', 4],
        ['bannerText', 8],
      ],
      [['apartments', 12]],
    ],
    fields: {
      code: ['Code', 'What guests enter. Upper and lower case are the same.'],
      percent: ['Percent off the nights', 'After the length-of-stay discount.'],
      amount: ['Or an amount off the nights', 'Counts in place of the percentage, as far as the nights go.'],
      active: ['On'],
      bookFrom: ['Bookings from'],
      bookUntil: ['Bookings until', 'Included.'],
      stayFrom: ['First night from'],
      stayUntil: ['Last night until', 'Included.'],
      minimumNights: ['Minimum nights'],
      useLimit: [
        'Uses',
        "How many reservations may use it. Cancelled and expired ones don't count. Leave empty for no limit.",
      ],
      onBanner: [
        'On the banner',
        'At the top of every page, while the code can be used. Of several, the oldest is shown.',
      ],
      bannerText: ['Banner text', 'Beside the code, such as “Book direct and save on your nights”.'],
      apartments: ['Apartments', 'Leave empty for all.'],
    },
  },
];

export const ownershipView: EditingView = {
  uid: 'plugin::booking-rules.ownership',
  mainField: 'note',
  list: ['owner', 'apartments', 'note'],
  pickBy: { owner: 'email' },
  form: [
    [
      ['owner', 8],
      ['commission', 4],
    ],
    [['apartments', 12]],
    [['note', 12]],
  ],
  fields: {
    owner: [
      'Owner',
      'An account of this panel with the role Owner. It sees these apartments under Bookings, and nothing else.',
    ],
    apartments: [
      'Apartments',
      'Shows their calendar, stays (guests by first name) and reports. Takes effect right away.',
    ],
    commission: [
      'Commission (%)',
      'Your share of what the nights bring after discounts, as agreed with the owner. It is on the owner’s statement.',
    ],
    note: ['Note', "For you, such as the owner’s name or contract. The owner doesn't see it."],
  },
};
