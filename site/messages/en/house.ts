import { plural } from 'booking-rules/shared/format/plural';

/** What people read who look after apartments. */
export const house = {
  housekeeping: {
    title: 'Your list',
    titleOf: (name: string) => `${name}'s list`,
    loading: 'Loading your list',
    withoutScript: 'Switch on JavaScript to see your list here.',
    noLink: 'Open the link that you were sent: it ends in a long code.',
    closed: 'This link is closed',
    closedText: 'Ask for a new one. The old link shows nothing any more.',
    notLoaded: "Your list couldn't be loaded",
    again: 'Try again',
    today: (day: string) => `Today, ${day}`,
    tomorrow: (day: string) => `Tomorrow, ${day}`,
    nothing: 'Nothing to do.',
    left: (count: number) => `${plural(count, 'task')} left`,
    kinds: {
      clean: 'Clean after check-out',
      'stay-over': 'Clean during the stay',
      check: 'Check before arrival',
      key: 'Prepare the key',
      maintenance: 'Maintenance',
    },
    late: (day: string) => `Open since ${day}`,
    sameDay: 'Guests arrive today',
    from: (time: string, isLate: boolean) =>
      isLate ? `Guests leave by ${time} (late check-out)` : `Guests leave by ${time}`,
    by: (time: string, isEarly: boolean) =>
      isEarly ? `Ready by ${time} (early check-in)` : `Ready by ${time}`,
    /** @param guests null where a channel does not say */
    next: (day: string, guests: number | null) =>
      guests === null ? `Next guests: ${day}` : `Next guests: ${day}, ${plural(guests, 'guest')}`,
    there: (guests: number | null) =>
      guests === null ? 'Guests are staying' : `Guests are staying: ${plural(guests, 'guest')}`,
    extras: (names: readonly string[]) => `Prepare: ${names.join(', ')}`,
    note: (words: string) => `Note: ${words}`,
    reported: (words: string) => `Reported: ${words}`,
    addPhoto: 'Add a photo',
    otherPhoto: 'Another photo',
    removePhoto: 'Remove the photo',
    photoOf: 'Your photo',
    unreadablePhoto: "This photo couldn't be read. Take another one.",
    done: 'Done',
    doneOf: (task: string, apartment: string) => `Done: ${task}, ${apartment}`,
    isDone: 'Done',
    undo: 'Not done after all',
    notSent: "That wasn't sent. Nothing is lost: try again.",
    report: {
      open: 'Report a problem',
      title: (apartment: string) => `A problem at ${apartment}`,
      text: 'What is wrong?',
      missing: 'Write what is wrong',
      send: 'Send',
    },
  },
};
