/** Channels with a display name. Any other lower-case word can name a channel, too. */
const NAMES: Readonly<Record<string, string>> = {
  airbnb: 'Airbnb',
  'booking-com': 'Booking.com',
  vrbo: 'Vrbo',
  agoda: 'Agoda',
  expedia: 'Expedia',
  ownerrez: 'OwnerRez',
};

/** A channel in a manager's words: `booking-com` is Booking.com. */
export function channelName(channel: string): string {
  const known = NAMES[channel];
  if (known !== undefined) return known;
  const words = channel.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a text can name a channel: lower-case letters, digits and hyphens, 24 at most. */
export function isChannel(text: string): boolean {
  return /^[a-z][a-z0-9-]{1,23}$/.test(text);
}
