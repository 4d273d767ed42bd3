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
      [
        ['guestsMayChange', 4],
        ['guestChangeDays', 8],
      ],
    ],
    fields: {
      maximumStay: ['Longest stay in nights', '1 to 1,096. An apartment can have its own.'],
      weekendNights: ['Weekend nights', 'Charged at the weekend rate. None chosen: no weekend rate.'],
      guestsMayChange: ['Guests may change their stay', 'On their booking’s page: dates and guests.'],
      guestChangeDays: [
        'Until so many days before arrival',
        '0 to 365. Later they are asked to write to you.',
      ],
    },
  },
  {
    uid: 'booking.arrival-rule',
    mainField: 'hoursBefore',
    list: ['hoursBefore'],
    form: [
      [
        ['hoursBefore', 4],
        ['onlyPaid', 4],
        ['onlyRegistered', 4],
      ],
    ],
    fields: {
      hoursBefore: ['From so many hours before check-in', '0 to 720.'],
      onlyPaid: ['Only once the stay is paid', 'One that is paid on arrival does not wait.'],
      onlyRegistered: ['Only once the guests are registered'],
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
      [
        ['paymentHours', 6],
        ['reminderHours', 6],
      ],
      [
        ['addressHours', 6],
        ['payOnArrival', 6],
      ],
    ],
    fields: {
      quoteMinutes: [
        'Price shown to a guest: minutes',
        '5 to 1,440. The price stays the same for this long.',
      ],
      offerHours: ['Price sent in a reply: hours', '1 to 720. For quotes attached to an answered enquiry.'],
      cardMinutes: ['Payment by card: minutes', '10 to 120. Nights are held this long while the guest pays.'],
      answerHours: ['Request to book: hours', '1 to 168. A request that nobody answers then expires.'],
      paymentHours: [
        'Payment by bank transfer: hours',
        '1 to 720, and never later than check-in. The booking then expires.',
      ],
      reminderHours: ['Reminder: hours before', 'Before a bank transfer is due. 0 for none.'],
      addressHours: [
        'Confirming an email address: hours',
        '1 to 48. Nights are held for this long until a guest opens the link in our first email.',
      ],
      payOnArrival: ['Pay on arrival', 'Guests can choose it and are confirmed without paying.'],
    },
  },
  {
    uid: 'booking.payment-terms',
    mainField: 'percentNow',
    list: ['percentNow', 'daysBefore'],
    form: [
      [
        ['percentNow', 6],
        ['daysBefore', 6],
      ],
    ],
    fields: {
      percentNow: ['Paid when booking: percent', '1 to 100 of the total. 100 is everything.'],
      daysBefore: [
        'The rest: days before arrival',
        '0 to 365. Guests who book later than that pay everything when they book.',
      ],
    },
  },
  {
    uid: 'booking.payment-reminders',
    mainField: 'daysBefore',
    list: ['daysBefore', 'daysAfter'],
    form: [
      [
        ['daysBefore', 6],
        ['daysAfter', 6],
      ],
    ],
    fields: {
      daysBefore: ['Days before it is due', '0 to 90. 0 for none.'],
      daysAfter: ['Days after it was due', '0 to 90. 0 for none. Only while it is not paid.'],
    },
  },
  {
    uid: 'booking.turnover',
    mainField: 'stayOverEvery',
    list: ['stayOverEvery', 'checksArrivals'],
    form: [
      [
        ['stayOverEvery', 6],
        ['checksArrivals', 6],
      ],
    ],
    fields: {
      stayOverEvery: ['Clean during a stay: every so many nights', '0 to 30. 0 for never.'],
      checksArrivals: [
        'Check before an arrival',
        'Where nobody cleans on the day. A clean between two stays covers it.',
      ],
    },
  },
  {
    uid: 'booking.unpaid-limits',
    mainField: 'staysPerGuest',
    list: ['staysPerGuest', 'nightsPerGuest'],
    form: [
      [
        ['staysPerGuest', 6],
        ['nightsPerGuest', 6],
      ],
      [
        ['staysPerNetwork', 6],
        ['nightsPerNetwork', 6],
      ],
      [['unconfirmedPerDay', 6]],
    ],
    fields: {
      staysPerGuest: ['Open unpaid stays of a guest', 'By email address and by phone number.'],
      nightsPerGuest: ['Nights of these stays'],
      staysPerNetwork: ['Unpaid stays from one network in a day'],
      nightsPerNetwork: ['Nights of these stays'],
      unconfirmedPerDay: [
        'Unconfirmed stays for an address in a day',
        'Each sends up to two emails to an address that may be a stranger’s.',
      ],
    },
  },
];
