import type { EditingView } from './view';

export const taxViews: readonly EditingView[] = [
  {
    uid: 'plugin::booking-rules.charge-rule',
    mainField: 'name',
    sort: { by: 'name', order: 'ASC' },
    list: ['name', 'kind', 'basis', 'percent', 'active', 'from', 'until'],
    form: [
      [
        ['name', 6],
        ['code', 6],
      ],
      [
        ['kind', 3],
        ['basis', 6],
        ['active', 3],
      ],
      [
        ['amount', 4],
        ['deluxeAmount', 4],
        ['percent', 4],
      ],
      [
        ['nights', 6],
        ['taxable', 6],
      ],
      [
        ['from', 6],
        ['until', 6],
      ],
      [['apartments', 12]],
    ],
    fields: {
      name: ['Name', 'Guests read it as a line of the price, such as “City tax”.'],
      code: ['Short name', 'For reports and exports. It never changes once it is saved.'],
      kind: ['Fee or tax', 'A fee is yours, a tax is passed on. A tax by night has a sheet in the reports.'],
      basis: ['Charged for', 'What the amount below is for, or what the percentage is of.'],
      active: ['On', 'Off: no new stay is charged. Stays that are booked keep what was agreed.'],
      amount: ['Amount', 'For each of what it is charged for. Leave empty for a percentage.'],
      deluxeAmount: ['Amount in deluxe apartments', 'Leave empty where it is the same.'],
      percent: ['Percent', 'Leave empty for an amount.'],
      nights: ['First nights of a stay', 'Charged for this many nights at most. Leave empty for all nights.'],
      taxable: ['Taxable', 'On: percentages of all that is taxable, such as VAT, are charged on it too.'],
      from: ['From', 'By each night where it is charged by night, else by the day of arrival.'],
      until: ['Until', 'Included. Leave empty while no end is known.'],
      apartments: ['Apartments', 'Leave empty for all.'],
    },
  },
  {
    uid: 'booking.length-of-stay-discount',
    mainField: 'nights',
    list: ['nights', 'percent'],
    form: [
      [
        ['nights', 6],
        ['percent', 6],
      ],
    ],
    fields: { nights: ['From this many nights'], percent: ['Percent off the nights'] },
  },
  {
    uid: 'booking.cancellation-tier',
    mainField: 'days',
    list: ['days', 'percent'],
    form: [
      [
        ['days', 6],
        ['percent', 6],
      ],
    ],
    fields: {
      days: ['Days before arrival, or more', 'Calendar days at the property.'],
      percent: ['Percent refunded'],
    },
  },
];
