import { plural } from 'booking-rules/shared/format/plural';

/** What the guest of a reservation sees of the arrival information, and what a manager decides about it. */
export const arrival = {
  title: 'Arrival information',
  nothingWritten: 'Nothing has been written for this apartment yet.',
  write: 'Write it in the listing',
  items: {
    address: 'Address',
    directions: 'Directions',
    steps: 'Check-in steps',
    doorCode: 'Door code',
    wifi: 'Wi-Fi',
    manual: 'House manual',
  },
  shown: 'Shown to the guest',
  shownSteps: (steps: number) => `${plural(steps, 'step')}, shown to the guest`,
  withheld: {
    'held-back': 'Held back',
    'not-confirmed': 'Not shown before the stay is confirmed',
    over: 'No longer shown',
  },
  once: { payment: 'paid', registration: 'the guests are registered' },
  /** @param from null where that time has come */
  later: (from: string | null, once: readonly string[]) =>
    [from === null ? 'Not shown' : `From ${from}`, once.length === 0 ? '' : `once ${once.join(' and ')}`]
      .filter((part) => part !== '')
      .join(', '),
  decided: { released: 'Released early', 'held-back': 'Held back' },
  decide: { released: 'Release now', 'held-back': 'Hold back', rule: 'Let the rule decide' },
  saved: {
    released: 'Released. The guest sees it now.',
    'held-back': 'Held back. The guest no longer sees it.',
    rule: 'The rule in Your business decides again.',
  },
};
