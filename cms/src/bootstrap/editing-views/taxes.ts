import type { EditingView } from './view';

export const taxViews: readonly EditingView[] = [
  {
    uid: 'booking.fees',
    mainField: 'vatPercent',
    list: ['vatPercent'],
    form: [
      [
        ['vatPercent', 6],
        ['tourismDirhamNights', 6],
      ],
      [
        ['tourismDirhamStandard', 6],
        ['tourismDirhamDeluxe', 6],
      ],
    ],
    fields: {
      vatPercent: ['VAT in percent', 'On everything but the Tourism Dirham.'],
      tourismDirhamNights: ['Tourism Dirham: nights', 'Charged for this many nights of a stay.'],
      tourismDirhamStandard: ['Tourism Dirham: standard', 'Per bedroom and night.'],
      tourismDirhamDeluxe: ['Tourism Dirham: deluxe', 'Per bedroom and night.'],
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
      days: ['Days before arrival, or more', 'Calendar days in Dubai.'],
      percent: ['Percent refunded'],
    },
  },
];
