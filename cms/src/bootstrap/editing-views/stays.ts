import type { EditingView } from './view';

export const stayViews: readonly EditingView[] = [
  {
    uid: 'booking.stays',
    mainField: 'maximumStay',
    list: ['maximumStay'],
    form: [
      [
        ['maximumStay', 4],
        ['weekendNights', 8],
      ],
    ],
    fields: {
      maximumStay: ['Longest stay in nights', '1 to 1,096. An apartment can have its own.'],
      weekendNights: ['Weekend nights', 'Charged at the weekend rate. None chosen: no weekend rate.'],
    },
  },
  {
    uid: 'booking.holds',
    mainField: 'quoteMinutes',
    list: ['quoteMinutes', 'answerHours'],
    form: [
      [
        ['quoteMinutes', 6],
        ['offerHours', 6],
      ],
      [
        ['cardMinutes', 6],
        ['answerHours', 6],
      ],
    ],
    fields: {
      quoteMinutes: [
        'Price shown to a guest: minutes',
        '5 to 1,440. The price stays the same for this long.',
      ],
      offerHours: ['Price sent in a reply: hours', '1 to 720. For quotes attached to an answered enquiry.'],
      cardMinutes: [
        'Payment by card: minutes',
        '10 to 120. Nights are held for this long while the guest pays.',
      ],
      answerHours: ['Request to book: hours', '1 to 168. Then a request that nobody answered expires.'],
    },
  },
];
