import { plural } from 'booking-rules/shared/format/plural';

/** What is said of the addresses that channels read, and of nights that a guest and a channel both hold. */
export const channelBookings = {
  addresses: {
    title: 'Addresses for channels',
    explanation:
      'Give each channel its address, so that it blocks what is booked here. It holds no names. Anyone who knows the address can read which nights are taken.',
    none: 'No address has been created yet. Choose an apartment and a channel.',
    noneOfApartment: 'This apartment has no address yet.',
    notRead: (channel: string) => `${channel}, not read yet`,
    read: (channel: string, age: string) => `${channel}, read ${age}`,
    create: 'Create an address',
    exists: 'Created already',
    created: (apartment: string, channel: string) =>
      `The address of ${apartment} for ${channel} is ready to copy.`,
    createdUnnamed: (channel: string) => `The address of the apartment for ${channel} is ready to copy.`,
    copy: 'Copy',
    copyOf: (channel: string, apartment: string) => `Copy the address: ${channel}, ${apartment}`,
    copied: 'Copied. Paste it on the channel, under “import calendar”.',
    renew: 'New address …',
    renewOf: (channel: string, apartment: string) => `New address …: ${channel}, ${apartment}`,
    renewal: {
      title: 'New address',
      keep: 'Keep it',
      make: 'Make a new address',
      made: (channel: string) => `New address made. Copy it to ${channel} now.`,
      warning: (channel: string, apartment: string) =>
        `The present address stops working at once. Until you paste the new one on ${channel}, it no longer sees what is booked here, and nights of ${apartment} can be sold twice.`,
    },
  },
  conflicts: {
    title: (count: number) => `Double bookings (${count})`,
    showMore: (count: number) => `Show ${count} more`,
    when: (apartment: string, ranges: readonly string[]) => `${apartment}, ${ranges.join(', ')}`,
    /** After the guest's name, which is a link. */
    bothHold: (channel: string, nights: number) => ` and ${channel} both hold ${plural(nights, 'night')}.`,
    found: (age: string) => `found ${age}`,
    cancelGuest: 'Cancel the guest’s stay …',
    channelCancelled: (channel: string) => `${channel} has cancelled`,
    noted: (channel: string) =>
      `Noted. If ${channel} still shows the nights tomorrow, they are listed again.`,
    leave: 'Leave both',
    left: 'Both bookings stay as they are.',
  },
  moving: {
    title: (reference: string) => `Move ${reference}`,
    ask: 'Move the guest …',
    moved: (apartment: string) => `Moved to ${apartment}. The guest is being told.`,
    stay: (dates: string, nights: number, guests: number) =>
      `${dates}, ${plural(nights, 'night')}, ${plural(guests, 'guest')}.`,
    noneFree: 'No other apartment is free for this stay. Cancel it, or ask the channel to cancel theirs.',
    keepsPrice: (total: string) => `The guest keeps the agreed price of ${total} and is told by email.`,
    nearest: (shown: number, all: number) => `The ${shown} nearest in price of ${all} free apartments:`,
    free: 'Free apartments',
    move: 'Move here',
    moveTo: (apartment: string) => `Move here: ${apartment}`,
    /** @param bedrooms 0 for a studio */
    home: (district: string, bedrooms: number, capacity: number) =>
      `${district}, ${bedrooms === 0 ? 'studio' : plural(bedrooms, 'bedroom')}, sleeps ${capacity}`,
    samePrice: 'same price',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
  },
  troubled: (count: number) => `Calendars of channels (${count})`,
};
