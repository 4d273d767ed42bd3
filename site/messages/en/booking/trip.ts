import { plural } from 'booking-rules/shared/format/plural';

/** The page of a trip: how long until it begins, how to get there and in, and what is kept on the device. */
export const trip = {
  countdown: {
    days: (days: number) => `${plural(days, 'day')} to go`,
    tomorrow: (time: string) => `Tomorrow from ${time}`,
    today: (time: string) => `Today from ${time}`,
    nightsLeft: (nights: number) => `${plural(nights, 'night')} left`,
    leaveTomorrow: (time: string) => `You leave tomorrow by ${time}`,
    leaveToday: (time: string) => `You leave today by ${time}`,
    after: 'We hope you enjoyed your stay',
  },
  arrival: {
    heading: 'Getting there',
    loading: 'Loading how to get there',
    failed: "We couldn't load how to get there.",
    again: 'Try again',
    address: 'Address',
    openMap: 'Open in maps',
    copyAddress: 'Copy the address',
    copied: 'Copied',
    directions: 'Directions',
    getIn: 'Getting in',
    doorCode: 'Door code',
    steps: 'Check-in steps',
    /** Of a picture. */
    stepPicture: (number: number) => `What step ${number} looks like`,
    wifi: 'Wi-Fi',
    wifiName: 'Network',
    wifiPassword: 'Password',
    copyPassword: 'Copy the password',
    manual: 'House manual',
  },
  withheld: {
    items: {
      address: 'the address',
      directions: 'the directions',
      steps: 'the check-in steps',
      doorCode: 'the door code',
      wifi: 'the Wi-Fi',
      manual: 'the house manual',
    },
    conditions: { payment: 'your stay is paid', registration: 'all guests are registered' },
    /** @param once what it takes beside the time */
    later: (items: string, from: string | null, once: string | null) =>
      `You’ll see ${items} here${from === null ? '' : ` from ${from}`}${once === null ? '' : `${from === null ? '' : ','} once ${once}`}.`,
    'not-confirmed': (items: string) => `You’ll see ${items} here once your stay is confirmed.`,
    'held-back': (items: string) => `Please contact us about ${items}.`,
  },
  houseRules: 'House rules',
  contact: {
    heading: 'Talk to us',
    text: (reference: string) => `Give us your reference ${reference} so we can find your booking.`,
    whatsapp: 'WhatsApp',
    /** What a message begins with. */
    whatsappText: (reference: string) => `Hello, this is about my booking ${reference}. `,
    newTab: '(opens in a new tab)',
  },
  calendar: 'Add to calendar',
  offline: {
    /** @param at when it was loaded */
    offline: (at: string) => `As of ${at}. You are offline.`,
    unreachable: (at: string) => `As of ${at}. We can't be reached right now.`,
    loading: (at: string) => `As of ${at}. Checking for news …`,
    kept: 'Kept on this device until you check out, so that it opens without a connection.',
    remove: 'Remove it from this device',
    removed: 'This trip is no longer kept on this device.',
  },
  /** @param apartment its name */
  open: (apartment: string) => `My trip: ${apartment}`,
};
